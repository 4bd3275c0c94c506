import { sellingPoints } from '../../content/home.ts';
import { site } from '../../site.ts';
import { Intro } from '../../ui/Intro.tsx';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './About.module.css';
import { Shelf } from './Shelf.tsx';

/** As many points as the shelf has things to show. */
const SHOWN = 3;

export function About() {
  return (
    <Section id="about" tone="sunk">
      <Intro section="about" title="Yours, on your own server">
        <p className={css.lead}>
          Many automation services run in a cloud that you share with strangers. We set up a server just for your
          business, and we’re local when you need a hand.
        </p>
        {site.runBy && <p>{site.runBy}</p>}
      </Intro>
      <Shelf />
      <ol className={css.shown}>
        {sellingPoints.slice(0, SHOWN).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ul className={css.others}>
        {sellingPoints.slice(SHOWN).map(({ title, text }) => (
          <RevealItem key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </RevealItem>
        ))}
      </ul>
    </Section>
  );
}
