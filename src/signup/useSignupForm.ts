import { useEffect, useRef, useState } from 'react';
import type { FormEvent, InputEvent } from 'react';
import { flushSync } from 'react-dom';
import { takeHeldSubmit } from '../early.ts';
import { clearSent, restoreDraft, saveDraft } from './draft.ts';
import { readFields, validate, withoutContactErrors } from './signup.ts';
import type { FieldErrors, SignupFields } from './signup.ts';
import { forgetUnanswered, isUnanswered, submissionUnderWay, submitSignup } from './submission.ts';
import type { Outcome } from './submission.ts';

/** `unanswered`: sent by a page that the visitor has left before the answer came. */
type Status = { name: 'idle' | 'submitting' | 'sent' | 'unanswered' } | { name: 'failed'; fields: SignupFields };

/** The name of a field that people don't see. It means nothing, so that no browser fills the field in for them. */
export const TRAP_NAME = 'kx3q';

const initial: Status = { name: 'idle' };

/** The form's states, from the first submit to the answer. */
export function useSignupForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<Status>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);

  // What the visitor has done before, in this order: words, a sign-up that was sent from a page they have left, one that
  // was submitted before hydration.
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    // Firefox brings a page back with its button as it was left: disabled, if a sign-up was under way.
    if (button.current) button.current.disabled = false;
    const underWay = submissionUnderWay();
    if (underWay) void follow(underWay);
    else if (isUnanswered()) setStatus({ name: 'unanswered' });
    const held = takeHeldSubmit();
    if (held) submit(form.current, held);
  }, []);

  // Disabling the button took the focus from it; it comes back, clear of the toast, unless the visitor has moved on.
  useEffect(() => {
    const isOver = status.name === 'sent' || status.name === 'failed';
    if (isOver && document.activeElement === document.body) {
      const top = button.current?.getBoundingClientRect().top ?? 0;
      button.current?.focus({ preventScroll: top < 0 || top > innerHeight });
    }
  }, [status]);

  async function follow(submission: Promise<Outcome>): Promise<void> {
    setStatus({ name: 'submitting' });
    const { sent, fields } = await submission;
    if (sent && form.current) clearSent(form.current, fields);
    setStatus(sent ? { name: 'sent' } : { name: 'failed', fields });
  }

  /** `url` is the page's address when the visitor submitted. */
  function submit(element: HTMLFormElement, url: string): void {
    if (submissionUnderWay()) return;
    const data = new FormData(element);
    const fields = readFields(data);
    const found = validate(fields);
    setErrors(found);
    setAttempt(attempt + 1);
    forgetLast();
    if (Object.keys(found).length === 0) void follow(submitSignup(fields, Boolean(data.get(TRAP_NAME)), url));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit(event.currentTarget, location.href);
  }

  /** Once the visitor types or submits again, it is about another sign-up. */
  function forgetLast(): void {
    if (status.name !== 'sent' && status.name !== 'unanswered') return;
    forgetUnanswered();
    setStatus(initial);
  }

  function handleInput({ currentTarget }: InputEvent<HTMLFormElement>): void {
    saveDraft(currentTarget);
    forgetLast();
    // For the ready-written email.
    if (status.name === 'failed') setStatus({ name: 'failed', fields: readFields(new FormData(currentTarget)) });
  }

  /** The errors above the field go; the field that is being typed in stays where it is on the screen. */
  function clearContactErrors({ currentTarget }: InputEvent<HTMLInputElement>): void {
    if (withoutContactErrors(errors) === errors) return;
    const { top } = currentTarget.getBoundingClientRect();
    flushSync(() => setErrors(withoutContactErrors));
    window.scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  return {
    form,
    button,
    status,
    errors,
    /** How often the form has been submitted. */
    attempt,
    handleSubmit,
    handleInput,
    clearContactErrors,
  };
}
