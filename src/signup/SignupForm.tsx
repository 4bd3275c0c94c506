import { businessTypeOptions } from '../content/signupOptions.ts';
import { Link } from '../router/Link.tsx';
import { Select } from '../select/Select.tsx';
import { site } from '../site.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Field, labelIdOf } from '../ui/Field.tsx';
import { ContactFallback } from './ContactFallback.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { goToNextField } from './goToNextField.ts';
import { signupMailto } from './mailto.ts';
import { OpeningBud } from './OpeningBud.tsx';
import { fieldId } from './signup.ts';
import * as css from './SignupForm.module.css';
import { TRAP_NAME, useSignupForm } from './useSignupForm.ts';

const HINT_ID = 'signup-contact-hint';
const CHALLENGE_HINT_ID = 'signup-challenge-hint';
const INSTEAD = 'Please call or write instead.';

/** Who collects the details, what for, and how that ends. */
function CollectionNotice() {
  const { brand, legalName, signupsKeptBy } = site;
  const sentences = [
    `${legalName ? `${brand} (${legalName})` : brand} uses these details to reply to you, and to phone, text or email you`,
    'about early access.',
    signupsKeptBy && `They are kept for us by ${signupsKeptBy}.`,
    'You can ask us at any time to stop, or to delete your details.',
  ].filter((sentence) => sentence !== '');
  return (
    <p className={css.notice}>
      {`${sentences.join(' ')} `}
      <Link to="/privacy-policy">Privacy policy</Link>
    </p>
  );
}

/** Its fields are uncontrolled, so that what was typed before hydration stays. */
function Form({ isAnew = false }) {
  const { form, button, status, errors, attempt, handleSubmit, handleInput, clearContactErrors } = useSignupForm();

  const within = site.replyWithin && ` within ${site.replyWithin}`;

  /** The label and the message stand above the field, and would end up under the header. */
  function showField(name: string): void {
    const id = fieldId(name);
    document.getElementById(labelIdOf(id))?.scrollIntoView();
    document.getElementById(id)?.focus({ preventScroll: true });
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
        {isAnew && (
          <ContactFallback lead="Something in your browser, perhaps an extension, broke the form, so here is a fresh one. What you typed is still in it." />
        )}
        {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} errors={errors} onChoose={showField} />}
        <Field id={fieldId('name')} label="Full Name (required)" error={errors.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              required
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="next"
            />
          )}
        </Field>
        <div className={css.pair}>
          <Field id={fieldId('email')} label="Email" error={errors.email} hintId={HINT_ID}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="next"
                onInput={clearContactErrors}
              />
            )}
          </Field>
          <Field id={fieldId('phone')} label="Phone" error={errors.phone} hintId={HINT_ID}>
            {(control) => (
              <input
                {...control}
                name="phone"
                inputMode="tel"
                autoComplete="tel-national"
                spellCheck={false}
                enterKeyHint="next"
                onInput={clearContactErrors}
              />
            )}
          </Field>
          <p className={css.hint} id={HINT_ID}>
            Please provide either an email or phone number
          </p>
        </div>
        <Field id={fieldId('businessType')} label="Business Type (required)">
          {({ id }) => (
            <Select
              id={id}
              name="businessType"
              labelId={labelIdOf(id)}
              placeholder="Choose one"
              options={businessTypeOptions}
            />
          )}
        </Field>
        <Field
          id={fieldId('challenge')}
          label="What is your main challenge? (required)"
          error={errors.challenge}
          hintId={CHALLENGE_HINT_ID}
        >
          {(control) => <textarea {...control} name="challenge" required rows={4} />}
        </Field>
        <p className={css.hint} id={CHALLENGE_HINT_ID}>
          For example: invoices that go out late, or calls nobody can pick up
        </p>
        <label className={css.check}>
          <input type="checkbox" name="earlyAccess" />
          <span>Tell me about early-access pricing as well (optional)</span>
        </label>
        <Button ref={button} type="submit" disabled={status.name === 'submitting'}>
          {status.name === 'submitting' ? 'Joining Early Access...' : 'Join Early Access List'}
        </Button>
        <input className="visually-hidden" name={TRAP_NAME} autoComplete="off" tabIndex={-1} aria-hidden="true" />
        <p className={css.held}>
          One moment. Your sign-up will be sent as soon as the page is ready. Please keep this page open until then.
        </p>
        {status.name === 'sent' && (
          <div className={css.sent}>
            <OpeningBud />
            <p>
              <strong>You’re on the list.</strong> {`We’ll read your message and get back to you${within}.`}
            </p>
          </div>
        )}
        {status.name === 'unanswered' && (
          <p>
            <strong>This page closed before we could confirm your sign-up.</strong> You may be on the list already. To be
            sure, send it again.
          </p>
        )}
        {status.name === 'failed' && (
          <ContactFallback
            lead="Your details are still here."
            mailto={signupMailto(site.email, status.fields)}
          />
        )}
        <CollectionNotice />
      </form>
      <div className={css.stalled}>
        <ContactFallback lead="Part of this page hasn’t loaded, so the form can’t be sent yet." invitation={INSTEAD} />
      </div>
      <div className={css.unscripted}>
        <ContactFallback lead="The form needs JavaScript, which isn’t running in this browser." invitation={INSTEAD} />
      </div>
    </>
  );
}

const FormAnew = () => <Form isAnew />;

/** The early-access form. An extension may take parts of it away, which breaks it: then a new one takes over. */
export function SignupForm() {
  return (
    <ErrorBoundary fallback={FormAnew}>
      <Form />
    </ErrorBoundary>
  );
}
