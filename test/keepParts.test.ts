import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepParts } from '../src/keepParts.ts';

const test = suite('keepParts');

let root: HTMLElement;

test.before.each(() => {
  root = document.createElement('div');
  root.innerHTML = '<div data-part="Words"><p>Words</p></div><p>Between</p><div data-part="More"><p>More</p></div>';
});

test('moves what stood in a part to the empty element that has taken its place', () => {
  const words = root.querySelector('p');
  const restore = keepParts(root);
  root.innerHTML = '<div data-part="Words"></div><p>Between</p><div data-part="More"></div>';
  restore();
  assert.is(root.innerHTML, '<div data-part="Words"><p>Words</p></div><p>Between</p><div data-part="More"><p>More</p></div>');
  assert.is(root.querySelector('p'), words);
});

test('a part that an extension has taken away leaves each other one in its place', () => {
  root.firstElementChild?.remove();
  const restore = keepParts(root);
  root.innerHTML = '<div data-part="Words"></div><p>Between</p><div data-part="More"></div>';
  restore();
  assert.is(root.innerHTML, '<div data-part="Words"></div><p>Between</p><div data-part="More"><p>More</p></div>');
});

test('leaves alone what is still there', () => {
  const before = root.innerHTML;
  keepParts(root)();
  assert.is(root.innerHTML, before);
});

test('leaves alone a new element that has content of its own: it is another page’s', () => {
  const restore = keepParts(root);
  root.innerHTML = '<div data-part="Words"><p>Another page</p></div>';
  restore();
  assert.is(root.innerHTML, '<div data-part="Words"><p>Another page</p></div>');
});

test.run();
