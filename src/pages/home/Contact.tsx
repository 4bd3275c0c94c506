import { nextSteps } from '../../content/home.ts';
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

export function Contact() {
  return (
    <Section id="contact" tone="gum">
      <div className={css.layout}>
        <Intro section="contact" title="Secure your business automation early">
          <p>
            Tell us what eats your evenings. A person reads it and replies. Early access brings priority onboarding,
            founding member pricing, direct access to the founding team and no vendor lock-in. There’s no obligation.
          </p>
          <Details />
        </Intro>
        <div className={css.next}>
          <h3>What happens next</h3>
          {site.replyWithin && <p>{`We answer within ${site.replyWithin}.`}</p>}
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={css.docket} data-tone="paper">
          <SignupForm />
        </div>
      </div>
    </Section>
  );
}
