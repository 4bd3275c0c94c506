import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { ErrorScreen } from '../../src/pages/ErrorScreen.tsx';
import { phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { restoreStubs, stub } from '../helpers.tsx';
import { texts } from './page.tsx';
import { suite } from '../suite.ts';

const test = suite('ErrorScreen');
const HEADING = 'Unexpected Application Error!';

function Page({ error }: { error?: unknown }) {
  if (error !== undefined) throw error;
  return <p>The page</p>;
}

function boundary(id: string, error?: unknown) {
  return (
    <ErrorBoundary key={id} fallback={ErrorScreen}>
      <Page error={error} />
    </ErrorBoundary>
  );
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

for (const [name, error, text] of [
  ['an error shows its message', new Error('Failed to fetch'), 'Failed to fetch'],
  ['an error without a message shows its name', new TypeError(), 'TypeError'],
  ['an answer shows its status', { status: 503 }, '503'],
  ['a text is shown as it is', 'No such page', 'No such page'],
  ['an error with a status shows its message', Object.assign(new Error('Gone'), { status: 410 }), 'Gone'],
  ['nothing at all does not break the screen', undefined, 'undefined'],
] as const) {
  test(`${name}, below the heading`, () => {
    const { container } = render(<ErrorScreen error={error} />);
    assert.equal(texts(container, 'h1, h1 + *'), [HEADING, text]);
  });
}

test('it keeps phone and email at hand, and offers to load the page again', () => {
  let reloads = 0;
  stub(location, 'reload', () => (reloads += 1));
  stub(site, 'phone', '0262345678');
  stub(site, 'email', 'hello@bits.example');
  const { container } = render(<ErrorScreen error={new Error('broken')} />);
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const address of [phoneHref(site.phone), `mailto:${site.email}`]) assert.ok(addresses.includes(address), address);
  fireEvent.click(screen.getByRole('button'));
  assert.is(reloads, 1);
});

test('a page that throws, even nothing of use, gives way to the error screen; the next one starts clean', () => {
  stub(console, 'error', () => {});
  const { container, rerender } = render(boundary('home'));
  assert.is(container.textContent, 'The page');
  for (const message of ['the wire broke', '']) {
    rerender(boundary(message, message));
    assert.equal(texts(container, 'h1, h1 + *'), [HEADING, message]);
  }
  rerender(boundary('resources'));
  assert.is(container.textContent, 'The page');
});

test.run();
