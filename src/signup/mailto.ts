import type { SignupFields } from './signup.ts';

const BODY_LIMIT = 1_500;
const SHORTENED = '\r\n\r\n(Shortened to fit. Please paste the rest.)';

function shorten(text: string): string {
  return text.length <= BODY_LIMIT ? text : text.slice(0, BODY_LIMIT - SHORTENED.length) + SHORTENED;
}

/** A ready-written email with what the visitor typed, for when the form could not send it. */
export function signupMailto(email: string, fields: SignupFields): string {
  const lines = [
    `Name: ${fields.name}`,
    `Email: ${fields.email}`,
    `Phone: ${fields.phone}`,
    `Business type: ${fields.businessType}`,
    `Early-access pricing: ${fields.earlyAccess ? 'yes' : 'no'}`,
    '',
    fields.challenge,
  ];
  // RFC 6068 wants its line breaks as CRLF.
  const text = lines.join('\n').replace(/\r?\n/g, '\r\n');
  const body = encodeURIComponent(shorten(text).toWellFormed());
  return `mailto:${email}?subject=${encodeURIComponent('Early access')}&body=${body}`;
}
