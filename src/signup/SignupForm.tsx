import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { businessTypeOptions } from '../content/signupOptions.ts';
import { takeHeldSubmit } from '../early.ts';
import { Link } from '../router/Link.tsx';
import { Select } from '../select/Select.tsx';
import { site } from '../site.ts';
import { toast } from '../toast/toastStore.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ContactFallback } from './ContactFallback.tsx';
import { signupMailto } from './mailto.ts';
import { sendSignup } from './send.ts';
import { createSignup, readFields } from './signup.ts';
import type { SignupFields } from './signup.ts';
import * as css from './SignupForm.module.css';
import { chooseSuggestion } from './suggestion.ts';
import { validate, withoutContactErrors } from './validate.ts';
import type { FieldErrors } from './validate.ts';

type Status = { name: 'idle' } | { name: 'submitting' } | { name: 'failed'; fields: SignupFields };

const HINT_ID = 'signup-contact-hint';
const initial: Status = { name: 'idle' };

const SUCCESS = {
  title: 'Welcome to Early Access!',
  description: "Thank you for joining our early access list. We'll be in touch soon with priority updates!",
} as const;

const FAILURE = {
  title: 'Error',
  description: 'There was a problem sending your message. Please try again.',
  variant: 'destructive',
} as const;

/** The early-access form. Its fields are uncontrolled, so that what was typed before hydration stays. */
export function SignupForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const submitting = useRef(false);
  const [status, setStatus] = useState<Status>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const select = form.current?.elements.namedItem('businessType');
    if (select instanceof HTMLSelectElement) chooseSuggestion(select);
  }, []);

  useEffect(() => {
    if (takeHeldSubmit()) form.current?.requestSubmit();
  }, []);

  // Disabling the button took the focus from it; it comes back unless the visitor has moved on.
  useEffect(() => {
    if (status !== initial && status.name !== 'submitting' && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [status]);

  async function send(fields: SignupFields): Promise<void> {
    submitting.current = true;
    setStatus({ name: 'submitting' });
    try {
      await sendSignup(site, createSignup(fields, new Date(), location.href));
      form.current?.reset();
      setStatus({ name: 'idle' });
      toast(SUCCESS);
    } catch {
      setStatus({ name: 'failed', fields });
      toast(FAILURE);
    } finally {
      submitting.current = false;
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (submitting.current) return;
    const fields = readFields(new FormData(event.currentTarget));
    const found = validate(fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) void send(fields);
    else event.currentTarget.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
  }

  function control(name: keyof SignupFields, hint?: string) {
    const invalid = name in errors;
    return {
      id: `signup-${name}`,
      name,
      'aria-invalid': invalid || undefined,
      'aria-describedby': [invalid && `signup-${name}-error`, hint].filter(Boolean).join(' ') || undefined,
    };
  }

  const clearContactErrors = () => setErrors(withoutContactErrors);

  return (
    <>
      <form className={css.form} ref={form} method="post" noValidate aria-label="Early access" onSubmit={handleSubmit}>
        <Field id="signup-name" label="Full Name (required)" error={errors.name}>
          <input {...control('name')} required autoComplete="name" autoCapitalize="words" spellCheck={false} />
        </Field>
        <div className={css.pair}>
          <Field id="signup-email" label="Email" error={errors.email}>
            <input
              {...control('email', HINT_ID)}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              onInput={clearContactErrors}
            />
          </Field>
          <Field id="signup-phone" label="Phone" error={errors.phone}>
            <input {...control('phone', HINT_ID)} inputMode="tel" autoComplete="tel-national" onInput={clearContactErrors} />
          </Field>
          <p className={css.hint} id={HINT_ID}>
            Please provide either an email or phone number
          </p>
        </div>
        <Field id="signup-businessType" label="Business Type (required)">
          <Select
            id="signup-businessType"
            name="businessType"
            labelId="signup-businessType-label"
            placeholder="Choose your business type"
            options={businessTypeOptions}
          />
        </Field>
        <Field id="signup-challenge" label="What is your main challenge? (required)" error={errors.challenge}>
          <textarea {...control('challenge')} required rows={4} />
        </Field>
        <label className={css.check}>
          <input type="checkbox" name="earlyAccess" />
          <span>Tell me about early-access pricing as well</span>
        </label>
        <Button ref={button} type="submit" disabled={status.name === 'submitting'}>
          {status.name === 'submitting' ? 'Joining Early Access...' : 'Join Early Access List'}
        </Button>
        <p className={css.held}>One moment. Your details are safe and will go as soon as the page is ready.</p>
        {status.name === 'failed' && (
          <ContactFallback
            lead="Your details are still here. You can also reach us directly."
            mailto={signupMailto(site.email, status.fields)}
          />
        )}
        <p className={css.notice}>
          {`Your details go to ${site.brand} and nobody else. `}
          <Link to="/privacy-policy">Privacy policy</Link>
        </p>
      </form>
      <div className={css.stalled}>
        <ContactFallback lead="The form can’t send from this browser right now. Please call or write instead." />
      </div>
    </>
  );
}
