import { securityChecks } from '../../content/home.ts';
import { pageIcons } from '../../content/pageIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './CyberChecks.module.css';
import { SecurityGraphic } from './SecurityGraphic.tsx';

/** What is looked at: one sheet, a line for each item, and the conclusion. */
function Sheet() {
  return (
    <div className={css.sheet} data-tone="sheet">
      <p className={css.head}>Cybersecurity check: what it covers</p>
      <ul>
        {securityChecks.map(({ title, text, tag }) => (
          <li key={title}>
            <Icon path={pageIcons.check} />
            <h3>{title}</h3>
            {tag && <p className={css.tag}>{tag}</p>}
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={css.conclusion}>Security is built in by default, in everything we set up.</p>
    </div>
  );
}

export function CyberChecks() {
  return (
    <Section id="cyber-checks" tone="sunk">
      <div className={css.layout}>
        <div className={css.words}>
          <h2 id="cyber-checks-title">SECURITY BY DESIGN</h2>
          <p>A free cybersecurity check comes with every automation setup.</p>
        </div>
        <SecurityGraphic />
        <Sheet />
      </div>
    </Section>
  );
}
