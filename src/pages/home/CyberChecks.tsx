import { securityChecks } from '../../content/home.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './CyberChecks.module.css';
import { SecurityGraphic } from './SecurityGraphic.tsx';

/** The box in front of a line of the report, ticked by hand. */
function Tick() {
  return (
    <svg className={css.tick} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css.box} d="M25 17v10H4V6h16" />
      <path d="M9 14l6 7Q20 10 29 4" />
    </svg>
  );
}

/** What the visitor gets from the check: one page, a line for each item, and the conclusion. */
function Report() {
  return (
    <div className={css.report}>
      <p className={css.head}>
        <span>Cybersecurity check</span> <span>Page 1 of 1</span>
      </p>
      <ul>
        {securityChecks.map(({ title, text, tag }) => (
          <li key={title}>
            <Tick />
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
        <Report />
      </div>
    </Section>
  );
}
