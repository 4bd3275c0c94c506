// Refuses settings with which the built site can't work.
import type { Facts } from '../site.ts';

const MODES = ['no-cors', 'cors'];

function parse(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** What is wrong with the addresses and the mode that the owner has set; unset addresses are allowed. */
export function checkSettings({ url, webhookUrl, webhookMode }: Pick<Facts, 'url' | 'webhookUrl' | 'webhookMode'>): string[] {
  const findings: string[] = [];
  const webhook = parse(webhookUrl);
  if (webhookUrl !== '' && !(webhook && /^https?:$/.test(webhook.protocol))) {
    findings.push(`WEBHOOK_URL (in src/site.ts: webhookUrl) must be an absolute http or https address, but is "${webhookUrl}"`);
  }
  const origin = parse(url);
  if (url !== '' && !(origin && /^https?:$/.test(origin.protocol))) {
    findings.push(`SITE_URL (in src/site.ts: url) must be an address such as https://www.example.com.au, but is "${url}"`);
  } else if (origin && (origin.pathname !== '/' || origin.search !== '' || origin.hash !== '' || origin.username !== '')) {
    findings.push(`SITE_URL (in src/site.ts: url) must be an origin, without a path: the site can't live below one, but it is "${url}"`);
  }
  if (!MODES.includes(webhookMode)) {
    findings.push(`WEBHOOK_MODE must be "no-cors" or "cors", but is "${webhookMode}"`);
  }
  return findings;
}
