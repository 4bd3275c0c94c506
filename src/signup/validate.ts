import type { SignupFields } from './signup.ts';

export type FieldErrors = Partial<Record<'name' | 'email' | 'phone' | 'challenge', string>>;

const PHONE_PREFIXES = ['04', '02'];
const NAME_REQUIRED = 'Name is required';
const CHALLENGE_REQUIRED = 'Please tell us about your main challenge';
const CONTACT_REQUIRED = 'Please provide either email or phone number';
const EMAIL_INVALID = 'Please enter a valid email address';
const PHONE_INVALID = 'Phone number should start with 04 or 02';

/** The message of each field that is not right yet, in the order of the form; empty when all is well. */
export function validate({ name, email, phone, challenge }: SignupFields): FieldErrors {
  const errors: FieldErrors = {};
  if (name === '') errors.name = NAME_REQUIRED;
  if (email === '' && phone === '') {
    errors.email = CONTACT_REQUIRED;
    errors.phone = CONTACT_REQUIRED;
  }
  if (email !== '' && !(email.includes('@') && email.includes('.'))) errors.email = EMAIL_INVALID;
  if (phone !== '' && !PHONE_PREFIXES.some((prefix) => phone.startsWith(prefix))) errors.phone = PHONE_INVALID;
  if (challenge === '') errors.challenge = CHALLENGE_REQUIRED;
  return errors;
}

/** Typing in either of the two fields makes the pair's errors stale; the rest stand until the next submit. */
export function withoutContactErrors(errors: FieldErrors): FieldErrors {
  if (errors.email === undefined && errors.phone === undefined) return errors;
  const { email: _email, phone: _phone, ...others } = errors;
  return others;
}
