import { pageIcons } from '../../content/pageIcons.ts';
import { approach } from '../../content/resources.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Approach.module.css';

/** The reasons as folders, each with its name on the tab. */
export function Approach() {
  return (
    <Section id="approach" tone="sunk">
      <h2 id="approach-title">Why Our Approach Works</h2>
      <ul className={css.folders}>
        {approach.map(({ title, text, icon }) => (
          <li key={title}>
            <h3>
              <Icon path={pageIcons[icon]} />
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
