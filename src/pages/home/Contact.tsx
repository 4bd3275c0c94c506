import { formatPhone, phoneHref } from '../../phone.ts';
import { SignupForm } from '../../signup/SignupForm.tsx';
import { nextSteps } from '../../content/home.ts';
import { site } from '../../site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Intro } from '../../ui/Intro.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Contact.module.css';

export function Contact() {
  return (
    <Section id="contact" field="gum">
      <div className={css.layout}>
        <Intro section="contact" title="Secure your business automation early">
          <p>Tell us what eats your evenings. A person reads it, and a person calls you back.</p>
          <ul className={css.details}>
            <li>
              <Icon path={icons.phone} />
              <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a>
            </li>
            <li>
              <Icon path={icons.mail} />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <Icon path={icons.pin} />
              {site.location}
            </li>
          </ul>
        </Intro>
        <div className={css.next}>
          <h3>What happens next</h3>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={css.docket} data-field="paper">
          <SignupForm />
        </div>
      </div>
    </Section>
  );
}
