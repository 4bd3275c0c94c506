import { headline } from '../../content/home.ts';
import { site } from '../../site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as css from './Hero.module.css';
import { useEntrance } from './useEntrance.ts';
import { Wattle } from './Wattle.tsx';

export function Hero() {
  const active = useEntrance();
  return (
    <section className={css.hero} data-tone="gold" data-active={active} aria-labelledby="hero-title">
      <div className={css.inner}>
        <div className={css.words}>
          <p className={css.tagline}>{`Business automation, grown in ${site.location}`}</p>
          <h1 id="hero-title">
            {headline.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <div className={css.lead}>
            <p>
              {`For trades, clinics and firms around ${site.location}: software that sends quotes, invoices and reminders, follows up enquiries and answers the phone when you can’t. It runs on your own server, AI included.`}
            </p>
            <p className={css.notYet}>
              We haven’t launched yet. Join the list to be among the first, at founding member pricing.
            </p>
          </div>
          <div className={css.actions}>
            <ButtonLink to="/#contact">Join Early Access List</ButtonLink>
            <ButtonLink to="/#services" variant="quiet">
              {"See What's Coming"}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Wattle />
    </section>
  );
}
