import { useSyncExternalStore } from 'react';
import { formatAbn } from '../abn.ts';
import { legalLinks, quickLinks } from '../content/navigation.ts';
import { Link } from '../router/Link.tsx';
import { site } from '../site.ts';
import { Prerendered } from '../ui/Prerendered.tsx';
import { Brand } from './Brand.tsx';
import * as css from './Footer.module.css';

/** Milliseconds between arriving on the home page from another one and scrolling to the section. */
const SECTION_SCROLL_DELAY = 100;

const never = () => () => {};

function buildYear(): number {
  return Number(process.env.BUILD_YEAR);
}

/** The visitor's year, unless their clock is slow; the prerendered HTML, and so hydration, has the year of the build. */
function useYear(): number {
  return useSyncExternalStore(
    never,
    () => Math.max(buildYear(), new Date().getFullYear()),
    buildYear,
  );
}

/** Who stands behind the brand, as far as it is known. */
function legalIdentity(): string[] {
  const { legalName, abn } = site;
  return [legalName, abn && `ABN ${formatAbn(abn)}`].filter((part) => part !== '');
}

export function Footer() {
  const year = useYear();
  return (
    <footer className={css.footer} data-field="sunk">
      <div className={css.columns}>
        <div>
          <Brand />
          <p className={css.blurb}>
            {`Private, hands-on automation for small businesses in and around ${site.location}. We wire up the admin; you keep the keys.`}
          </p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 className={css.title} id="quick-links">
            Quick Links
          </h2>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <Link className={css.row} to={to} scrollDelay={SECTION_SCROLL_DELAY}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Prerendered part="Footer" className={css.details} />
      </div>
      <div className={css.legal}>
        <p>{[`© ${year} ${site.brand}`, ...legalIdentity()].join(', ')}</p>
        <ul>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link className={css.row} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
