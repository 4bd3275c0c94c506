import { cleanup, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ErrorBoundary } from '../../src/pages/ErrorBoundary.tsx';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('ErrorBoundary');

function Page({ error }: { error?: unknown }) {
  if (error !== undefined) throw error;
  return <p>The page</p>;
}

function boundary(id: string, error?: unknown) {
  return (
    <ErrorBoundary key={id}>
      <Page error={error} />
    </ErrorBoundary>
  );
}

test.before.each(() => stub(console, 'error', () => {}));

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('a page that works is shown as it is', () => {
  render(boundary('home'));
  assert.ok(screen.getByText('The page'));
  assert.is(screen.queryByText('Unexpected Application Error!'), null);
});

test('a page that throws gives way to the error screen, with its message', () => {
  render(boundary('home', new Error('the wire broke')));
  assert.is(screen.queryByText('The page'), null);
  assert.is(screen.getByText('Unexpected Application Error!').tagName, 'H1');
  assert.ok(screen.getByText('the wire broke'));
});

test('even a page that throws nothing of use gives way', () => {
  assert.not.throws(() => render(boundary('home', '')));
  assert.ok(screen.getByText('Unexpected Application Error!'));
});

test('the next page starts clean', () => {
  const { rerender } = render(boundary('home', new Error('the wire broke')));
  rerender(boundary('resources'));
  assert.ok(screen.getByText('The page'));
});

test.run();
