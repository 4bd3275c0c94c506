import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ErrorSummary } from '../../src/signup/ErrorSummary.tsx';
import type { FieldErrors } from '../../src/signup/validate.ts';

const test = suite('ErrorSummary');
const TITLE = 'Home';
const CONTACT = 'Please provide either email or phone number';

const all: FieldErrors = { name: 'Name is required', email: CONTACT, phone: CONTACT, challenge: 'Please tell us' };

let chosen: string[];

function summary(errors: FieldErrors = all) {
  return <ErrorSummary errors={errors} onChoose={(name) => chosen.push(name)} />;
}

function links(): string[] {
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test.before.each(() => {
  chosen = [];
  document.title = TITLE;
});

test.after.each(cleanup);

test('each message is listed once, in the order of the form, and leads to the first field that has it', () => {
  render(summary());
  assert.equal(links(), [
    'Name is required #signup-name',
    `${CONTACT} #signup-email`,
    'Please tell us #signup-challenge',
  ]);
});

test('two messages for email and phone are two entries', () => {
  render(summary({ email: 'Not an address', phone: 'Not a number' }));
  assert.equal(links(), ['Not an address #signup-email', 'Not a number #signup-phone']);
});

test('it takes the focus, and is announced with its heading and its list', () => {
  render(summary());
  const box = screen.getByRole('group', { name: 'Not sent yet. Please check:' });
  assert.is(document.activeElement, box);
  assert.is(document.getElementById(box.getAttribute('aria-describedby') ?? ''), screen.getByRole('list'));
});

test('it does not take the focus again when fewer errors are left', () => {
  const { rerender } = render(summary());
  screen.getAllByRole('link')[1]?.focus();
  rerender(summary({ name: 'Name is required', challenge: 'Please tell us' }));
  assert.is(screen.getAllByRole('link').length, 2);
  assert.not.ok(document.activeElement?.id === 'signup-errors');
});

test('a link names its field to the form and leaves the address alone', () => {
  render(summary());
  const { href } = location;
  for (const link of screen.getAllByRole('link')) assert.is(fireEvent.click(link), false);
  assert.equal(chosen, ['name', 'email', 'challenge']);
  assert.is(location.href, href);
});

for (const [what, page] of [
  ['', summary()],
  [', under StrictMode as well', <StrictMode key="strict">{summary()}</StrictMode>],
] as const) {
  test(`the document’s title says Error: while it shows${what}`, () => {
    const { unmount } = render(page);
    assert.is(document.title, `Error: ${TITLE}`);
    unmount();
    assert.is(document.title, TITLE);
  });
}

test('a title that another page has set in the meantime stays', () => {
  const { unmount } = render(summary());
  document.title = 'Resources';
  unmount();
  assert.is(document.title, 'Resources');
});

test.run();
