import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as assert from 'uvu/assert';
import { createRouter } from '../../src/router/createRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';
import { ErrorSummary } from '../../src/signup/ErrorSummary.tsx';
import type { FieldErrors } from '../../src/signup/signup.ts';
import { suite } from '../suite.ts';

const test = suite('ErrorSummary');
const all: FieldErrors = { name: 'No name', email: 'No contact', phone: 'No contact', challenge: 'No challenge' };

const createTestRouter = () =>
  createRouter({ serverPath: '/', loadPage: () => undefined, prefetchPage: () => {} });

function summary(errors: FieldErrors = all, router = createTestRouter()) {
  return (
    <RouterContext value={router}>
      <ErrorSummary errors={errors} onChoose={() => {}} />
    </RouterContext>
  );
}

function links(): string[] {
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test.before.each(() => {
  document.title = 'Home';
});

test.after.each(cleanup);

test('each message is listed once, in the order of the form, and leads to the first field that has it', () => {
  const { unmount } = render(summary());
  assert.equal(links(), ['No name #signup-name', 'No contact #signup-email', 'No challenge #signup-challenge']);
  unmount();
  render(summary({ email: 'Not an address', phone: 'Not a number' }));
  assert.equal(links(), ['Not an address #signup-email', 'Not a number #signup-phone']);
});

test('it takes the focus, and is announced with its heading and its list', () => {
  render(summary());
  const box = screen.getByRole('group', { name: screen.getByRole('heading').textContent });
  assert.is(document.activeElement, box);
  assert.is(document.getElementById(box.getAttribute('aria-describedby') ?? ''), screen.getByRole('list'));
});

test('it does not take the focus again when fewer errors are left', () => {
  const router = createTestRouter();
  const { rerender } = render(summary(all, router));
  screen.getByText('No name').focus();
  rerender(summary({ name: 'No name', challenge: 'No challenge' }, router));
  assert.is(document.activeElement, screen.getByText('No name'));
});

test('the document’s title says Error: while it shows, once, under StrictMode as well', () => {
  const { unmount } = render(<StrictMode>{summary()}</StrictMode>);
  assert.is(document.title, 'Error: Home');
  unmount();
  assert.is(document.title, 'Home');
});

test('a navigation within the page, which sets the title anew, does not take Error: away', () => {
  const router = createTestRouter();
  render(summary(all, router));
  act(() => {
    document.title = 'Home';
    router.navigate('/#contact');
  });
  assert.is(document.title, 'Error: Home');
});

test('a title that another page has set in the meantime stays', () => {
  const { unmount } = render(summary());
  document.title = 'Resources';
  unmount();
  assert.is(document.title, 'Resources');
});

test.run();
