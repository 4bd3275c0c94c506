import * as assert from 'uvu/assert';
import { chooseSuggestion, suggestBusinessType } from '../../src/signup/suggestion.ts';
import { suite } from '../suite.ts';

const test = suite('suggestion');

/** What a form with that value has after it has asked for the suggestion, and what it heard of it. */
function choose(value = '') {
  const select = document.createElement('select');
  select.innerHTML = '<option value=""></option><option>healthcare</option><option>trades</option>';
  select.value = value;
  const changes: string[] = [];
  select.addEventListener('change', ({ bubbles }) => changes.push(`${select.value} ${bubbles}`));
  chooseSuggestion(select);
  return { value: select.value, changes };
}

test('the last suggestion is chosen, once, and what shows the choice hears of it', () => {
  suggestBusinessType('healthcare');
  suggestBusinessType('trades');
  assert.equal(choose(), { value: 'trades', changes: ['trades true'] });
  assert.equal(choose(), { value: '', changes: [] });
});

test('the visitor’s own choice stays, and what was refused does not come up again', () => {
  suggestBusinessType('trades');
  assert.equal(choose('healthcare'), { value: 'healthcare', changes: [] });
  assert.equal(choose(), { value: '', changes: [] });
});

test.run();
