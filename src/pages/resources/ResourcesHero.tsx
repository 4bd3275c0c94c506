import { ButtonLink } from '../../ui/Button.tsx';
import { Prerendered } from '../../ui/Prerendered.tsx';
import * as css from './ResourcesHero.module.css';

/** Milliseconds between arriving on the home page and scrolling to the form. */
const CONTACT_SCROLL_DELAY = 100;

export function ResourcesHero() {
  return (
    <section className={css.hero} data-field="gold" aria-labelledby="resources-title">
      <div className={css.inner}>
        <h1 id="resources-title">{"See Exactly What's Possible When You Automate Intelligently"}</h1>
        <p>
          Open your line of work and read it like a job sheet: what sets each automation off, who checks it, and how it
          ends.
        </p>
        <ButtonLink to="/#contact" replace scrollDelay={CONTACT_SCROLL_DELAY}>
          Join Early Access List
        </ButtonLink>
        <Prerendered className={css.drawing} part="Drawing" />
      </div>
    </section>
  );
}
