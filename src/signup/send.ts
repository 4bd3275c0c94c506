import type { Facts } from '../site.ts';
import type { Signup } from './signup.ts';

const TIME_LIMIT_MS = 15_000;
// Browsers refuse a keepalive body over 64 KiB at once.
const KEEPALIVE_LIMIT_BYTES = 60 * 1024;

type Webhook = Pick<Facts, 'webhookUrl' | 'webhookMode'>;

// In cors mode a Content-Type of JSON would cost a preflight, which workflows seldom answer. A redirect could turn the
// request into a GET that carries no sign-up, and its good answer would be mistaken for success.
const READ_ANSWER = { mode: 'cors', credentials: 'omit', redirect: 'error' } as const;
const SEND_ONLY = { mode: 'no-cors', headers: { 'Content-Type': 'application/json' } } as const;

/**
 * Posts the sign-up as JSON. In no-cors mode the answer can't be read, so a sent request counts as delivered; in cors
 * mode only a 2xx does. Rejects also when there is no webhook, when the request can't be sent, and after 15 s.
 */
export async function sendSignup({ webhookUrl, webhookMode }: Webhook, signup: Signup): Promise<void> {
  if (webhookUrl === '') throw new Error('No webhook is set: this site was built without WEBHOOK_URL');
  const body = JSON.stringify(signup);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const readsAnswer = webhookMode === 'cors';
    const response = await fetch(webhookUrl, {
      method: 'POST',
      ...(readsAnswer ? READ_ANSWER : SEND_ONLY),
      body,
      // Lets the request finish when the visitor leaves the page while it is under way.
      keepalive: new TextEncoder().encode(body).length <= KEEPALIVE_LIMIT_BYTES,
      signal: controller.signal,
    });
    if (readsAnswer && !response.ok) throw new Error('The webhook has not accepted the sign-up');
  } finally {
    clearTimeout(timer);
  }
}
