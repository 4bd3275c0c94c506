// The visitor counters that the site knows. None of them sets cookies.
import type { Counter } from './site.ts';

/** Each with the attribute that names the site to it. */
export const COUNTERS = {
  Plausible: 'data-domain',
  Umami: 'data-website-id',
  GoatCounter: 'data-goatcounter',
} as const;

/** The address that it reports to, or below. */
function reportsTo({ name, url, site }: Counter): string {
  if (name === 'GoatCounter') return site;
  // Of these two hosts the first only hands out the script.
  return url.startsWith('https://cloud.umami.is/') ? 'https://gateway.umami.is' : url.replace(/\/[^/]*$/, '');
}

/** The attributes of its script. */
function attributesOf(counter: Counter): Readonly<Record<string, string>> {
  const { name, url, site } = counter;
  return {
    src: url,
    [COUNTERS[name]]: site,
    // Otherwise Umami may change where it reports to, keeps an id in the browser, and counts each opened card as a page.
    ...(name === 'Umami' && {
      'data-host-url': reportsTo(counter),
      'data-identity-stitching': 'false',
      'data-exclude-hash': 'true',
    }),
  };
}

/** Its script, which comes after everything else and never holds up the page; empty without a counter. */
export function counterTag(counter: Counter | ''): string {
  if (counter === '') return '';
  const attributes = Object.entries(attributesOf(counter));
  return `<script async ${attributes.map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`).join(' ')}></script>`;
}

/** The hosts that the policy has to allow for it. */
export function counterHosts(counter: Counter | ''): Record<'script' | 'connect' | 'image', string[]> {
  if (counter === '') return { script: [], connect: [], image: [] };
  const { origin } = new URL(reportsTo(counter));
  return {
    script: [new URL(counter.url).origin],
    connect: [origin],
    // Where a beacon can't be sent, GoatCounter asks for a picture.
    image: counter.name === 'GoatCounter' ? [origin] : [],
  };
}
