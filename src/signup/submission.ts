// The sign-up under way. It outlives the form: the visitor may leave the page, and come back, before it is over.
import { site } from '../site.ts';
import { toast } from '../toast/toastStore.ts';
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

let current: Promise<Outcome> | undefined;

export function submissionUnderWay(): Promise<Outcome> | undefined {
  return current;
}

async function send(fields: SignupFields): Promise<Outcome> {
  let sent = true;
  try {
    await sendSignup(site, createSignup(fields, new Date(), location.href));
  } catch {
    sent = false;
  }
  current = undefined;
  toast(sent ? SUCCESS : FAILURE);
  return { sent, fields };
}

/** Sends the sign-up and says how it went; never rejects. While one is under way, that one is meant. */
export function submitSignup(fields: SignupFields): Promise<Outcome> {
  current ??= send(fields);
  return current;
}
