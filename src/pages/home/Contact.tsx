import { earlyAccessPerks, nextSteps } from '../../content/home.ts';
import { pageIcons } from '../../content/pageIcons.ts';
import { formatPhone, phoneHref } from '../../phone.ts';
import { SignupForm } from '../../signup/SignupForm.tsx';
import { site } from '../../site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Intro } from '../../ui/Intro.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Contact.module.css';

function Details() {
  const { phone, email, location, bookingUrl } = site;
  const rows = [
    { icon: pageIcons.phone, text: formatPhone(phone), href: phoneHref(phone) },
    { icon: pageIcons.mail, text: email, href: `mailto:${email}` },
    { icon: pageIcons.calendar, text: bookingUrl && 'Book a time with us', href: bookingUrl },
    { icon: pageIcons.pin, text: location },
  ].filter(({ text }) => text !== '');
  return (
    <ul className={css.details}>
      {rows.map(({ icon, text, href }) => (
        <li key={text}>
          <Icon path={icon} />
          {href === undefined ? text : <a href={href}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The head of the ticket, with the hole that the wire arrives in. */
function Stub() {
  return (
    <>
      <div className={css.stub}>
        <h3>What early access brings</h3>
        <ul>
          {earlyAccessPerks.map((perk) => (
            <li key={perk}>
              <Icon path={pageIcons.check} />
              {perk}
            </li>
          ))}
        </ul>
      </div>
      <svg className={css.eyelet} viewBox="0 0 52 50" aria-hidden="true">
        <path className={css.shade} d="M36 14L16 34" />
        <circle cx="16" cy="34" r="9" />
        <path d="M50-9V0L16 34" />
      </svg>
    </>
  );
}

export function Contact() {
  return (
    <Section id="contact" tone="gum">
      <div className={css.layout}>
        <Intro section="contact" title="Secure early access to business automation">
          <p>
            Tell us what eats your time. A person reads it and replies. There’s no obligation.
          </p>
        </Intro>
        <Details />
        <div className={css.next}>
          <h3>What happens next</h3>
          {site.replyWithin && <p>{`We answer within ${site.replyWithin}.`}</p>}
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={css.ticket}>
          <Stub />
          <div className={css.docket} data-tone="sheet">
            <SignupForm />
          </div>
        </div>
      </div>
    </Section>
  );
}
