import { pageIcons } from '../../content/pageIcons.ts';
import { approach } from '../../content/resources.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Approach.module.css';

export function Approach() {
  return (
    <Section id="approach" tone="sunk">
      <h2 id="approach-title">Why Our Approach Works</h2>
      <ul className={css.cards}>
        {approach.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon path={pageIcons[icon]} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
