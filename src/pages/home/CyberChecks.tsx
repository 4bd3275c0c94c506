import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './CyberChecks.module.css';
import type { HomeParts } from './HomePage.tsx';
import { SecurityGraphic } from './SecurityGraphic.tsx';

export function CyberChecks({ parts }: { parts: HomeParts | undefined }) {
  return (
    <Section id="cyber-checks" field="sunk">
      <div className={css.layout}>
        <Prerendered className={css.words} content={parts?.CheckList} />
        <SecurityGraphic still={parts?.StillFigure} />
      </div>
      <Prerendered content={parts?.SecurityPromise} />
    </Section>
  );
}
