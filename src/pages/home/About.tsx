import { sellingPoints } from '../../content/home.ts';
import { site } from '../../site.ts';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './About.module.css';
import { Shelf } from './Shelf.tsx';

/** As many points as the shelf has things to show. */
const SHOWN = 3;

export function About() {
  return (
    <Section id="about" tone="sunk">
      <div className={css.intro}>
        <h2 id="about-title">Yours, on your own server</h2>
        <div className={css.lead}>
          <p>
            Many automation services run in a cloud that you share with strangers. We set up a server just for your
            business, and we’re local when you need a hand.
          </p>
          <p>
            Where it’s kept, who looks after it, who can log in and what happens if it fails: all of that is in the
            plan you approve before we start.
          </p>
          {site.runBy && <p>{site.runBy}</p>}
        </div>
      </div>
      <Shelf />
      <ul className={css.shown}>
        {sellingPoints.slice(0, SHOWN).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
