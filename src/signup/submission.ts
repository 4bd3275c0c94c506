// The sign-up under way. It outlives the form: the visitor may leave the page, and come back, before it is over.
import { site } from '../site.ts';
import { showToast } from '../toast/toastStore.ts';
import { countSignup } from './countSignup.ts';
import { clearDraft } from './draft.ts';
import { sendSignup } from './send.ts';
import { createSignup } from './signup.ts';
import type { SignupFields } from './signup.ts';
import { keep, recall } from './tabStorage.ts';

/** Kept while a sign-up is under way, and after that if its page was left before the answer came. */
const UNANSWERED = 'signup-unanswered';

const SUCCESS = {
  title: 'Welcome to Early Access!',
  description: "Thank you for joining our early access list. We'll be in touch soon with priority updates!",
} as const;

const FAILURE = {
  title: 'Error',
  description: 'There was a problem sending your message. Please try again.',
  variant: 'destructive',
} as const;

export interface Outcome {
  readonly sent: boolean;
  readonly fields: SignupFields;
}

let current: Promise<Outcome> | undefined;

export function submissionUnderWay(): Promise<Outcome> | undefined {
  return current;
}

/** Whether the last sign-up of this tab has had no answer. If none is under way, its page was left too early. */
export function isUnanswered(): boolean {
  return recall(UNANSWERED) !== '';
}

export function forgetUnanswered(): void {
  keep(UNANSWERED, '');
}

async function sendAndReport(fields: SignupFields, trapped: boolean, url: string): Promise<Outcome> {
  const send = () => sendSignup(site, createSignup(fields, new Date(), url)).then(() => true, () => false);
  keep(UNANSWERED, 'yes');
  const sent = !trapped && (await send());
  // A page that is being left sees its request fail, though it arrives; this timer of it never comes.
  setTimeout(forgetUnanswered);
  if (sent) clearDraft();
  showToast(sent ? SUCCESS : FAILURE);
  if (sent) countSignup();
  return { sent, fields };
}

/**
 * Sends the sign-up, unless a robot was trapped, and says how it went; never rejects. Only one is under way at a time.
 * `url` is the address at which it was submitted.
 */
export function submitSignup(fields: SignupFields, trapped: boolean, url: string): Promise<Outcome> {
  current ??= sendAndReport(fields, trapped, url).finally(() => {
    current = undefined;
  });
  return current;
}
