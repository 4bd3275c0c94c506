import { ButtonLink } from '../../ui/Button.tsx';
import type { Tone } from '../../ui/Section.tsx';
import * as css from './Banner.module.css';

/** A ticket that lies across the border of two tones. */
export function Banner({ from, to }: { from: Tone; to: Tone }) {
  return (
    <section className={css.banner} data-tone={from} aria-label="Founding member pricing">
      <div className={css.lower} data-tone={to}>
        <div className={css.ticket} data-tone="gum">
          <p className={css.words}>Join before launch for founding member pricing (locked in for life).</p>
          <div className={css.stub}>
            <ButtonLink to="/#contact">Secure Your Early Access Spot</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
