import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createResourceCache } from '../../src/cache/resourceCache.ts';
import type { ResourceCache } from '../../src/cache/resourceCache.ts';
import { useResource } from '../../src/cache/useResource.ts';
import { fakeTimers, settle, withoutWindow } from '../helpers.tsx';

const test = suite('useResource');
let clock: ReturnType<typeof fakeTimers>;

function Reader({ cache, id }: { cache: ResourceCache<string, string>; id: string }) {
  const resource = useResource(cache, id);
  return <p>{resource.status === 'ready' ? resource.value : resource.status}</p>;
}

function shown(): string | null {
  return screen.getByText(/./).textContent;
}

function setUp(load: (key: string) => Promise<string> = async (key) => `value of ${key}`) {
  const loads: string[] = [];
  const cache = createResourceCache<string, string>({
    load: (key) => {
      loads.push(key);
      return load(key);
    },
  });
  return { cache, loads };
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  cleanup();
  clock.restore();
});

test('tries again when the browser comes online, and then leaves what is there alone', async () => {
  let online = false;
  const { cache, loads } = setUp(async () => {
    if (!online) throw new Error('offline');
    return 'there';
  });
  render(<Reader cache={cache} id="a" />);
  await act(() => clock.advance(7_000));
  assert.is(shown(), 'error');
  online = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await settle();
  });
  assert.is(shown(), 'there');
  window.dispatchEvent(new Event('online'));
  assert.is(loads.length, 5);
});

test('loads what is missing and shows it when it is there', async () => {
  const { cache, loads } = setUp();
  render(<Reader cache={cache} id="a" />);
  assert.is(shown(), 'pending');
  await act(settle);
  assert.is(shown(), 'value of a');
  assert.equal(loads, ['a']);
});

test('shows what is there at once, without a load', () => {
  const { cache, loads } = setUp();
  cache.seed('a', 'given');
  render(<Reader cache={cache} id="a" />);
  assert.is(shown(), 'given');
  assert.equal(loads, []);
});

test('follows its key', async () => {
  const { cache } = setUp();
  const { rerender } = render(<Reader cache={cache} id="a" />);
  await act(settle);
  rerender(<Reader cache={cache} id="b" />);
  assert.is(shown(), 'pending');
  await act(settle);
  assert.is(shown(), 'value of b');
});

test('loads once under StrictMode', async () => {
  const { cache, loads } = setUp();
  render(
    <StrictMode>
      <Reader cache={cache} id="a" />
    </StrictMode>,
  );
  await act(settle);
  assert.is(shown(), 'value of a');
  assert.equal(loads, ['a']);
});

test('shows the error when the retries are used up, and keeps calm about it', async () => {
  const { cache, loads } = setUp(() => Promise.reject(new Error('broken')));
  render(<Reader cache={cache} id="a" />);
  await act(() => clock.advance(6_999));
  assert.is(shown(), 'pending');
  await act(() => clock.advance(1));
  assert.is(shown(), 'error');
  await act(() => clock.advance(100_000));
  assert.is(loads.length, 4);
});

test('shows the error when it is mounted after one, and what comes of a new load', async () => {
  let broken = true;
  const { cache } = setUp(() => (broken ? Promise.reject(new Error('broken')) : Promise.resolve('repaired')));
  const { unmount } = render(<Reader cache={cache} id="a" />);
  await act(() => clock.advance(7_000));
  unmount();
  broken = false;
  render(<Reader cache={cache} id="a" />);
  assert.is(shown(), 'error');
  await act(() => cache.load('a'));
  assert.is(shown(), 'repaired');
});

test('keeps its entry while mounted and lets it go 5 minutes after', async () => {
  const { cache } = setUp();
  const { unmount } = render(<Reader cache={cache} id="a" />);
  await act(() => clock.advance(1_000_000));
  unmount();
  await clock.advance(299_999);
  assert.is(cache.peek('a'), 'value of a');
  await clock.advance(1);
  assert.is(cache.peek('a'), undefined);
});

test('unmounting during the retries stops them', async () => {
  const { cache, loads } = setUp(() => Promise.reject(new Error('broken')));
  const { unmount } = render(<Reader cache={cache} id="a" />);
  await act(() => clock.advance(500));
  unmount();
  await clock.advance(100_000);
  assert.is(loads.length, 1);
});

test('prerenders what is seeded, loads nothing, and hydrates without a mismatch', async () => {
  const { cache, loads } = setUp();
  cache.seed('a', 'given');
  const page = (
    <>
      <Reader cache={cache} id="a" />
    </>
  );
  const html = await withoutWindow(() => renderToString(page));
  assert.is(html, '<p>given</p>');
  const container = document.createElement('div');
  container.innerHTML = html;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
  assert.is(container.innerHTML, html);
  assert.equal([errors, loads], [[], []]);
  act(() => root.unmount());
});

test('prerenders a missing entry as pending', async () => {
  const { cache, loads } = setUp();
  assert.is(await withoutWindow(() => renderToString(<Reader cache={cache} id="a" />)), '<p>pending</p>');
  assert.equal(loads, []);
});

test.run();
