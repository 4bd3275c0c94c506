// What the pages say, in the order of the page: headings, buttons, and what the specification wants said.
import * as assert from 'uvu/assert';
import { prerenderRoute } from '../../src/prerender.tsx';
import { routes } from '../../src/routes.ts';
import { withoutWindow } from '../helpers.tsx';
import { links, texts } from '../pages/page.tsx';
import { suite } from '../suite.ts';

const test = suite('as delivered: pages');
const documents = new Map<string, Document>();

function page(id: string): Document {
  const found = documents.get(id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
}

/** The part of the page; an empty element where it has none. */
function part(id: string, selector: string): Element {
  return page(id).querySelector(selector) ?? document.createElement('p');
}

test.before(async () => {
  for (const [id, route] of Object.entries(routes)) {
    const html = await withoutWindow(() => prerenderRoute(route));
    documents.set(id, new DOMParser().parseFromString(html, 'text/html'));
  }
});

test('the transparent header has the tone of the section below it, on every page', () => {
  for (const [id, { body }] of documents) {
    const [header, section] = ['header', 'main section'].map((part) => body.querySelector<HTMLElement>(part));
    assert.is(header?.dataset.tone, section?.dataset.tone, id);
  }
});

for (const [id, expected] of [
  ['home', ['services', 'about', 'workflow', 'ai-solutions', 'experts', 'cyber-checks', 'contact']],
  ['resources', ['business-types', 'approach', 'collection', 'early-access']],
] as const) {
  test(`the sections of the ${id} page stand in the order of the specification`, () => {
    assert.equal([...page(id).querySelectorAll('main section[id]')].map((section) => section.id), expected);
  });

  test(`each divider of the ${id} page leads from the tone above to the tone below`, () => {
    for (const strip of page(id).querySelectorAll<HTMLElement>('main [data-jog]')) {
      const divider = strip.parentElement;
      const above = divider?.previousElementSibling as HTMLElement | null;
      const below = divider?.nextElementSibling as HTMLElement | null;
      assert.equal([divider?.dataset.tone, strip.dataset.tone], [above?.dataset.tone, below?.dataset.tone]);
    }
  });
}

for (const [id, selector, expected] of [
  ['home', 'main > section', ['Join Early Access List /#contact', "See What's Coming /#services"]],
  [
    'home',
    '#services',
    [
      'plumbing /resources#plumbing-services',
      'dental /resources#dental-practices',
      'accounting /resources#accounting-firms',
      'all of them /resources#business-types',
    ],
  ],
  ['home', 'section[aria-label]', ['Secure Your Early Access Spot /#contact']],
  ['home', '#workflow', ['Start Your Automation Journey /#contact']],
  ['home', '#ai-solutions', ['Join Early Access List /#contact', 'See what it does in your line of work /resources']],
  ['resources', 'main > section', ['Join Early Access List /#contact']],
  ['resources', '#business-types details', ['Join Early Access List /#contact']],
  ['resources', '#collection', ['Get Notified When Available /#contact']],
  ['privacy', 'main', ['Get In Touch /#contact']],
  ['terms', 'main', ['Get In Touch /#contact']],
  ['notFound', 'main', ['Back to the home page /']],
] as const) {
  test(`${selector} of the ${id} page leads on: ${expected.join(', ')}`, () => {
    assert.equal(links(part(id, selector)).filter((link) => !link.includes('mailto:')), expected);
  });
}

for (const [id, selector, expected] of [
  ['home', '#cyber-checks h2', ['SECURITY BY DESIGN']],
  ['home', 'form button[type=submit]', ['Join Early Access List']],
  ['resources', 'h1', ["See Exactly What's Possible When You Automate Intelligently"]],
  ['resources', '#business-types h2, #approach h2', ['Choose Your Business Type', 'Why Our Approach Works']],
  ['privacy', 'h1', ['Privacy policy']],
  ['terms', 'h1', ['Terms of service']],
  ['notFound', 'h1', ['Oops! Page not found']],
] as const) {
  test(`${selector} of the ${id} page: ${expected.join(', ')}`, () => {
    assert.equal(texts(page(id).body, selector), expected);
  });
}

for (const [id, selector, words] of [
  ['home', '#ai-solutions', /runs on your own server, not on a public AI service/],
  ['home', '#ai-solutions', /travel the usual way/],
  ['home', '#ai-solutions', /Waits for your yes/],
  ['home', '#cyber-checks', /security is built in by default/i],
  ['resources', '#collection', /resource library is in development/],
  ['privacy', 'main', /not ready yet/],
  ['terms', 'main', /not ready yet/],
] as const) {
  test(`${selector} of the ${id} page says ${words.source}`, () => {
    assert.match(part(id, selector).textContent, words);
  });
}

test('no two landmarks of a page have the same name', () => {
  for (const [id, { body }] of documents) {
    const landmarks = [...body.querySelectorAll('section[aria-label], form[aria-label], nav[aria-label]')];
    const names = landmarks.map((landmark) => landmark.getAttribute('aria-label'));
    assert.is(new Set(names).size, names.length, `${id}: ${names.join(', ')}`);
  }
});

test('the business types are the four of the specification, in value and label', () => {
  const options = [...page('home').querySelectorAll<HTMLOptionElement>('form option')].slice(1);
  assert.equal(options.map(({ value, text }) => `${value} = ${text}`), [
    'professional-services = Professional Services',
    'healthcare = Healthcare',
    'trades = Trades',
    'other = Other',
  ]);
});

test('the fields of the form are called as in the specification', () => {
  const labels = texts(page('home').body, 'form label');
  for (const label of ['Full Name', 'Email', 'Phone', 'Business Type (required)']) {
    assert.ok(labels.some((text) => text.startsWith(label)), `${label} is not among ${labels.join(', ')}`);
  }
});

test('header and menu have the entries of the specification', () => {
  const entries = ['Services /#services', 'About /#about', 'Contact /#contact', 'Resources /resources'];
  for (const nav of page('home').querySelectorAll('header nav')) {
    assert.equal(links(nav), [...entries, 'Get Started /#contact']);
  }
});

test('the footer has its quick links, its four services and the legal pages', () => {
  assert.equal(texts(part('home', 'footer'), 'h2'), ['Quick Links', 'Services', 'Contact']);
  assert.equal(links(part('home', 'footer nav')), [
    'Services /#services', 'About /#about', 'Workflow /#workflow', 'Contact /#contact', 'Resources /resources',
  ]);
  const services = texts(part('home', 'footer nav + div'), 'li');
  assert.equal(services, ['Process Automation', 'Workflow Optimisation', 'Lead Management', 'Custom AI Solutions']);
  const legal = ['Privacy policy /privacy-policy', 'Terms of service /terms-of-service'];
  assert.equal(links(part('home', 'footer')).slice(-2), legal);
});

test.run();
