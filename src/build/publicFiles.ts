// The files of the site that the route table and the facts make: what crawlers and home screens ask for.
import type { Route } from '../routes.ts';
import type { Facts } from '../site.ts';
import { escapeHtml } from './template.ts';
import { isListed } from './metadata.ts';
import type { Addresses } from './metadata.ts';

const SITEMAP = '/sitemap.xml';
const ICON_SIZES = [192, 512];

/** Crawlers may read everything: a page that must not be listed says so itself, and has to be read for that. */
function robots({ url }: Facts): string {
  const sitemap = url === '' ? '' : `\nSitemap: ${new URL(SITEMAP, url).href}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

function sitemap(routes: readonly Route[], facts: Facts): string {
  const entries = routes
    .filter((route) => isListed(route, facts))
    .map(({ path }) => `  <url><loc>${escapeHtml(new URL(path, facts.url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function manifest({ brand, tagline }: Facts, files: Addresses): string {
  const icons = ICON_SIZES.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  const members = {
    id: '/',
    name: brand,
    short_name: brand,
    description: tagline,
    lang: 'en-AU',
    start_url: '/',
    // A shortcut to a website, not an app.
    display: 'browser',
    icons: icons.filter(({ src }) => files.has(src)),
  };
  return `${JSON.stringify(members, null, 2)}\n`;
}

/** The files by their addresses; a preview, which has no address of its own, gets no sitemap. */
export function publicFiles(routes: readonly Route[], facts: Facts, files: Addresses): ReadonlyMap<string, string> {
  return new Map([
    ['/robots.txt', robots(facts)],
    ...(facts.url === '' ? [] : [[SITEMAP, sitemap(routes, facts)] as const]),
    ['/site.webmanifest', manifest(facts, files)],
  ]);
}
