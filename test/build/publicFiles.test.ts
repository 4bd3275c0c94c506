import * as assert from 'uvu/assert';
import { publicFiles } from '../../src/build/publicFiles.ts';
import { routes } from '../../src/routes.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('publicFiles');
const { home, resources, notFound } = routes;
const all = [home, resources, { ...routes.privacy, indexed: false }, notFound];
const icons = new Set(['/icon-192.png', '/icon-512.png']);

function file(path: string, changes: Partial<typeof facts> = {}, files = icons): string {
  return publicFiles(all, { ...facts, ...changes }, files).get(path) ?? 'no such file';
}

test('robots.txt lets every crawler read everything, and names the sitemap by its full address', () => {
  assert.is(file('/robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`);
});

test('a preview has no sitemap; crawlers may read it, since its pages say that they must not be listed', () => {
  assert.is(file('/robots.txt', { url: '' }), 'User-agent: *\nAllow: /\n');
  assert.is(file('/sitemap.xml', { url: '' }), 'no such file');
});

test('the sitemap lists the pages that may be listed, by their full addresses', () => {
  const written = { ...routes.privacy, path: '/a&b', indexed: true };
  assert.is(publicFiles([...all, written], facts, icons).get('/sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${facts.url}/</loc></url>
  <url><loc>${facts.url}/resources</loc></url>
  <url><loc>${facts.url}/a&amp;b</loc></url>
</urlset>
`);
});

test('the manifest has its members, with icons of 192 and 512 pixels', () => {
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
