import * as assert from 'uvu/assert';
import { headTags, SOCIAL_IMAGE, structuredData } from '../../src/build/metadata.ts';
import { headline } from '../../src/content/home.ts';
import { routes } from '../../src/routes.ts';
import type { Route } from '../../src/routes.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('metadata');
const all = Object.values(routes);
const files = new Set([SOCIAL_IMAGE, '/apple-touch-icon.png', '/icon-512.png']);
const none = new Set<string>();

/** The tags as they are read: a meta tag by its name or property, a link by its rel. */
function head(route: Route, changes: Partial<typeof facts> = {}, of = files): Record<string, string> {
  const element = document.createElement('div');
  element.innerHTML = headTags(route, { ...facts, ...changes }, of);
  const tags = [...element.children].map(({ attributes: [name, value] }) => [name?.value ?? '', value?.value ?? '']);
  assert.is(new Set(tags.map(([name]) => name)).size, tags.length, 'each tag is there once');
  return Object.fromEntries(tags);
}

type Json = { readonly [name: string]: unknown };

function graph(changes: Partial<typeof facts> = {}, of = files): Json[] {
  const element = document.createElement('div');
  element.innerHTML = structuredData(routes.home, { ...facts, ...changes }, of);
  const data: { '@context': string; '@graph': Json[] } = JSON.parse(element.textContent ?? '');
  assert.is(data['@context'], 'https://schema.org');
  return data['@graph'];
}

const ON_EVERY_PAGE = { manifest: '/site.webmanifest', 'apple-touch-icon': '/apple-touch-icon.png' };

// The Open Graph protocol, basic metadata: title, type, image and url are required; addresses are absolute.
for (const route of all.filter(({ indexed }) => indexed)) {
  test(`${route.path} may be listed under its one address, and is shared with a large picture`, () => {
    assert.equal(head(route), {
      ...ON_EVERY_PAGE,
      canonical: facts.url + route.path,
      'og:type': 'website',
      'og:site_name': facts.brand,
      'og:locale': 'en_AU',
      'og:url': facts.url + route.path,
      'og:title': route.title,
      'og:description': route.description,
      'og:image': `${facts.url}/social.png`,
      'og:image:alt': `${facts.brand}: ${headline.join(' ')} Beside the words, a sprig of golden wattle.`,
      'twitter:card': 'summary_large_image',
    });
  });
}

for (const [name, route, url] of [
  ['a page of a preview, which has no address,', routes.home, ''],
  ['a placeholder', { ...routes.privacy, indexed: false }, facts.url],
  ['the 404 page', routes.notFound, facts.url],
] as const) {
  test(`${name} is not listed, and nothing contradicts that`, () => {
    assert.equal(head(route, { url }), { ...ON_EVERY_PAGE, robots: 'noindex' });
  });
}

test('an address with a slash at its end makes the same ones', () => {
  assert.equal(head(routes.resources, { url: `${facts.url}/` }), head(routes.resources));
});

test('a picture that is not there is not promised', () => {
  const tags = head(routes.home, {}, none);
  assert.equal([tags['og:image'], tags['og:image:alt'], tags['twitter:card']], [undefined, undefined, 'summary']);
  assert.not.match(JSON.stringify([tags, graph({}, none)]), '.png');
});

test('what HTML would read is escaped', () => {
  assert.is(head({ ...routes.home, title: '"><b>' })['og:title'], '"><b>');
});

// schema.org: ProfessionalService is a LocalBusiness; a search engine asks for name and address at least.
test('the business is described as schema.org has it', () => {
  const [business] = graph();
  assert.equal(business, {
    '@type': 'ProfessionalService',
    '@id': '#business',
    name: facts.brand,
    legalName: facts.legalName,
    taxID: 'ABN 51 824 753 556',
    url: `${facts.url}/`,
    logo: `${facts.url}/icon-512.png`,
    image: `${facts.url}/social.png`,
    telephone: '+61262345678',
    email: facts.email,
    address: { '@type': 'PostalAddress', addressLocality: 'Yass', addressRegion: 'NSW', addressCountry: 'AU' },
    areaServed: ['Yass Valley', 'Goulburn'],
    sameAs: ['https://www.linkedin.com/company/bits'],
  });
});

test('the site is described as published by the business, and nothing is besides, such as invented reviews', () => {
  const [, ...others] = graph();
  const publisher = { '@id': '#business' };
  assert.equal(others, [
    { '@type': 'WebSite', name: facts.brand, url: `${facts.url}/`, inLanguage: 'en-AU', publisher },
  ]);
});

const UNKNOWN = {
  legalName: '', abn: '', phone: '', email: '', location: '', region: '', serviceArea: [], socialLinks: [],
};

test('a fact that is not known is not claimed', () => {
  const [business = {}] = graph(UNKNOWN);
  const unclaimed = ['legalName', 'taxID', 'sameAs', 'telephone', 'email', 'areaServed'];
  for (const name of unclaimed) assert.not.ok(name in business, name);
  assert.equal(business.address, { '@type': 'PostalAddress', addressCountry: 'AU' });
});

test('a number without an area code is given as it is dialled', () => {
  assert.is(graph({ phone: '1300123456' })[0]?.telephone, '1300123456');
});

test('a fact can’t end the data block', () => {
  const brand = '</script><b>';
  assert.is(structuredData(routes.home, { ...facts, brand }, files).match(/<\/script>/g)?.length, 1);
  assert.is(graph({ brand })[0]?.name, brand);
});

test('only the home page has the data, and only when the site has an address', () => {
  for (const route of all.filter((one) => one !== routes.home)) {
    assert.is(structuredData(route, facts, files), '', route.path);
  }
  assert.is(structuredData(routes.home, { ...facts, url: '' }, files), '');
});

test.run();
