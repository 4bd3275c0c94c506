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
export type SignupFields = Pick<Signup, 'name' | 'email' | 'phone' | 'businessType' | 'challenge' | 'earlyAccess'>;

export function readFields(data: FormData): SignupFields {
  const text = (name: keyof SignupFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    businessType: text('businessType'),
    challenge: text('challenge'),
    earlyAccess: data.has('earlyAccess'),
  };
}

export function createSignup(fields: SignupFields, now: Date, url: string): Signup {
  return { ...fields, timestamp: now.toISOString(), source: SOURCE, form_type: FORM_TYPE, url };
}
