import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './CyberChecks.module.css';
import { SecurityGraphic } from './SecurityGraphic.tsx';

export function CyberChecks() {
  return (
    <Section id="cyber-checks" field="sunk">
      <div className={css.layout}>
        <Prerendered className={css.words} part="Checks" />
        <SecurityGraphic />
      </div>
      <Prerendered part="Promise" />
    </Section>
  );
}
