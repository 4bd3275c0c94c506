import { fireEvent, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeMedia } from '../helpers.tsx';
import { field, page, withForm } from './formPage.tsx';

const test = suite('goToNextField');

withForm(test);

/** Whether Enter in the field is left to the browser, which submits the form. */
function enterSubmits(label: string): boolean {
  field(label).focus();
  return fireEvent.keyDown(field(label), { key: 'Enter' });
}

test('with a mouse Enter in a field submits', () => {
  fakeMedia();
  render(page());
  for (const label of ['Full Name (required)', 'Email', 'Phone']) assert.ok(enterSubmits(label), label);
});

test('on a phone the key says Next, and goes to the next field; in the challenge it makes a new line', () => {
  fakeMedia().set('(pointer: coarse)', true);
  render(page());
  for (const [label, next] of [
    ['Full Name (required)', 'signup-email'],
    ['Email', 'signup-phone'],
    ['Phone', 'signup-businessType'],
  ] as const) {
    assert.is(field(label).getAttribute('enterkeyhint'), 'next');
    assert.not.ok(enterSubmits(label), label);
    assert.is(document.activeElement?.id, next);
  }
  assert.ok(enterSubmits('What is your main challenge? (required)'));
});

test.run();
