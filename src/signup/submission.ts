// The sign-up under way. It outlives the form: the visitor may leave the page, and come back, before it is over.
import { site } from '../site.ts';
import { toast } from '../toast/toastStore.ts';
import { clearDraft } from './draft.ts';
import { sendSignup } from './send.ts';
import { createSignup } from './signup.ts';
import type { SignupFields } from './signup.ts';

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

// People need longer to fill in the form, so a wait at the start costs only robots their pace.
const MINIMUM_TIME = 2_000;

let current: Promise<Outcome> | undefined;

export function submissionUnderWay(): Promise<Outcome> | undefined {
  return current;
}

/** How much is left of the minimum time since the first paint, by a clock that never jumps. */
function timeLeft(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return (paint?.startTime ?? 0) + MINIMUM_TIME - performance.now();
}

/** Ends early when the visitor leaves: the sign-up then has to go at once. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}

async function send(fields: SignupFields, trapped: boolean, url: string): Promise<Outcome> {
  let sent = !trapped;
  try {
    const signup = createSignup(fields, new Date(), url);
    if (sent && timeLeft() > 0) await wait(timeLeft());
    if (sent) await sendSignup(site, signup);
  } catch {
    sent = false;
  }
  if (sent) clearDraft();
  toast(sent ? SUCCESS : FAILURE);
  return { sent, fields };
}

/**
 * Sends the sign-up, unless a robot was trapped, and says how it went; never rejects. Only one is under way at a time.
 * `url` is the address at which it was submitted.
 */
export function submitSignup(fields: SignupFields, trapped: boolean, url = location.href): Promise<Outcome> {
  current ??= send(fields, trapped, url).finally(() => {
    current = undefined;
  });
  return current;
}
