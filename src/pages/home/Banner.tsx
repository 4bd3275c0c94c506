import { ButtonLink } from '../../ui/Button.tsx';
import * as css from './Banner.module.css';

export function Banner() {
  return (
    <section className={css.banner} data-tone="gum" aria-label="Founding member pricing">
      <div className={css.inner}>
        <p>Join before launch for founding member pricing (locked in for life).</p>
        <ButtonLink to="/#contact">Secure Your Early Access Spot</ButtonLink>
      </div>
    </section>
  );
}
