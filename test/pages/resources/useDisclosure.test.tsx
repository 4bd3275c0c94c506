import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useDisclosure } from '../../../src/pages/resources/useDisclosure.ts';
import { createRouter } from '../../../src/router/createRouter.ts';
import { RouterContext } from '../../../src/router/useRouter.ts';
import { fakeTimers, restoreStubs, settle, stub } from '../../helpers.tsx';
import { fakeFrames } from '../../motion/fakes.ts';

const test = suite('useDisclosure');
const IDS = ['legal', 'legal-intake', 'legal-billing', 'dental', 'dental-recalls', 'dental-billing', 'menu'];

let initiallyOpen = '';
let innerOpen = '';
let clock: ReturnType<typeof fakeTimers>;
let frames: ReturnType<typeof fakeFrames>;

function Category({ id }: { id: string }) {
  return (
    <details id={id} name="category" open={innerOpen === id ? true : undefined}>
      <summary>{id}</summary>
    </details>
  );
}

function Cards() {
  const list = useRef<HTMLDivElement>(null);
  useDisclosure(list);
  return (
    <>
      <div ref={list}>
        <details id="legal" name="business-type" open={initiallyOpen === 'legal' ? true : undefined}>
          <summary>Legal</summary>
          <Category id="legal-intake" />
          <Category id="legal-billing" />
        </details>
        <details id="dental" name="business-type">
          <summary>Dental</summary>
          <Category id="dental-recalls" />
          <Category id="dental-billing" />
        </details>
        <p id="note" />
      </div>
      <Category id="menu" />
      <p id="approach" />
    </>
  );
}

function details(id: string): HTMLDetailsElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLDetailsElement)) throw new Error(`no details #${id}`);
  return element;
}

async function click(id: string): Promise<void> {
  await act(async () => {
    details(id).querySelector('summary')?.click();
    await settle();
  });
}

async function paint(): Promise<void> {
  frames.run(0);
  await act(() => clock.advance(0));
}

async function toggle(id: string): Promise<void> {
  await click(id);
  await paint();
}

function open(): string[] {
  return IDS.filter((id) => details(id).open);
}

async function setUp(address = '/resources') {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/resources', prepare: () => undefined, preload: () => {} });
  const { unmount } = render(
    <RouterContext value={router}>
      <Cards />
    </RouterContext>,
  );
  await act(settle);
  async function go(to: string): Promise<void> {
    await act(async () => {
      router.navigate(to);
      await settle();
    });
  }
  return { go, unmount };
}

test.before.each(() => {
  // happy-dom has no details name, and so no exclusiveness: like the older browsers that the hook is for.
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
    queueMicrotask(() => dispatchEvent.call(this, event));
    return true;
  });
  stub(globalThis, 'scrollBy', () => {});
  clock = fakeTimers();
  frames = fakeFrames();
});

test.after.each(() => {
  initiallyOpen = '';
  innerOpen = '';
  cleanup();
  restoreStubs();
  clock.restore();
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});

test('a card expands on a click and collapses on the next', async () => {
  await setUp();
  assert.equal(open(), []);
  await toggle('legal');
  assert.equal(open(), ['legal']);
  await toggle('legal');
  assert.equal(open(), []);
});

test('a category that was left open in a closed card before hydration is closed', async () => {
  innerOpen = 'legal-intake';
  // Nobody listened when it was toggled.
  stub(HTMLDetailsElement.prototype, 'dispatchEvent', () => true);
  await setUp();
  assert.equal(open(), []);
});

test('a category that the address names opens in the card that its visitor has opened before hydration', async () => {
  stub(globalThis, 'early', { busy: true });
  initiallyOpen = 'legal';
  await setUp('/resources#legal-intake');
  assert.equal(open(), ['legal', 'legal-intake']);
});

test('nobody looks for an element without a name while nothing is open, which Firefox would warn of', async () => {
  const asked: string[] = [];
  const { getElementById } = Document.prototype;
  stub(document, 'getElementById', (id: string) => {
    asked.push(id);
    return getElementById.call(document, id);
  });
  await setUp();
  await toggle('legal');
  await toggle('legal');
  assert.not.ok(asked.includes(''));
});

test('a card that is opened while Back is under way does not call it off', async () => {
  await setUp();
  history.replaceState(null, '', '/');
  await toggle('legal');
  assert.equal([location.pathname, location.hash], ['/', '']);
});

test('one card is open at a time', async () => {
  await setUp();
  await toggle('legal');
  await toggle('dental');
  assert.equal(open(), ['dental']);
});

test('one category is open at a time', async () => {
  await setUp();
  await toggle('legal');
  await toggle('legal-intake');
  await toggle('legal-billing');
  assert.equal(open(), ['legal', 'legal-billing']);
  await toggle('legal-billing');
  assert.equal(open(), ['legal']);
});

test('opening a different card closes the open category', async () => {
  await setUp();
  await toggle('legal');
  await toggle('legal-intake');
  await toggle('dental');
  assert.equal(open(), ['dental']);
  await toggle('legal');
  assert.equal(open(), ['legal']);
});

test('collapsing a card closes its open category', async () => {
  await setUp();
  await toggle('legal');
  await toggle('legal-intake');
  await toggle('legal');
  await toggle('legal');
  assert.equal(open(), ['legal']);
});

test('disclosures elsewhere on the page are left alone', async () => {
  await setUp();
  await toggle('menu');
  await toggle('legal');
  await toggle('legal-intake');
  assert.equal(open(), ['legal', 'legal-intake', 'menu']);
});

test('an address with a card opens it', async () => {
  await setUp('/resources#dental');
  assert.equal(open(), ['dental']);
});

test('an address with a category opens it and its card', async () => {
  await setUp('/resources#dental-recalls');
  assert.equal(open(), ['dental', 'dental-recalls']);
  assert.is(location.hash, '#dental-recalls');
});

test('a link to another card opens that one and closes the rest', async () => {
  const { go } = await setUp('/resources#legal-intake');
  await go('/resources#dental-recalls');
  assert.equal(open(), ['dental', 'dental-recalls']);
});

for (const hash of ['', '#', '#nowhere', '#%E0%A4%A', '#note', '#menu']) {
  test(`the address "${hash}" opens nothing`, async () => {
    await setUp(`/resources${hash}`);
    assert.equal(open(), []);
  });
}

test('the address follows what is open, without stacking history entries', async () => {
  await setUp('/resources?from=ad');
  const before = history.length;
  const seen: string[] = [];
  for (const id of ['legal', 'legal-intake', 'legal-intake', 'dental', 'dental']) {
    await toggle(id);
    seen.push(location.search + location.hash);
  }
  assert.equal(seen, [
    '?from=ad#legal',
    '?from=ad#legal-intake',
    '?from=ad#legal',
    '?from=ad#dental',
    '?from=ad',
  ]);
  assert.is(history.length, before);
});

test('the address waits until the card that was opened can be seen', async () => {
  await setUp();
  await click('legal');
  assert.equal([open(), location.hash], [['legal'], '']);
  await paint();
  assert.is(location.hash, '#legal');
});

test('a card that is closed before its category has been noted stays closed', async () => {
  await setUp();
  await toggle('legal');
  await click('legal-intake');
  // The browser has yet to tell of it.
  stub(HTMLDetailsElement.prototype, 'dispatchEvent', () => true);
  details('legal').open = false;
  await paint();
  assert.equal([open().includes('legal'), location.hash], [false, '']);
});

test('the address stays as it is when the page has been left, or is printed, before that', async () => {
  const { unmount } = await setUp();
  stub(CSS, 'supports', () => true);
  await click('legal');
  dispatchEvent(new Event('beforeprint'));
  await paint();
  assert.is(location.hash, '');
  dispatchEvent(new Event('afterprint'));
  await click('legal');
  unmount();
  await paint();
  assert.is(location.hash, '');
});

test('an address that names another section stays as it is', async () => {
  await setUp('/resources#approach');
  await toggle('legal');
  assert.is(location.hash, '#approach');
});

test('the clicked summary stays where it is on the screen when a card closes above it', async () => {
  const scrolled: unknown[] = [];
  await setUp('/resources#legal');
  stub(globalThis, 'scrollBy', (options: unknown) => scrolled.push(options));
  stub(Element.prototype, 'getBoundingClientRect', () => ({ top: details('legal').open ? 900 : 300 }));
  await toggle('dental');
  assert.equal(scrolled, [{ top: -600, behavior: 'instant' }]);
});

test('while printing everything is open where CSS can’t show it; afterwards all is as before', async () => {
  await setUp('/resources#dental-recalls');
  stub(CSS, 'supports', () => false);
  dispatchEvent(new Event('beforeprint'));
  await act(settle);
  assert.equal(open(), IDS.slice(0, -1));
  dispatchEvent(new Event('afterprint'));
  await act(settle);
  assert.equal(open(), ['dental', 'dental-recalls']);
  assert.is(location.hash, '#dental-recalls');
});

test('where CSS shows closed details in print, nothing is touched', async () => {
  await setUp('/resources#dental');
  stub(CSS, 'supports', (query: string) => query === 'selector(::details-content)');
  dispatchEvent(new Event('beforeprint'));
  assert.equal(open(), ['dental']);
});

test('after the page is left a print opens nothing and the history moves nobody', async () => {
  const { go, unmount } = await setUp('/resources#dental');
  const card = details('dental');
  unmount();
  stub(CSS, 'supports', () => false);
  dispatchEvent(new Event('beforeprint'));
  await go('/resources#legal');
  assert.is(card.querySelectorAll('details[open]').length, 0);
});

test.run();
