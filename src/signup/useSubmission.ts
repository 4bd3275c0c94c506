import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { takeHeldSubmit } from '../early.ts';
import { readFields } from './signup.ts';
import type { SignupFields } from './signup.ts';
import { submissionUnderWay, submitSignup } from './submission.ts';
import type { Outcome } from './submission.ts';
import { chooseSuggestion } from './suggestion.ts';
import { validate, withoutContactErrors } from './validate.ts';
import type { FieldErrors } from './validate.ts';

type Status = { name: 'idle' } | { name: 'submitting' } | { name: 'failed'; fields: SignupFields };

const initial: Status = { name: 'idle' };

/** The form's states, from the first submit to the answer. */
export function useSubmission() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<Status>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const select = form.current?.elements.namedItem('businessType');
    if (select instanceof HTMLSelectElement) chooseSuggestion(select);
    const underWay = submissionUnderWay();
    if (underWay) void follow(underWay);
    if (takeHeldSubmit()) form.current?.requestSubmit();
  }, []);

  // Disabling the button took the focus from it; it comes back unless the visitor has moved on.
  useEffect(() => {
    if (status !== initial && status.name !== 'submitting' && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [status]);

  async function follow(submission: Promise<Outcome>): Promise<void> {
    setStatus({ name: 'submitting' });
    const { sent, fields } = await submission;
    if (sent) form.current?.reset();
    setStatus(sent ? { name: 'idle' } : { name: 'failed', fields });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (submissionUnderWay()) return;
    const fields = readFields(new FormData(event.currentTarget));
    const found = validate(fields);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) void follow(submitSignup(fields));
  }

  return {
    form,
    button,
    status,
    errors,
    /** How often the form has been submitted. */
    attempt,
    handleSubmit,
    clearContactErrors: () => setErrors(withoutContactErrors),
  };
}
