// Refuses settings with which the built site can't work, in words for the owner.
import { COUNTERS } from '../counter.ts';
import type { Facts } from '../site.ts';
import { placeOfFact } from './place.ts';
import type { Sources } from './place.ts';

const MODES = ['no-cors', 'cors'];
const NAMES = Object.keys(COUNTERS).join(', ');

/** The facts that the environment of the build overrides, by the names there. */
const ENVIRONMENT: Readonly<Record<string, string | undefined>> = {
  url: process.env.SITE_URL && 'SITE_URL',
  webhookUrl: process.env.WEBHOOK_URL && 'WEBHOOK_URL',
  webhookMode: process.env.WEBHOOK_MODE && 'WEBHOOK_MODE',
};

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

type Settings = Pick<Facts, 'url' | 'webhookUrl' | 'webhookMode' | 'socialLinks' | 'bookingUrl' | 'counter'>;

/** What is wrong with addresses and mode, and where that is written. */
export function checkSettings(facts: Settings, sources: Sources, overridden = ENVIRONMENT): string[] {
  const { url, webhookUrl, webhookMode, socialLinks, bookingUrl, counter } = facts;
  const where = (name: keyof Settings) => overridden[name] ?? `${placeOfFact(sources, name)}, ${name}`;
  const findings: string[] = [];
  const checkAddress = (name: keyof Settings, value: string, example: string) => {
    if (value === '' || isWebAddress(value)) return true;
    findings.push(`${where(name)}: "${value}" is not a web address. Write one such as ${example}`);
    return false;
  };
  if (checkAddress('url', url, 'https://www.example.com.au') && url !== '') {
    const { origin } = new URL(url);
    if (url.toLowerCase() !== origin) findings.push(`${where('url')}: "${url}" has a path, where it can’t live. Write ${origin}`);
  }
  checkAddress('webhookUrl', webhookUrl, 'https://n8n.example.com.au/webhook/signup');
  checkAddress('bookingUrl', bookingUrl, 'https://cal.com/example/30min');
  for (const link of socialLinks) checkAddress('socialLinks', link.url, 'https://www.linkedin.com/company/example');
  if (counter !== '') {
    if (!(counter.name in COUNTERS)) findings.push(`${where('counter')}: "${counter.name ?? counter}" is not one of ${NAMES}. Write it like the examples above it`);
    checkAddress('counter', counter.url || 'nothing', 'https://plausible.io/js/script.js');
    const reports = counter.name === 'GoatCounter' ? counter.site || 'nothing' : '';
    checkAddress('counter', reports, 'https://example.goatcounter.com/count');
  }
  if (!MODES.includes(webhookMode)) {
    findings.push(`${where('webhookMode')}: "${webhookMode}" is not a mode. Write 'no-cors' or 'cors'`);
  }
  return findings;
}
