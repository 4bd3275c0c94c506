import { site } from '../site.ts';

const MODES = ['no-cors', 'cors'];

/** What is wrong with the way in which the owner wants the webhook to be called. */
export function checkWebhookMode(mode: string = site.webhookMode): string[] {
  return MODES.includes(mode) ? [] : [`WEBHOOK_MODE must be "no-cors" or "cors", but is "${mode}"`];
}
