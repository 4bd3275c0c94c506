import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';
import { copiesOf, PartsContext } from '../../src/ui/parts.ts';
import type { Parts } from '../../src/ui/parts.ts';
import { Prerendered } from '../../src/ui/Prerendered.tsx';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';

const test = suite('Prerendered');
const asked: string[] = [];
let unmount = () => {};

function Words() {
  return (
    <>
      <h2>Wired up</h2>
      <p>
        <a href="/resources#approach">
          <b>Approach</b>
        </a>
        <a href="#main">Skip</a>
        <a href="mailto:hello@site.example">Write</a>
      </p>
    </>
  );
}

function page(parts: Parts) {
  const router = {
    ...createStaticRouter('/'),
    navigate: (to: string) => asked.push(`navigate ${to}`),
    preload: (path: string) => asked.push(`preload ${path}`),
  };
  return (
    <RouterContext value={router}>
      <PartsContext value={parts}>
        <Prerendered part="Words" className="words" />
      </PartsContext>
    </RouterContext>
  );
}

/** Hydrates the words without their code. */
async function setUp() {
  stub(console, 'error', (...problem: unknown[]) => asked.push(`error ${problem.join(' ')}`));
  const hydrated = await hydrate(page({}), { prerendered: page({ Words }) });
  unmount = hydrated.unmount;
  assert.equal(hydrated.errors, []);
  return hydrated.container;
}

test.after.each(() => {
  unmount();
  cleanup();
  restoreStubs();
  asked.length = 0;
});

test('hydration keeps what the document holds, without a warning', async () => {
  const container = await setUp();
  assert.is(container.querySelector('.words h2')?.textContent, 'Wired up');
  assert.equal(asked.filter((one) => !one.includes('multiple renderers')), []);
});

test('its links move without a reload, and fetch their page when aimed at', async () => {
  await setUp();
  asked.length = 0;
  const word = screen.getByText('Approach');
  fireEvent.pointerOver(word);
  fireEvent.focusIn(word);
  fireEvent.touchStart(word);
  assert.equal(asked, ['preload /resources', 'preload /resources', 'preload /resources']);
  assert.is(fireEvent.click(word), false);
  assert.is(asked.at(-1), 'navigate /resources#approach');
});

test('a click that asks for a new tab, and every other link, is the browser’s', async () => {
  await setUp();
  asked.length = 0;
  addEventListener('click', stop);
  fireEvent.click(screen.getByText('Approach'), { ctrlKey: true });
  for (const text of ['Skip', 'Write', 'Wired up']) fireEvent.click(screen.getByText(text));
  removeEventListener('click', stop);
  assert.equal(asked, ['browser', 'browser', 'browser', 'browser']);
});

test('a copy fills it before the effects around it run, and stays as it was', () => {
  const original = document.createElement('div');
  const Words = copiesOf(original);
  assert.is(Words.take().textContent, '');
  original.innerHTML = '<h2>Wired up</h2><p><a href="/resources">Approach</a></p>';
  let seen: string | null | undefined;
  function Around() {
    useLayoutEffect(() => {
      seen = document.querySelector('.words h2')?.textContent;
    }, []);
    return page({ Words });
  }
  const { rerender, container } = render(<Around />);
  assert.is(seen, 'Wired up');
  const heading = container.querySelector('h2');
  rerender(<Around />);
  assert.ok(container.querySelector('h2') === heading);
  assert.is(original.children.length, 2);
  assert.is(fireEvent.click(screen.getByText('Approach')), false);
  assert.is(asked.at(-1), 'navigate /resources');
});

function stop(event: Event): void {
  asked.push(event.defaultPrevented ? 'ours' : 'browser');
  event.preventDefault();
}

test.run();
