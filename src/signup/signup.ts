// The sign-up: what the webhook receives, how it is read from the form, and when it is complete.
const PHONE_PREFIXES = ['04', '02'];
const NAME_REQUIRED = 'Name is required';
const CHALLENGE_REQUIRED = 'Please tell us about your main challenge';
const CONTACT_REQUIRED = 'Please provide either email or phone number';
const EMAIL_INVALID = 'Please enter a valid email address';
const PHONE_INVALID = 'Phone number should start with 04 or 02';

/** The form's fields, in its order. */
export const FIELD_NAMES = ['name', 'email', 'phone', 'businessType', 'challenge', 'earlyAccess'] as const;

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `signup-${name}`;
}

const SOURCE = 'Website contact form';
const FORM_TYPE = 'early_access_waitlist';

/** What the webhook receives, field for field. */
export interface Signup {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly businessType: string;
  readonly challenge: string;
  readonly earlyAccess: boolean;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly source: typeof SOURCE;
  readonly form_type: typeof FORM_TYPE;
  readonly url: string;
}

/** What a visitor fills in, without outer white space. */
export type SignupFields = Pick<Signup, (typeof FIELD_NAMES)[number]>;

export function readFields(data: FormData): SignupFields {
  const text = (name: keyof SignupFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // Contacts copy numbers with invisible marks of the writing direction.
  const visible = (name: keyof SignupFields) => text(name).replace(/\p{Format}/gu, '').trim();
  return {
    name: text('name'),
    email: visible('email'),
    phone: visible('phone'),
    businessType: text('businessType'),
    challenge: text('challenge'),
    earlyAccess: data.has('earlyAccess'),
  };
}

export function createSignup(fields: SignupFields, now: Date, url: string): Signup {
  return { ...fields, timestamp: now.toISOString(), source: SOURCE, form_type: FORM_TYPE, url };
}

export type FieldErrors = Partial<Record<'name' | 'email' | 'phone' | 'challenge', string>>;

/**
 * The message of each field that is not right yet, in the order of the form; empty when all is well. The business type is
 * labelled as required, but a sign-up without one is welcome.
 */
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
