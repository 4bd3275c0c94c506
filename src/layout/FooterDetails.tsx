import { footerServices } from '../content/navigation.ts';
import { formatPhone, phoneHref } from '../phone.ts';
import { site } from '../site.ts';
import * as css from './Footer.module.css';

/** What the footer says that leads to no page, for the build alone. */
export function FooterDetails() {
  return (
    <>
      <div>
        <h2 className={css.title}>Services</h2>
        <ul>
          {footerServices.map((service) => (
            <li className={css.row} key={service}>
              {service}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={css.title}>Contact</h2>
        <ul>
          <li>
            <a className={css.row} href={phoneHref(site.phone)}>
              {formatPhone(site.phone)}
            </a>
          </li>
          <li>
            <a className={css.row} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </li>
          <li className={css.row}>{site.location}</li>
          {site.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a className={css.row} href={url}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
