import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseSuggestion, suggestBusinessType } from '../../src/signup/suggestion.ts';

const test = suite('suggestion');

function createSelect(value = '') {
  const select = document.createElement('select');
  select.innerHTML = '<option value=""></option><option>healthcare</option><option>trades</option>';
  select.value = value;
  const changes: string[] = [];
  select.addEventListener('change', ({ bubbles }) => changes.push(`${select.value} ${bubbles}`));
  return { select, changes };
}

test('without a suggestion nothing is chosen', () => {
  const { select, changes } = createSelect();
  chooseSuggestion(select);
  assert.equal([select.value, changes], ['', []]);
});

test('a suggestion is chosen once, and the form hears of it', () => {
  const { select, changes } = createSelect();
  suggestBusinessType('trades');
  chooseSuggestion(select);
  assert.equal([select.value, changes], ['trades', ['trades true']]);
  const next = createSelect();
  chooseSuggestion(next.select);
  assert.is(next.select.value, '');
});

test('the last suggestion counts', () => {
  const { select } = createSelect();
  suggestBusinessType('trades');
  suggestBusinessType('healthcare');
  chooseSuggestion(select);
  assert.is(select.value, 'healthcare');
});

test('the visitor’s own choice stays', () => {
  const { select, changes } = createSelect('healthcare');
  suggestBusinessType('trades');
  chooseSuggestion(select);
  assert.equal([select.value, changes], ['healthcare', []]);
  const next = createSelect();
  chooseSuggestion(next.select);
  assert.is(next.select.value, '', 'and what was refused does not come up again');
});

test.run();
