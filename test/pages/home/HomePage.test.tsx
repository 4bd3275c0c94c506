import { act, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HomePage } from '../../../src/pages/home/HomePage.tsx';
import { homeParts } from '../../../src/pages/home/homeParts.tsx';
import { phoneHref } from '../../../src/phone.ts';
import { site } from '../../../src/site.ts';
import { PartsContext } from '../../../src/ui/parts.ts';
import { fakeTimers, hydrate, settle } from '../../helpers.tsx';

const test = suite('HomePage');
let clock: ReturnType<typeof fakeTimers>;
let page: HTMLElement;
let unmount = () => {};

function section(id: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(`#${id}`);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

function links(root: HTMLElement): string[] {
  return [...root.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

function headings(root: HTMLElement, level: string): (string | null)[] {
  return [...root.querySelectorAll(level)].map(({ textContent }) => textContent);
}

// One page serves all tests: none but the one of the entrance changes it.
test.before(async () => {
  clock = fakeTimers();
  const prerendered = (
    <PartsContext value={homeParts}>
      <HomePage />
    </PartsContext>
  );
  ({ container: page, unmount } = await hydrate(<HomePage />, { prerendered }));
  // What comes later has come.
  await act(settle);
});

test.after(() => {
  unmount();
  clock.restore();
});

test('the anchors stand in the order of the specification', () => {
  assert.equal(
    [...page.querySelectorAll('section[id]')].map(({ id }) => id),
    ['services', 'about', 'workflow', 'ai-solutions', 'experts', 'cyber-checks', 'contact'],
  );
});

test('there is one h1, and every section has a name', () => {
  assert.is(page.querySelectorAll('h1').length, 1);
  for (const element of page.querySelectorAll('section')) {
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    assert.ok(element.getAttribute('aria-label') ?? heading?.textContent, element.id);
  }
});

test('decorative dividers stand between the sections', () => {
  const stack = [...page.querySelectorAll('section, [data-jog]')];
  const kinds = stack.map((element) => (element.matches('section') ? 'section' : 'divider'));
  assert.is(kinds.join(' '), `section${' divider section'.repeat(8)}`);
});

test('each divider leads from the field above to the field below', () => {
  const stack = [...page.querySelectorAll<HTMLElement>('section, [data-jog]')];
  for (const [index, divider] of stack.entries()) {
    if (!divider.matches('[data-jog]')) continue;
    const neighbours = [stack[index - 1], stack[index + 1]];
    assert.equal(
      [divider.dataset.from, divider.dataset.to],
      neighbours.map((element) => element?.dataset.field),
    );
  }
});

test('the hero has two buttons, and its entrance begins after 300 ms', async () => {
  const hero = page.querySelector<HTMLElement>('section');
  if (!hero) throw new Error('no hero');
  assert.equal(links(hero), ['Join Early Access List /#contact', "See What's Coming /#services"]);
  const entrance = hero.closest('[data-active]');
  await act(() => clock.advance(299));
  assert.is(entrance?.getAttribute('data-active'), 'false');
  await act(() => clock.advance(1));
  assert.is(entrance?.getAttribute('data-active'), 'true');
});

test('the service cards carry their delay in milliseconds, and no inline style', () => {
  const cards = [...page.querySelectorAll<HTMLElement>('#services li[data-delay]')];
  assert.equal(
    cards.map(({ dataset }) => dataset.delay),
    ['0', '60', '0', '60', '120'],
  );
  assert.is(page.querySelector('[style]'), null);
});

test('the banner, the workflow and the AI section lead on', () => {
  const banner = page.querySelector<HTMLElement>('section[aria-label="Early access"]');
  assert.equal(banner && links(banner), ['Secure Your Early Access Spot /#contact']);
  assert.equal(links(section('workflow')), ['Start Your Automation Journey /#contact']);
  assert.ok(links(section('ai-solutions')).some((link) => link.endsWith(' /resources')));
});

test('the workflow is an ordered list of its four steps', () => {
  const steps = section('workflow').querySelectorAll('ol > li');
  assert.equal(
    [...steps].map((step) => step.querySelector('h3')?.textContent),
    ['Discovery', 'Solution Design', 'Confirmation', 'Delivery'],
  );
});

test('the security section has its headline, four checks, the tag and the banner', () => {
  const checks = section('cyber-checks');
  assert.equal(headings(checks, 'h2'), ['SECURITY BY DESIGN']);
  assert.is(headings(checks, 'h3').length, 4);
  const tag = within(checks).getByText('ON SITE ONLY');
  assert.is(tag.closest('li')?.querySelector('h3')?.textContent, 'Device & Network Exposure Check');
  assert.ok(within(checks).getByText(/built in by default/));
  assert.ok(checks.querySelector('svg circle'));
});

test('the contact section has phone, email, location and the form', () => {
  const contact = section('contact');
  const addresses = [...contact.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  assert.equal(addresses, [phoneHref(site.phone), `mailto:${site.email}`]);
  assert.ok(within(contact).getByText(site.location));
  assert.ok(contact.querySelector('form'));
});

test('every icon and drawing is hidden from assistive technology', () => {
  for (const svg of page.querySelectorAll('svg')) {
    assert.ok(svg.closest('[aria-hidden="true"], [role="img"]'));
  }
});

test.run();
