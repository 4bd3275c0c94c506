import { businessTypeOptions } from '../content/signupOptions.ts';
import { Link } from '../router/Link.tsx';
import { Select } from '../select/Select.tsx';
import { site } from '../site.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ContactFallback } from './ContactFallback.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { goToNextField } from './goToNextField.ts';
import { signupMailto } from './mailto.ts';
import type { SignupFields } from './signup.ts';
import * as css from './SignupForm.module.css';
import { TRAP_NAME, useSignupForm } from './useSignupForm.ts';

const HINT_ID = 'signup-contact-hint';

/** The early-access form. Its fields are uncontrolled, so that what was typed before hydration stays. */
export function SignupForm() {
  const { form, button, status, errors, attempt, handleSubmit, handleInput, clearContactErrors } = useSignupForm();

  /** The label and the message stand above the field, and would end up under the header. */
  function showField(name: string): void {
    document.getElementById(`signup-${name}-label`)?.scrollIntoView();
    document.getElementById(`signup-${name}`)?.focus({ preventScroll: true });
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

  return (
    <>
      <form
        className={css.form}
        ref={form}
        method="post"
        noValidate
        aria-label="Early access"
        onSubmit={handleSubmit}
        onInput={handleInput}
        onKeyDown={goToNextField}
      >
        {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} errors={errors} onChoose={showField} />}
        <Field id="signup-name" label="Full Name (required)" error={errors.name}>
          <input
            {...control('name')}
            required
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        <div className={css.pair}>
          <Field id="signup-email" label="Email" error={errors.email}>
            <input
              {...control('email', HINT_ID)}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              onInput={clearContactErrors}
            />
          </Field>
          <Field id="signup-phone" label="Phone" error={errors.phone}>
            <input
              {...control('phone', HINT_ID)}
              inputMode="tel"
              autoComplete="tel-national"
              spellCheck={false}
              enterKeyHint="next"
              onInput={clearContactErrors}
            />
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
            placeholder="Choose one"
            options={businessTypeOptions}
          />
        </Field>
        <Field id="signup-challenge" label="What is your main challenge? (required)" error={errors.challenge}>
          <textarea {...control('challenge')} required rows={4} />
        </Field>
        <label className={css.check}>
          <input type="checkbox" name="earlyAccess" />
          <span>Tell me about early-access pricing (optional)</span>
        </label>
        <Button ref={button} type="submit" disabled={status.name === 'submitting'}>
          {status.name === 'submitting' ? 'Joining Early Access...' : 'Join Early Access List'}
        </Button>
        <input className="visually-hidden" name={TRAP_NAME} autoComplete="off" tabIndex={-1} aria-hidden="true" />
        <p className={css.held}>
          One moment. Your sign-up will be sent as soon as the page is ready. Please keep it open until then.
        </p>
        {status.name === 'sent' && (
          <p>
            <strong>You’re on the list.</strong> A person reads what you wrote and answers you.
          </p>
        )}
        {status.name === 'failed' && (
          <ContactFallback
            lead="Your details are still here. You can also reach us directly."
            mailto={signupMailto(site.email, status.fields)}
          />
        )}
        <p className={css.notice}>
          {'We use your details only to answer you and for early access. Ask us any time to delete them. '}
          <Link to="/privacy-policy">Privacy policy</Link>
        </p>
      </form>
      <div className={css.stalled}>
        <ContactFallback lead="The form can’t send from this browser right now. Please call or write instead." />
      </div>
    </>
  );
}
