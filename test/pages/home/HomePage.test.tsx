import { act } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { securityChecks, workflowSteps } from '../../../src/content/home.ts';
import { services } from '../../../src/content/services.ts';
import { testimonials } from '../../../src/content/testimonials.ts';
import { HomePage } from '../../../src/pages/home/HomePage.tsx';
import { phoneHref } from '../../../src/phone.ts';
import { site } from '../../../src/site.ts';
import { fakeTimers, hydrate } from '../../helpers.tsx';
import { get, links, onPage, replaceContent, texts } from '../page.tsx';

const test = suite('HomePage');
let clock: ReturnType<typeof fakeTimers>;
let html: string;
let unmount = () => {};

replaceContent(services, [
  { title: 'Mail', description: 'Sorted for you.', icon: 'mail', features: ['By sender', 'By day'], delay: 0 },
  { title: 'Calls', description: 'Taken for you.', icon: 'phone', features: ['At night'], delay: 120 },
]);
replaceContent(workflowSteps, [
  { title: 'Look', text: 'We look.' },
  { title: 'Build', text: 'We build.' },
]);
replaceContent(testimonials, [
  { name: 'Ada', role: 'Owner', company: 'Lovelace', opinion: 'It counts.', placeholder: false },
  { name: 'Émile', role: 'Chef', company: 'Zola', opinion: 'It cooks.', imageUrl: '/emile.jpg', placeholder: false },
]);
replaceContent(securityChecks, [
  { title: 'Doors', text: 'Are they shut?', icon: 'lock', tag: 'AT NIGHT' },
  { title: 'Windows', text: 'Are they, too?', icon: 'shield' },
]);

// One page serves all tests: none but the one of the entrance changes it.
test.before(async () => {
  clock = fakeTimers();
  ({ html, unmount } = await hydrate(onPage(<HomePage />)));
});

test.after(() => {
  unmount();
  clock.restore();
});

test('the anchors stand in the order of the specification', () => {
  const anchors = ['services', 'about', 'workflow', 'ai-solutions', 'experts', 'cyber-checks', 'contact'];
  const ids = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  assert.equal(ids.filter((id) => anchors.includes(id)), anchors);
});

test('there is one h1, and every section has a name', () => {
  assert.is(document.querySelectorAll('h1').length, 1);
  for (const section of document.querySelectorAll('section')) {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    assert.ok(section.getAttribute('aria-label') ?? heading?.textContent, section.id);
  }
});

test('between two sections stands a divider, which leads from the tone above to the tone below', () => {
  const stack = [...document.querySelectorAll<HTMLElement>('section, div[data-tone]:has(> [data-jog])')];
  for (const [index, { dataset, firstElementChild }] of stack.entries()) {
    const isDivider = index % 2 === 1;
    assert.is(firstElementChild?.hasAttribute('data-jog'), isDivider);
    if (!isDivider) continue;
    const [above, below] = [stack[index - 1], stack[index + 1]];
    assert.equal([dataset.tone, firstElementChild?.getAttribute('data-tone')], [above?.dataset.tone, below?.dataset.tone]);
  }
});

test('the hero’s entrance is active 300 ms after load, not after 299', async () => {
  assert.match(html, 'data-active="false"');
  await act(() => clock.advance(299));
  assert.is(get('[data-active]').dataset.active, 'false');
  await act(() => clock.advance(1));
  assert.is(get('[data-active]').dataset.active, 'true');
});

for (const [where, selector, expected] of [
  ['the hero', '[data-active]', ['Join Early Access List /#contact', "See What's Coming /#services"]],
  ['the banner', '[aria-label="Early access"]', ['Secure Your Early Access Spot /#contact']],
  ['the workflow', '#workflow', ['Start Your Automation Journey /#contact']],
] as const) {
  test(`${where} leads on: ${expected.join(', ')}`, () => {
    assert.equal(links(get(selector)), expected);
  });
}

test('the AI section links to /resources', () => {
  assert.ok(get('#ai-solutions').querySelector('a[href="/resources"]'));
});

test('a service card has title, description and features, and its delay without an inline style', () => {
  assert.equal(texts(get('#services'), 'h3, h3 + p, li li'), [
    'Mail', 'Sorted for you.', 'By sender', 'By day', 'Calls', 'Taken for you.', 'At night',
  ]);
  assert.equal(texts(document.body, '#services [data-delay="120"] h3'), ['Calls']);
  assert.is(document.querySelector('[style]'), null);
});

test('the workflow is an ordered list of its steps', () => {
  assert.equal(texts(get('#workflow ol'), 'li > *'), ['Look', 'We look.', 'Build', 'We build.']);
});

test('a testimonial has opinion, name, role and company', () => {
  const experts = get('#experts');
  assert.equal(texts(experts, 'blockquote, strong'), ['It counts.', 'Ada', 'It cooks.', 'Émile']);
  const captions = texts(experts, 'figcaption');
  assert.ok(captions[0]?.includes('Owner, Lovelace') && captions[1]?.includes('Chef, Zola'));
});

test('a portrait is silent: the picture, which covers the first letter of the name, else the letter alone', () => {
  const portraits = [...document.querySelectorAll('#experts figcaption > [aria-hidden=true]')];
  assert.equal(portraits.map(({ textContent }) => textContent), ['A', 'É']);
  const images = portraits.map((portrait) => portrait.querySelector('img'));
  assert.is(images[0], null);
  const attributes = ['src', 'alt', 'width', 'height'].map((name) => images[1]?.getAttribute(name));
  assert.equal(attributes, ['/emile.jpg', '', '56', '56'], 'in a box of known size');
});

test('the security section has its headline, and each check with its tag, if it has one', () => {
  const checks = get('#cyber-checks');
  assert.equal(texts(checks, 'h2, li > :not(svg)'), [
    'SECURITY BY DESIGN', 'Doors', 'AT NIGHT', 'Are they shut?', 'Windows', 'Are they, too?',
  ]);
  assert.match(checks.textContent, /security is built in by default/i);
});

test('the contact section has phone, email, location and the form', () => {
  const contact = get('#contact');
  const addresses = [...contact.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  assert.equal(addresses, [phoneHref(site.phone), `mailto:${site.email}`]);
  assert.ok(texts(contact, 'li').includes(site.location));
  assert.ok(contact.querySelector('form'));
});

test('every icon and drawing is hidden from assistive technology', () => {
  for (const drawing of document.querySelectorAll('svg, canvas')) {
    assert.ok(drawing.closest('[aria-hidden="true"], [role="img"]'));
  }
});

test.run();
