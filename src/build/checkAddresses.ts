import { site } from '../site.ts';

function parse(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** What is wrong with the addresses that the owner has set; unset ones are allowed. */
export function checkAddresses({ url, webhookUrl }: { url: string; webhookUrl: string } = site): string[] {
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
  return findings;
}
