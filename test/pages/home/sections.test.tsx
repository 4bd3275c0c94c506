import { act } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { securityChecks, workflowSteps } from '../../../src/content/home.ts';
import { services } from '../../../src/content/services.ts';
import { testimonials } from '../../../src/content/testimonials.ts';
import { Contact } from '../../../src/pages/home/Contact.tsx';
import { CyberChecks } from '../../../src/pages/home/CyberChecks.tsx';
import { Experts } from '../../../src/pages/home/Experts.tsx';
import { Hero } from '../../../src/pages/home/Hero.tsx';
import { Services } from '../../../src/pages/home/Services.tsx';
import { Workflow } from '../../../src/pages/home/Workflow.tsx';
import { phoneHref } from '../../../src/phone.ts';
import { site } from '../../../src/site.ts';
import { fakeTimers, hydrate } from '../../helpers.tsx';
import { get, onPage, replaceContent, texts } from '../page.tsx';
import { suite } from '../../suite.ts';

const test = suite('the sections of the home page');
let clock: ReturnType<typeof fakeTimers>;
let html: string;
let unmount = () => {};

replaceContent(services, [
  { title: 'Mail', description: 'Sorted for you.', icon: 'enquiry', features: ['By sender', 'By day'], delay: 0 },
  { title: 'Calls', description: 'Taken for you.', icon: 'voice', features: ['At night'], delay: 120 },
]);
replaceContent(workflowSteps, [
  { title: 'Look', text: 'We look.' },
  { title: 'Build', text: 'We build.' },
]);
replaceContent(testimonials, [
  { name: 'Ada', role: 'Owner', company: 'Lovelace', opinion: 'It counts.', placeholder: true },
  { name: 'Émile', role: 'Chef', company: 'Zola', opinion: 'It cooks.', imageUrl: '/emile.jpg', placeholder: false },
  { name: 'Cy', role: 'Mover', company: 'Vans', opinion: 'It drives.', drawing: 'ute', placeholder: false },
]);
replaceContent(securityChecks, [
  { title: 'Doors', text: 'Are they shut?', tag: 'AT NIGHT' },
  { title: 'Windows', text: 'Are they, too?' },
]);

// One page serves all tests: none but the one of the entrance changes it.
test.before(async () => {
  clock = fakeTimers();
  const sections = [Hero, Services, Workflow, Experts, CyberChecks, Contact];
  ({ html, unmount } = await hydrate(onPage(sections.map((Section) => <Section key={Section.name} />))));
});

test.after(() => {
  unmount();
  clock.restore();
});

test('the hero’s entrance is active 300 ms after load, not after 299', async () => {
  assert.match(html, 'data-active="false"');
  await act(() => clock.advance(299));
  assert.is(get('[data-active]').dataset.active, 'false');
  await act(() => clock.advance(1));
  assert.is(get('[data-active]').dataset.active, 'true');
});

test('a service card has title, description and features, and its delay without an inline style', () => {
  assert.equal(texts(get('#services'), 'h3, h3 + p, li li'), [
    'Mail', 'Sorted for you.', 'By sender', 'By day', 'Calls', 'Taken for you.', 'At night',
  ]);
  assert.equal(texts(document.body, '#services [data-delay="120"] h3'), ['Calls']);
  assert.is(document.querySelector('[style]'), null);
});

test('the workflow is an ordered list of its steps', () => {
  assert.equal(texts(get('#workflow ol'), 'li > :not(svg)'), ['Look', 'We look.', 'Build', 'We build.']);
});

test('a testimonial has opinion, name, role and company', () => {
  const experts = get('#experts');
  assert.equal(texts(experts, 'blockquote, strong'), ['It counts.', 'Ada', 'It cooks.', 'Émile', 'It drives.', 'Cy']);
  const captions = texts(experts, 'figcaption');
  assert.ok(captions[0]?.includes('Owner, Lovelace') && captions[1]?.includes('Chef, Zola'));
});

test('an invented testimonial says so on its card, a real one has no label', () => {
  const cards = texts(get('#experts'), 'figure').map((text) => text.includes('Example only, not a real customer'));
  assert.equal(cards, [true, false, false]);
});

test('a portrait is silent: the picture, which covers the first letter of the name, a drawing, else the letter alone', () => {
  const portraits = [...document.querySelectorAll('#experts figcaption > [aria-hidden=true]')];
  assert.equal(portraits.map(({ textContent }) => textContent), ['A', 'É', '']);
  const images = portraits.map((portrait) => portrait.querySelector('img'));
  assert.is(images[0], null);
  assert.is(portraits[2]?.localName, 'svg');
  const attributes = ['src', 'alt', 'width', 'height'].map((name) => images[1]?.getAttribute(name));
  assert.equal(attributes, ['/emile.jpg', '', '72', '72'], 'in a box of known size');
});

test('the security section has each check with its tag, if it has one', () => {
  const checks = texts(get('#cyber-checks'), 'li > :not(svg)');
  assert.equal(checks, ['Doors', 'AT NIGHT', 'Are they shut?', 'Windows', 'Are they, too?']);
});

test('the contact section has phone, email, location and the form', () => {
  const contact = get('#contact');
  const addresses = [...contact.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  for (const address of [phoneHref(site.phone), `mailto:${site.email}`]) assert.ok(addresses.includes(address), address);
  assert.ok(texts(contact, 'li').includes(site.location));
  assert.ok(contact.querySelector('form'));
});

test.run();
