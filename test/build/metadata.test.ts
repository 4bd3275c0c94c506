import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headTags, SOCIAL_IMAGE, structuredData } from '../../src/build/metadata.ts';
import { descriptions } from '../../src/content/descriptions.ts';
import { routes } from '../../src/routes.ts';
import type { Route } from '../../src/routes.ts';
import { facts } from '../facts.ts';

const test = suite('metadata');
const all = Object.values(routes);
const listed = all.filter(({ indexed }) => indexed);
const files = new Set([SOCIAL_IMAGE, '/apple-touch-icon.png', '/icon-512.png']);
const none = new Set<string>();

function head(route: Route, { url = facts.url, of = files } = {}) {
  const element = document.createElement('div');
  element.innerHTML = headTags(route, { ...facts, url }, of);
  const value = (selector: string, attribute: string) => element.querySelector(selector)?.getAttribute(attribute);
  return {
    element,
    property: (name: string) => value(`meta[property="${name}"]`, 'content'),
    named: (name: string) => value(`meta[name="${name}"]`, 'content'),
    link: (rel: string) => value(`link[rel="${rel}"]`, 'href'),
  };
}

type Json = { readonly [name: string]: unknown };

function graph(route: Route = routes.home, changes: Partial<typeof facts> = {}, of = files): Json[] {
  const block = structuredData(route, { ...facts, ...changes }, of);
  const element = document.createElement('div');
  element.innerHTML = block;
  const data: { '@context': string; '@graph': Json[] } = JSON.parse(element.textContent ?? '');
  assert.is(data['@context'], 'https://schema.org');
  return data['@graph'];
}

// The Open Graph protocol, basic metadata: title, type, image and url are required; addresses are absolute.
for (const route of listed) {
  test(`${route.path} has what the Open Graph requires, and a card with a large picture`, () => {
    const { property, named } = head(route);
    assert.is(property('og:title'), route.title);
    assert.is(property('og:type'), 'website');
    assert.is(property('og:image'), `${facts.url}/social.png`);
    assert.is(property('og:url'), facts.url + route.path);
    assert.is(property('og:description'), descriptions[route.id]);
    assert.is(property('og:site_name'), facts.brand);
    assert.match(property('og:locale') ?? '', /^[a-z]{2}_[A-Z]{2}$/);
    assert.is(property('og:image:alt'), `${facts.brand}: ${facts.tagline}`);
    assert.is(named('twitter:card'), 'summary_large_image');
  });

  test(`${route.path} may be listed, under its one address`, () => {
    const { named, link } = head(route);
    assert.is(named('robots'), undefined);
    assert.is(link('canonical'), facts.url + route.path);
  });

  test(`${route.path} of a preview, which has no address, may not be listed and names none`, () => {
    const { named, element } = head(route, { url: '' });
    assert.is(named('robots'), 'noindex');
    assert.not.match(element.innerHTML, /canonical|og:|http/);
  });
}

test('a placeholder and the 404 page are not listed, and no canonical address contradicts that', () => {
  for (const route of [{ ...routes.privacy, indexed: false }, routes.notFound]) {
    const { named, link } = head(route);
    assert.equal([named('robots'), link('canonical')], ['noindex', undefined], route.path);
  }
});

test('an address with a slash at its end makes the same ones', () => {
  const { property, link } = head(routes.resources, { url: `${facts.url}/` });
  const expected = `${facts.url}/resources`;
  assert.equal([property('og:url'), link('canonical')], [expected, expected]);
});

test('each tag is there once', () => {
  for (const route of all) {
    const { element } = head(route);
    const names = [...element.children].map((tag) => `${tag.tagName} ${tag.attributes[0]?.value}`);
    assert.is(new Set(names).size, names.length, route.path);
  }
});

test('the manifest and the touch icon are linked on every page', () => {
  for (const route of all) {
    const { link } = head(route);
    assert.equal([link('manifest'), link('apple-touch-icon')], ['/site.webmanifest', '/apple-touch-icon.png']);
  }
});

test('a picture that is not there is not promised', () => {
  const { element, named } = head(routes.home, { of: none });
  assert.not.match(element.innerHTML, '.png');
  assert.not.match(element.innerHTML, 'og:image');
  assert.is(named('twitter:card'), 'summary');
  assert.not.match(JSON.stringify(graph(routes.home, {}, none)), '.png');
});

test('what HTML would read is escaped', () => {
  const route = { ...routes.home, title: '"><b>' };
  const { property, element } = head(route);
  assert.is(property('og:title'), '"><b>');
  assert.is(element.querySelector('b'), null);
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

test('the site is described as schema.org has it, and published by the business', () => {
  const [business, website] = graph();
  assert.equal(website, {
    '@type': 'WebSite',
    name: facts.brand,
    url: `${facts.url}/`,
    inLanguage: 'en-AU',
    publisher: { '@id': business?.['@id'] },
  });
});

test('there are no invented reviews', () => {
  assert.not.match(JSON.stringify(graph()), /review|rating/i);
});

test('a fact that is not known is not claimed', () => {
  const [business = {}] = graph(routes.home, { legalName: '', abn: '', socialLinks: [] });
  for (const name of ['legalName', 'taxID', 'sameAs']) assert.not.ok(name in business, name);
});

test('a number without an area code is given as it is dialled', () => {
  assert.is(graph(routes.home, { phone: '1300123456' })[0]?.telephone, '1300123456');
});

test('a fact can’t end the data block', () => {
  const block = structuredData(routes.home, { ...facts, brand: '</script><b>' }, files);
  assert.is(block.match(/<\/script>/g)?.length, 1);
  assert.is(graph(routes.home, { brand: '</script><b>' })[0]?.name, '</script><b>');
});

test('only the home page has the data, and only when the site has an address', () => {
  for (const route of all.filter((one) => one !== routes.home)) {
    assert.is(structuredData(route, facts, files), '', route.path);
  }
  assert.is(structuredData(routes.home, { ...facts, url: '' }, files), '');
});

test.run();
