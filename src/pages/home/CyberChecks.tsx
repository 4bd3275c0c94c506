import { securityChecks } from '../../content/home.ts';
import { pageIcons } from '../../content/pageIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './CyberChecks.module.css';
import { SecurityGraphic } from './SecurityGraphic.tsx';

export function CyberChecks() {
  return (
    <Section id="cyber-checks" tone="sunk">
      <div className={css.layout}>
        <div className={css.words}>
          <h2 id="cyber-checks-title">SECURITY BY DESIGN</h2>
          <p>A free cybersecurity check comes with every automation setup.</p>
          <ul className={css.checks}>
            {securityChecks.map(({ title, text, icon, tag }) => (
              <li key={title}>
                <Icon path={pageIcons[icon]} />
                <h3>{title}</h3>
                {tag && <p className={css.tag}>{tag}</p>}
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <SecurityGraphic />
      </div>
      <p className={css.banner}>
        <Icon path={pageIcons.shield} />
        Security is built in by default. You don’t have to ask for it.
      </p>
    </Section>
  );
}
