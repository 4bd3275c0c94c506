import { act } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Contact } from '../../../src/pages/home/Contact.tsx';
import { ContactIntro, NextSteps } from '../../../src/pages/home/ContactWords.tsx';
import { SignupForm } from '../../../src/signup/SignupForm.tsx';
import { PartsContext } from '../../../src/ui/parts.ts';
import { hydrate, restoreStubs, settle, stub } from '../../helpers.tsx';
import { fakeIntersections } from '../../motion/fakes.ts';

const test = suite('useLateForm');
const FAR = 5_000;
let intersections: ReturnType<typeof fakeIntersections>;
let unmount = () => {};
let released = 0;

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
}

/** Whether the form answers by itself; otherwise the browser, or the head script, gets the submit. */
function answers(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void form().dispatchEvent(event));
  return event.defaultPrevented;
}

async function setUp() {
  const prerendered = (
    <PartsContext value={{ Intro: ContactIntro, Next: NextSteps, Form: SignupForm }}>
      <Contact />
    </PartsContext>
  );
  const hydrated = await hydrate(<Contact />, {
    prerendered,
    before: () => {
      const holder = form().parentElement;
      if (holder) intersections.place(holder, FAR);
    },
  });
  unmount = hydrated.unmount;
  assert.equal(hydrated.errors, []);
  await report();
  return hydrated.root;
}

async function report(): Promise<void> {
  await act(async () => {
    intersections.report();
    await settle();
  });
}

test.before.each(() => {
  intersections = fakeIntersections(800);
  released = 0;
  stub(globalThis, 'early', { submittedFrom: '', busy: false, release() {}, releaseForm: () => (released += 1), stall() {} });
  stub(globalThis, 'matchMedia', undefined);
  stub(console, 'error', () => {});
  // React mends what a translator has changed, and reports it.
  stub(globalThis, 'reportError', () => {});
});

test.after.each(async () => {
  unmount();
  unmount = () => {};
  await settle();
  restoreStubs();
});

test('a form that is far away is left to the head script', async () => {
  await setUp();
  assert.equal([answers(), released], [false, 0]);
});

test('a form that comes near answers, with what was typed', async () => {
  await setUp();
  const name = form().querySelector('input');
  if (!name || !form().parentElement) throw new Error('no field');
  name.value = 'Jo';
  intersections.place(form().parentElement ?? name, 900);
  await report();
  assert.equal([answers(), released], [true, 1]);
  assert.is(form().querySelector('input'), name);
  assert.is(name.value, 'Jo');
});

test('a form that gets the focus answers', async () => {
  await setUp();
  await act(async () => {
    form().querySelector('input')?.focus();
    await settle();
  });
  assert.is(answers(), true);
});

test('what was typed into a form that a translator has changed stays', async () => {
  await setUp();
  const name = form().querySelector('input');
  if (!name) throw new Error('no field');
  name.value = 'Jo';
  const label = document.querySelector('label');
  if (label) label.innerHTML = '<font>Name</font>';
  await act(async () => {
    name.focus();
    await settle();
  });
  const fresh = form().querySelector('input');
  assert.ok(fresh !== null && fresh !== name);
  assert.is(fresh.value, 'Jo');
  assert.ok(document.activeElement === fresh);
  assert.is(answers(), true);
});

test('a form that was submitted before hydration answers', async () => {
  stub(globalThis, 'early', { submittedFrom: 'http://localhost/', busy: false, release() {}, releaseForm: () => (released += 1), stall() {} });
  await setUp();
  assert.is(released, 1);
});

test('leaving the page ends the form that has come: it listens to nothing any more', async () => {
  const { addEventListener, removeEventListener } = document;
  let listening = 0;
  stub(document, 'addEventListener', (...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'reset') listening += 1;
    addEventListener.apply(document, args);
  });
  stub(document, 'removeEventListener', (...args: Parameters<typeof removeEventListener>) => {
    if (args[0] === 'reset') listening -= 1;
    removeEventListener.apply(document, args);
  });
  await setUp();
  await act(async () => {
    form().querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
  });
  assert.is(listening, 1);
  unmount();
  unmount = () => {};
  await act(settle);
  assert.is(listening, 0);
});

test('leaving the page ends a form that is still to come', async () => {
  await setUp();
  form().querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  unmount();
  unmount = () => {};
  await act(settle);
  assert.is(released, 0);
});

test('leaving the page before the form answers keeps what was typed', async () => {
  await setUp();
  const name = form().querySelector('input');
  if (name) name.value = 'Jo';
  unmount();
  unmount = () => {};
  await act(settle);
  assert.equal([sessionStorage.getItem('signup-draft'), released], ['{"name":"Jo"}', 1]);
  sessionStorage.clear();
});

/** Until React has been told of the form, and has not made it answer yet. */
async function formHanded(): Promise<void> {
  const holder = form().parentElement;
  const isHanded = () => Object.keys(holder ?? {}).some((key) => key.startsWith('__reactContainer'));
  for (let turn = 0; turn < 10_000 && !isHanded(); turn += 1) await Promise.resolve();
  assert.equal([isHanded(), released], [true, 0]);
}

test('leaving the page between the form’s code and its answer keeps what was typed, and complains of nothing', async () => {
  const complaints: unknown[] = [];
  const root = await setUp();
  const name = form().querySelector('input');
  if (name) name.value = 'Jo';
  // With act() React would first finish what has begun.
  stub(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  stub(globalThis, 'reportError', (error: unknown) => complaints.push(error));
  name?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await formHanded();
  root.unmount();
  await settle();
  await settle();
  assert.equal([sessionStorage.getItem('signup-draft'), released], ['{"name":"Jo"}', 1]);
  assert.equal(complaints, []);
  sessionStorage.clear();
});

test.run();
