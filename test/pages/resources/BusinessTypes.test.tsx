import { act, fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import * as assert from 'uvu/assert';
import { businessTypes } from '../../../src/content/businessTypes/all.ts';
import type { BusinessType, Category } from '../../../src/content/businessTypes/BusinessType.ts';
import { BusinessTypes } from '../../../src/pages/resources/BusinessTypes.tsx';
import { createRouter } from '../../../src/router/createRouter.ts';
import { createStaticRouter } from '../../../src/router/createStaticRouter.ts';
import { clearDraft, readDraft } from '../../../src/signup/draft.ts';
import { fakeTimers, hydrate, restoreStubs, settle, stub } from '../../helpers.tsx';
import { fakeFrames } from '../../motion/fakes.ts';
import { get, onPage, replaceContent, texts } from '../page.tsx';
import { suite } from '../../suite.ts';

const test = suite('BusinessTypes');
const step = (text: string) => ({ icon: 'phone', text }) as const;

function category(id: string): Category {
  const steps = [step('rings'), step('hears'), step('notes'), step('checks'), step('sends'), step('ends')] as const;
  return { id, title: `Title of ${id}`, description: 'In short', steps, valueStatement: `Value of ${id}` };
}

function businessType(id: string, option: BusinessType['option'], categories: readonly Category[]): BusinessType {
  return { id, title: `Title of ${id}`, icon: 'phone', description: `About ${id}`, option, categories };
}

replaceContent(businessTypes, [
  businessType('legal', 'professional-services', [category('intake'), category('billing')]),
  businessType('dental', 'healthcare', [category('recalls'), category('claims')]),
]);


let frames: ReturnType<typeof fakeFrames>;
let router: ReturnType<typeof createRouter>;

/** The privacy policy never comes. */
const slow = (path: string) => (path === '/privacy-policy' ? new Promise<void>(() => {}) : undefined);
let unmount = () => {};
let isHydrated = false;

const details = (id: string) => get<HTMLDetailsElement>(`details#${id}`);
const openIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

function page(router = createStaticRouter('/resources')) {
  return onPage(
    <>
      <BusinessTypes />
      <details id="menu" name="category">
        <summary />
      </details>
      <p id="approach" />
    </>,
    router,
  );
}

/** Loads the page at that address, and does something before it is hydrated. */
async function load(address = '/resources', before = () => {}): Promise<void> {
  history.replaceState(null, '', address);
  router = createRouter({ serverPath: '/resources', loadPage: slow, prefetchPage: () => {} });
  isHydrated = false;
  const opened = () => {
    before();
    isHydrated = true;
  };
  ({ unmount } = await hydrate(page(router), { prerendered: page(), before: opened }));
  await act(settle);
}

async function click(...ids: string[]): Promise<void> {
  for (const id of ids) {
    await act(async () => {
      get(`#${id} > summary`).click();
      await settle();
    });
    frames.run(0);
  }
}

test.before.each(() => {
  // happy-dom has no name of details, and so no exclusiveness, like Firefox before 130.
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', {
    configurable: true,
    get(this: HTMLDetailsElement) {
      return this.getAttribute('name') ?? '';
    },
    set(this: HTMLDetailsElement, name: string) {
      this.setAttribute('name', name);
    },
  });
  // It tells of a toggle at once; browsers do in a task of its own, after everything has opened and closed.
  const { dispatchEvent } = HTMLDetailsElement.prototype;
  const queued = new WeakSet<Event>();
  stub(HTMLDetailsElement.prototype, 'dispatchEvent', function (this: HTMLDetailsElement, event: Event) {
    if (event.type !== 'toggle' || queued.has(event)) return dispatchEvent.call(this, event);
    queued.add(event);
    if (isHydrated) queueMicrotask(() => dispatchEvent.call(this, event));
    return true;
  });
  stub(globalThis, 'scrollBy', () => {});
  frames = fakeFrames();
});

test.after.each(() => {
  unmount();
  unmount = () => {};
  restoreStubs();
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});

test('each business type is a closed disclosure under its own address, with its title as the heading', async () => {
  await load();
  assert.equal(openIds(), []);
  assert.equal(texts(document.body, 'summary > h3'), ['Title of legal', 'Title of dental']);
  assert.match(get('#legal').textContent, 'About legal');
  assert.is(get('#legal').querySelectorAll('a[href="/#contact"]').length, 1);
});

test('each category is a disclosure in its card, with its steps in order, icon and text, and its value', async () => {
  await load();
  assert.equal(texts(get('#legal'), 'details > summary h4'), ['Title of intake', 'Title of billing']);
  assert.equal(texts(get('#intake'), 'ol > li'), ['rings', 'hears', 'notes', 'checks', 'sends', 'ends']);
  assert.is(get('#intake').querySelectorAll('ol > li > svg use[href="#i-phone"]').length, 6);
  assert.match(get('#intake').lastElementChild?.textContent ?? '', 'Value of intake');
});

for (const [name, clicks, open] of [
  ['a card expands on a click', ['legal'], ['legal']],
  ['a card collapses on the next click', ['legal', 'legal'], []],
  ['one card is open at a time', ['legal', 'dental'], ['dental']],
  ['one category is open at a time', ['legal', 'intake', 'billing'], ['legal', 'billing']],
  ['a category collapses on the next click', ['legal', 'intake', 'intake'], ['legal']],
  ['opening a different card closes the open category', ['legal', 'intake', 'dental', 'legal'], ['legal']],
  ['collapsing a card closes its open category', ['legal', 'intake', 'legal', 'legal'], ['legal']],
  ['disclosures elsewhere on the page are left alone', ['menu', 'legal', 'intake'], ['legal', 'intake', 'menu']],
] as const) {
  test(`${name}, and the address follows`, async () => {
    await load('/resources?from=ad');
    const { length } = history;
    await click(...clicks);
    assert.equal(openIds(), open);
    const innermost = open.filter((id) => id !== 'menu').at(-1);
    assert.is(location.search + location.hash, innermost ? `?from=ad#${innermost}` : '?from=ad');
    assert.is(history.length, length, 'without stacking history entries');
  });
}

for (const [hash, open] of [
  ['#dental', ['dental']],
  ['#recalls', ['dental', 'recalls']],
  ['', []],
  ['#', []],
  ['#nowhere', []],
  ['#%E0%A4%A', []],
  ['#approach', []],
  ['#menu', []],
] as const) {
  test(`the address "${hash}" opens ${open.join(' and ') || 'nothing'}`, async () => {
    await load(`/resources${hash}`);
    assert.equal([openIds(), location.hash], [open, hash === '#' ? '' : hash]);
  });
}

test('a link to another card opens that one and closes the rest', async () => {
  await load('/resources#intake');
  await act(async () => {
    router.navigate('/resources#recalls');
    await settle();
  });
  assert.equal(openIds(), ['dental', 'recalls']);
});

for (const [hash, open, busy = true] of [
  ['', ['legal']],
  ['#dental', ['legal']],
  ['#intake', ['legal', 'intake']],
  ['#dental', ['dental'], false],
] as const) {
  const who = busy ? 'its visitor' : 'the browser';
  test(`where ${who} has opened a card before hydration, "${hash}" leaves ${open.join(' and ')} open`, async () => {
    stub(globalThis, 'early', { submittedFrom: '', busy });
    await load(`/resources${hash}`, () => (details('legal').open = true));
    assert.equal(openIds(), open);
  });
}

test('a category that was left open in a closed card before hydration is closed', async () => {
  await load('/resources', () => (details('intake').open = true));
  assert.equal(openIds(), []);
});

test('an address that names another section gives way to what is opened, and to nothing else', async () => {
  await load('/resources#approach');
  assert.is(location.hash, '#approach');
  await click('legal');
  assert.is(location.hash, '#legal');
});

test('a link to the page without a hash shows it with everything closed', async () => {
  await load('/resources#intake');
  await act(async () => {
    router.navigate('/resources');
    await settle();
  });
  assert.equal([openIds(), location.hash], [[], '']);
});

test('a card that is opened while Back is under way does not call it off', async () => {
  await load();
  history.replaceState(null, '', '/');
  await click('legal');
  assert.is(location.href, 'https://site.example/');
});

test('nobody looks for an element without a name while nothing is open, which Firefox would warn of', async () => {
  const asked: string[] = [];
  stub(document, 'getElementById', (id: string) => {
    asked.push(id);
    return id === '' ? null : document.querySelector(`#${id}`);
  });
  await load();
  await click('legal', 'legal');
  assert.not.ok(asked.includes(''));
});

test('the clicked summary stays where it is on the screen when a card closes above it', async () => {
  const scrolled: unknown[] = [];
  await load('/resources#legal');
  stub(globalThis, 'scrollBy', (options: unknown) => scrolled.push(options));
  stub(Element.prototype, 'getBoundingClientRect', () => ({ top: details('legal').open ? 900 : 300 }));
  await click('dental');
  assert.equal(scrolled, [{ top: -600, behavior: 'instant' }]);
});

test('after the page is left nothing changes the address any more', async () => {
  await load();
  details('legal').open = true;
  unmount();
  await act(settle);
  assert.is(location.hash, '');
});

test('a page that is opened by a link shows its cards without their panels, which follow', () => {
  const countPanels = () => document.querySelectorAll('details details').length;
  let first: number | undefined;
  function Probe() {
    useLayoutEffect(() => void (first = countPanels()), []);
    return null;
  }
  const place = createStaticRouter('/resources');
  const entry = { ...place.getEntry(), action: 'push', scrollDelay: undefined } as const;
  const cards = [<BusinessTypes key="cards" />, <Probe key="probe" />];
  ({ unmount } = render(onPage(cards, { ...place, getEntry: () => entry })));
  assert.equal([first, countPanels()], [0, 4]);
});

for (const [click, init, suggested] of [
  ['a click', {}, 'healthcare'],
  ['a Ctrl-click, which opens another tab,', { ctrlKey: true }, undefined],
] as const) {
  test(`${click} on a card’s button suggests ${suggested ?? 'nothing'} to the form`, async () => {
    await load();
    fireEvent.click(get('#dental a'), init);
    assert.is(readDraft().businessType, suggested);
    clearDraft();
  });
}

test('what the visitor opened before hydration stays open while another page is slow, and the address names it', async () => {
  const clock = fakeTimers();
  stub(globalThis, 'early', { submittedFrom: '', typed: false, busy: true });
  await load('/resources#dental', () => (details('legal').open = true));
  assert.is(location.hash, '#legal');
  router.navigate('/privacy-policy');
  await act(() => clock.advance(1_000));
  clock.restore();
  assert.equal(openIds(), ['legal']);
});

test.run();
