import { formatPhone, phoneHref } from '../phone.ts';
import { site } from '../site.ts';
import * as css from './Alert.module.css';

interface ContactFallbackProps {
  lead: string;
  mailto?: string;
}

/** Where the form can't help: the phone number and the email address. */
export function ContactFallback({ lead, mailto = `mailto:${site.email}` }: ContactFallbackProps) {
  return (
    <p className={css.alert}>
      {`${lead} `}
      <a href={phoneHref(site.phone)}>{`Call ${formatPhone(site.phone)}`}</a>{' '}
      <a href={mailto}>{`Email ${site.email}`}</a>
    </p>
  );
}
