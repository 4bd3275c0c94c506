import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openId, openTarget, settle } from '../../../src/pages/resources/disclosure.ts';

const test = suite('disclosure');
let list: HTMLElement;

function details(id: string): HTMLDetailsElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLDetailsElement)) throw new Error(`no details #${id}`);
  return element;
}

function openAll(...ids: string[]): void {
  for (const id of ids) details(id).open = true;
}

function open(): string[] {
  return [...list.querySelectorAll('details[open]')].map(({ id }) => id);
}

test.before(() => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', {
    configurable: true,
    get(this: HTMLDetailsElement) {
      return this.getAttribute('name') ?? '';
    },
  });
});

test.after(() => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});

test.before.each(() => {
  document.body.innerHTML = `
    <div id="list">
      <details id="a" name="card">
        <details id="a1" name="category"></details>
        <details id="a2" name="category"></details>
      </details>
      <details id="b" name="card">
        <details id="b1" name="category"><p id="b1-text"></p></details>
      </details>
    </div>
    <details id="elsewhere" name="card"></details>`;
  const found = document.getElementById('list');
  if (!found) throw new Error('no list');
  list = found;
});

test.after.each(() => document.body.replaceChildren());

test('a category in a closed card is not open', () => {
  openAll('a2');
  assert.is(openId(list), '');
  openAll('b');
  assert.is(openId(list), 'b');
});

test('what is open is the category, else the card, else nothing', () => {
  assert.is(openId(list), '');
  openAll('a');
  assert.is(openId(list), 'a');
  openAll('a2');
  assert.is(openId(list), 'a2');
});

test('an opened card closes the other card and the category in it', () => {
  openAll('a', 'a1', 'b');
  settle(list, details('b'));
  assert.equal(open(), ['b']);
});

test('an opened category closes the other category and leaves its card', () => {
  openAll('a', 'a1', 'a2');
  settle(list, details('a2'));
  assert.equal(open(), ['a', 'a2']);
});

test('a closed card closes the category in it', () => {
  openAll('b1');
  settle(list, details('b'));
  assert.equal(open(), []);
});

test('what is outside of the list stays', () => {
  openAll('a', 'elsewhere');
  settle(list, details('a'));
  assert.is(details('elsewhere').open, true);
});

test('a target opens with everything around it', () => {
  openTarget(list, document.getElementById('b1-text'));
  assert.equal(open(), ['b', 'b1']);
});

test('no target, one outside of the list, and the list itself open nothing', () => {
  openTarget(list, null);
  openTarget(list, details('elsewhere'));
  openTarget(list, list);
  assert.equal([open(), details('elsewhere').open], [[], false]);
});

test.run();
