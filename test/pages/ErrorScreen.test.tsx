import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ErrorScreen } from '../../src/pages/ErrorScreen.tsx';
import { phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('ErrorScreen');

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
    render(<ErrorScreen error={error} />);
    const heading = screen.getByText('Unexpected Application Error!');
    assert.is(heading.tagName, 'H1');
    assert.is(heading.nextElementSibling?.textContent, text);
  });
}

test('it keeps phone and email at hand', () => {
  const { container } = render(<ErrorScreen error={new Error('broken')} />);
  assert.equal(
    [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    [phoneHref(site.phone), `mailto:${site.email}`],
  );
});

test('it offers to load the page again', () => {
  let reloads = 0;
  stub(location, 'reload', () => (reloads += 1));
  const { container } = render(<ErrorScreen error={new Error('broken')} />);
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  fireEvent.click(button);
  assert.is(reloads, 1);
});

test.run();
