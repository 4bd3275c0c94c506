import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shouldNavigate } from '../../src/router/shouldNavigate.ts';

const test = suite('shouldNavigate');

function anchor(attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.setAttribute('href', '/resources');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function click(init: MouseEventInit = {}): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
}

test('a plain left click is handled here', () => {
  assert.is(shouldNavigate(click(), anchor()), true);
});

for (const key of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
  test(`a click with ${key} is left to the browser`, () => {
    assert.is(shouldNavigate(click({ [key]: true }), anchor()), false);
  });
}

for (const button of [1, 2, 3, 4]) {
  test(`a click with button ${button} is left to the browser`, () => {
    assert.is(shouldNavigate(click({ button }), anchor()), false);
  });
}

test('a click that somebody has dealt with is left alone', () => {
  const event = click();
  event.preventDefault();
  assert.is(shouldNavigate(event, anchor()), false);
});

for (const target of ['', '_self', '_SELF']) {
  test(`the target "${target}" is this tab`, () => {
    assert.is(shouldNavigate(click(), anchor({ target })), true);
  });
}

for (const target of ['_blank', '_BLANK', '_top', '_parent', 'frame']) {
  test(`the target "${target}" is left to the browser`, () => {
    assert.is(shouldNavigate(click(), anchor({ target })), false);
  });
}

for (const download of ['', 'guide.pdf']) {
  test(`a download named "${download}" is left to the browser`, () => {
    assert.is(shouldNavigate(click(), anchor({ download })), false);
  });
}

for (const href of [
  'https://elsewhere.example/resources',
  'http://site.example/resources',
  'https://site.example:8443/resources',
  'mailto:hello@site.example',
  'tel:+61255500142',
]) {
  test(`${href} is left to the browser`, () => {
    assert.is(shouldNavigate(click(), anchor({ href })), false);
  });
}

test.run();
