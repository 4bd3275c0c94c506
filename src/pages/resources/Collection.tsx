import { collection } from '../../content/resources.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Collection.module.css';

/** The guides as sheets that stand in a tray; its front says how far they are. */
export function Collection() {
  return (
    <Section id="collection" tone="paper">
      <h2 id="collection-title">The guides we’re writing</h2>
      <ul className={css.sheets}>
        {collection.map(({ title, items }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={css.tray} data-tone="gold">
        <p>The resource library is in development. Each guide goes to the early-access list first.</p>
        <ButtonLink to="/#contact">Get Notified When Available</ButtonLink>
      </div>
    </Section>
  );
}
