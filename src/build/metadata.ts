// What search engines and link previews read in a document, from the route table and the facts.
import { formatAbn } from '../abn.ts';
import { headline } from '../content/home.ts';
import { internationalPhone } from '../phone.ts';
import type { Route } from '../routes.ts';
import type { Facts } from '../site.ts';
import { escapeHtml } from './template.ts';

/** 1200 by 630 pixels; without it links are shared without a picture. */
export const SOCIAL_IMAGE = '/social.png';
const SOCIAL_IMAGE_ALT = `${headline.join(' ')} Beside the words, a sprig of golden wattle.`;
const TOUCH_ICON = '/apple-touch-icon.png';
const LOGO = '/icon-512.png';

/** The other files of the site, by their addresses such as /favicon.svg. */
export type Addresses = Pick<ReadonlySet<string>, 'has'>;

/** A site without an address is a preview, which no search engine may list. */
export function isListed({ indexed }: Pick<Route, 'indexed'>, { url }: Facts): boolean {
  return indexed && url !== '';
}

function sharingTags({ title, description, path }: Route, { brand, url }: Facts, files: Addresses): string[] {
  const address = new URL(path, url).href;
  const picture = files.has(SOCIAL_IMAGE)
    ? { 'og:image': new URL(SOCIAL_IMAGE, url).href, 'og:image:alt': `${brand}: ${SOCIAL_IMAGE_ALT}` }
    : {};
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': 'en_AU',
    'og:url': address,
    'og:title': title,
    'og:description': description,
    ...picture,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    // X takes the title, the description and the picture from the Open Graph.
    `<meta name="twitter:card" content="${files.has(SOCIAL_IMAGE) ? 'summary_large_image' : 'summary'}">`,
  ];
}

/** The tags of the head that depend on the route and the facts, besides title and description. */
export function headTags(route: Route, facts: Facts, files: Addresses): string {
  const search = isListed(route, facts) ? sharingTags(route, facts, files) : ['<meta name="robots" content="noindex">'];
  const icon = files.has(TOUCH_ICON) ? [`<link rel="apple-touch-icon" href="${TOUCH_ICON}">`] : [];
  return [...search, ...icon, '<link rel="manifest" href="/site.webmanifest">'].join('');
}

function business(facts: Facts, files: Addresses): object {
  const { brand, legalName, abn, phone, email, location, region, serviceArea, socialLinks, url } = facts;
  const place = { ...(location && { addressLocality: location }), ...(region && { addressRegion: region }) };
  return {
    '@type': 'ProfessionalService',
    '@id': '#business',
    name: brand,
    ...(legalName && { legalName }),
    ...(abn && { taxID: `ABN ${formatAbn(abn)}` }),
    url: new URL('/', url).href,
    ...(files.has(LOGO) && { logo: new URL(LOGO, url).href }),
    ...(files.has(SOCIAL_IMAGE) && { image: new URL(SOCIAL_IMAGE, url).href }),
    ...(phone && { telephone: internationalPhone(phone) }),
    ...(email && { email }),
    address: { '@type': 'PostalAddress', ...place, addressCountry: 'AU' },
    ...(serviceArea.length > 0 && { areaServed: serviceArea }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map((link) => link.url) }),
  };
}

/** The business and its site as schema.org describes them, in a data block; only on the home page. */
export function structuredData(route: Route, facts: Facts, files: Addresses): string {
  if (route.path !== '/' || !isListed(route, facts)) return '';
  const url = new URL('/', facts.url).href;
  const graph = [
    business(facts, files),
    { '@type': 'WebSite', name: facts.brand, url, inLanguage: 'en-AU', publisher: { '@id': '#business' } },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
