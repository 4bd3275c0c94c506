import { formatAbn } from '../abn.ts';
import { footerServices, legalLinks, quickLinks, scrollDelays } from '../content/navigation.ts';
import { useIsHydrating } from '../hooks/useIsHydrating.ts';
import { formatPhone, phoneHref } from '../phone.ts';
import { Link } from '../router/Link.tsx';
import { site } from '../site.ts';
import { FilledBlossom } from '../ui/Blossom.tsx';
import { Brand } from './Brand.tsx';
import * as css from './Footer.module.css';

/** The build's year, and after hydration the current one, unless the visitor's clock is behind. */
function useYear(): number {
  const buildYear = Number(process.env.BUILD_YEAR);
  return useIsHydrating() ? buildYear : Math.max(buildYear, new Date().getFullYear());
}

/** The registered business behind the brand, as far as the facts say. */
function legalIdentity(): string[] {
  const { legalName, abn } = site;
  return [legalName, abn && `ABN ${formatAbn(abn)}`].filter((part) => part !== '');
}

function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links">
      <h2 className={css.title} id="quick-links">
        Quick Links
      </h2>
      <ul>
        {quickLinks.map(({ label, to }) => (
          <li key={to}>
            <Link className={css.row} to={to} scrollDelay={scrollDelays.footer}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServiceList() {
  return (
    <div>
      <h2 className={css.title}>Services</h2>
      <ul>
        {footerServices.map((service) => (
          <li key={service}>
            <Link className={css.row} to="/#services" scrollDelay={scrollDelays.footer}>
              {service}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactDetails() {
  const { phone, email, location, socialLinks } = site;
  const rows = [
    { text: formatPhone(phone), href: phoneHref(phone) },
    { text: email, href: `mailto:${email}` },
    { text: location },
    ...socialLinks.map(({ name, url }) => ({ text: name, href: url })),
  ].filter(({ text }) => text !== '');
  return (
    <div className={css.contact}>
      <h2 className={css.title}>Contact</h2>
      <ul>
        {rows.map(({ text, href }) => (
          <li key={text}>
            {href ? <a className={css.row} href={href}>{text}</a> : <span className={css.row}>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page's wire comes in from the left once more and ends, in a blossom that the lower edge cuts off. */
function WireEnd() {
  return (
    <svg className={css.end} viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-9999-30H0" />
      <FilledBlossom edge={1} />
    </svg>
  );
}

export function Footer() {
  const year = useYear();
  return (
    <footer className={css.footer} data-tone="sunk">
      <div className={css.columns}>
        <div className={css.about}>
          <Brand />
          <p className={css.blurb}>
            {`Hands-on automation, on your own server, for small businesses in and around ${site.location}. We wire up the admin; you keep the keys.`}
          </p>
        </div>
        <QuickLinks />
        <ServiceList />
        <ContactDetails />
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
        <WireEnd />
      </div>
    </footer>
  );
}
