import { act, cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { createResourceCache } from '../../src/cache/resourceCache.ts';
import { useResource } from '../../src/cache/useResource.ts';
import { fakeTimers, hydrate, settle } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('useResource');
let clock: ReturnType<typeof fakeTimers>;

function setUp() {
  const cache = createResourceCache<string, string>(async (key) => `value of ${key}`);
  function Reader({ id }: { id: string }) {
    const resource = useResource(cache, id);
    return <p>{resource.status === 'ready' ? resource.value : resource.status}</p>;
  }
  return { cache, Reader };
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  cleanup();
  clock.restore();
});

test('loads what is missing, shows it when it is there, and follows its key', async () => {
  const { Reader } = setUp();
  const { container, rerender } = render(<Reader id="a" />);
  await act(settle);
  assert.is(container.textContent, 'value of a');
  rerender(<Reader id="b" />);
  assert.is(container.textContent, 'pending');
  await act(settle);
  assert.is(container.textContent, 'value of b');
});

test('keeps its entry while mounted, and lets it go 5 minutes after', async () => {
  const { cache, Reader } = setUp();
  const { unmount } = render(<Reader id="a" />);
  await act(() => clock.advance(1_000_000));
  assert.is(cache.getSnapshot('a').status, 'ready');
  unmount();
  await clock.advance(300_000);
  assert.is(cache.getSnapshot('a').status, 'pending');
});

test('prerenders what is loaded before, and hydrates it without a mismatch', async () => {
  const { cache, Reader } = setUp();
  await cache.load('a');
  const { html, container, errors, unmount } = await hydrate(<Reader id="a" />);
  assert.equal([html, container.innerHTML, errors], ['<p>value of a</p>', html, []]);
  unmount();
});

test.run();
