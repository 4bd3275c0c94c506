import type { Signup } from './signup.ts';

const TIME_LIMIT = 15_000;
// Browsers refuse a keepalive body over 64 KiB at once.
const KEEPALIVE_LIMIT = 60 * 1024;

/**
 * Posts the sign-up as JSON in no-cors mode: the answer can't be read, so a sent request counts as delivered.
 * Rejects when there is no webhook, when the request can't be sent, and after 15 s without an answer.
 */
export async function sendSignup(webhookUrl: string, signup: Signup): Promise<void> {
  if (webhookUrl === '') throw new Error('No webhook is set: this site was built without WEBHOOK_URL');
  const body = JSON.stringify(signup);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT);
  try {
    await fetch(webhookUrl, {
      method: 'POST',
      mode: 'no-cors',
      headers: { 'Content-Type': 'application/json' },
      body,
      // Lets the request finish when the visitor leaves the page while it is under way.
      keepalive: new TextEncoder().encode(body).length <= KEEPALIVE_LIMIT,
      signal: controller.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
