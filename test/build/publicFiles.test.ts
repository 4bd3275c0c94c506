import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publicFiles } from '../../src/build/publicFiles.ts';
import { routes } from '../../src/routes.ts';
import { facts } from '../facts.ts';

const test = suite('publicFiles');
const { home, resources, notFound } = routes;
const all = [home, resources, { ...routes.privacy, indexed: false }, notFound];
const icons = new Set(['/icon-192.png', '/icon-512.png']);

function file(path: string, changes: Partial<typeof facts> = {}, files = icons): string {
  const text = publicFiles(all, { ...facts, ...changes }, files).get(path);
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
}

// RFC 9309: groups of a user-agent line and its rules, then other records; sitemaps.org: Sitemap with a full address.
test('robots.txt lets every crawler read everything, and names the sitemap by its full address', () => {
  const records = file('/robots.txt').split('\n').filter((line) => line !== '');
  assert.ok(records.every((line) => /^[A-Za-z-]+: \S+$/.test(line)));
  assert.equal(records, ['User-agent: *', 'Allow: /', `Sitemap: ${facts.url}/sitemap.xml`]);
});

test('a preview has no sitemap, and stays readable, since its pages say themselves that they are not to be listed', () => {
  assert.is(file('/robots.txt', { url: '' }), 'User-agent: *\nAllow: /\n');
  assert.not.ok(publicFiles(all, { ...facts, url: '' }, icons).has('/sitemap.xml'));
});

// The sitemap protocol: urlset in its namespace, one url with one loc for each page, all on the site's own host.
test('the sitemap lists the pages that may be listed, by their full addresses', () => {
  const text = file('/sitemap.xml');
  assert.match(text, /^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
  const { documentElement } = new DOMParser().parseFromString(text.replace(/^.*\n/, ''), 'application/xml');
  assert.is(documentElement.tagName.toLowerCase(), 'urlset');
  assert.is(documentElement.getAttribute('xmlns'), 'http://www.sitemaps.org/schemas/sitemap/0.9');
  assert.equal(
    [...documentElement.children].map((url) => [url.tagName, ...[...url.children].map((part) => part.tagName)]),
    Array(2).fill(['url', 'loc']),
  );
  assert.equal(
    [...documentElement.querySelectorAll('loc')].map(({ textContent }) => textContent),
    [`${facts.url}/`, `${facts.url}/resources`],
  );
});

test('a page that may be listed from today on is in the sitemap', () => {
  const files = publicFiles([{ ...routes.privacy, path: '/a&b', indexed: true }], facts, icons);
  assert.match(files.get('/sitemap.xml') ?? '', `<loc>${facts.url}/a&amp;b</loc>`);
});

// The web app manifest: name, start_url within the scope, a display mode, icons of 192 and 512 pixels with their type.
test('the manifest has its members', () => {
  const manifest: unknown = JSON.parse(file('/site.webmanifest'));
  assert.equal(manifest, {
    id: '/',
    name: facts.brand,
    short_name: facts.brand,
    description: facts.tagline,
    lang: 'en-AU',
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

test('an icon that is not there is not promised', () => {
  assert.not.match(file('/site.webmanifest', {}, new Set(['/icon-192.png'])), '512');
});

test.run();
