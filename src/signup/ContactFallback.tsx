import { formatPhone, phoneHref } from '../phone.ts';
import { site } from '../site.ts';
import * as css from './Alert.module.css';

interface ContactFallbackProps {
  lead?: string;
  /** What to do instead. */
  invitation?: string;
  mailto?: string;
}

/** Where the form can't help: the phone number and the email address, as far as there are any. */
export function ContactFallback({
  lead = '',
  invitation = 'You can also reach us directly.',
  mailto = `mailto:${site.email}`,
}: ContactFallbackProps) {
  const { phone, email } = site;
  return (
    <p className={css.alert}>
      {`${lead} ${phone || email ? invitation : 'Please try again later.'} `}
      {phone && <a href={phoneHref(phone)}>{`Call ${formatPhone(phone)}`}</a>}{' '}
      {email && <a href={mailto}>{`Email ${email}`}</a>}
    </p>
  );
}
