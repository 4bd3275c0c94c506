import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useEntrance } from '../../../src/pages/home/useEntrance.ts';
import { fakeTimers, withoutWindow } from '../../helpers.tsx';

const test = suite('useEntrance');
let clock: ReturnType<typeof fakeTimers>;

function Entrance() {
  return <p>{String(useEntrance())}</p>;
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  cleanup();
  clock.restore();
});

test('the entrance starts 300 ms after load, not after 299', async () => {
  const { container } = render(<Entrance />);
  await act(() => clock.advance(299));
  assert.is(container.textContent, 'false');
  await act(() => clock.advance(1));
  assert.is(container.textContent, 'true');
});

test('it starts once under StrictMode', async () => {
  const { container } = render(
    <StrictMode>
      <Entrance />
    </StrictMode>,
  );
  assert.is(clock.count(), 1);
  await act(() => clock.advance(300));
  assert.is(container.textContent, 'true');
});

test('leaving before it starts leaves no timer', () => {
  const { unmount } = render(<Entrance />);
  unmount();
  assert.is(clock.count(), 0);
});

test('the prerendered page waits for its entrance', async () => {
  assert.is(await withoutWindow(() => renderToString(<Entrance />)), '<p>false</p>');
});

test.run();
