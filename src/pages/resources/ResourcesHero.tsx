import { scrollDelays } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeroBlossoms } from './HeroBlossoms.tsx';
import * as css from './ResourcesHero.module.css';

export function ResourcesHero() {
  return (
    <section className={css.hero} data-tone="gold" aria-labelledby="resources-title">
      <div className={css.inner}>
        <h1 id="resources-title">{"See Exactly What's Possible When You Automate Intelligently"}</h1>
        <p>
          We haven’t launched yet. These are examples of what we plan to set up, by type of business: what starts each
          one, who checks it and how it ends.
        </p>
        <ButtonLink to="/#contact" replace scrollDelay={scrollDelays.resourcesHero}>
          Join Early Access List
        </ButtonLink>
        <HeroBlossoms />
      </div>
    </section>
  );
}
