import { Link } from '../router/Link.tsx';
import { site } from '../site.ts';
import { Blossom } from '../ui/Blossom.tsx';
import * as css from './Brand.module.css';

/** The mark and the name, leading home. */
export function Brand() {
  return (
    <Link to="/" className={css.brand} data-long={site.brand.length > 20 || undefined}>
      <Blossom />
      {site.brand}
    </Link>
  );
}
