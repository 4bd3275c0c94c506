import * as assert from 'uvu/assert';
import { clearDraft, readDraft, writeDraft } from '../../src/signup/draft.ts';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import { suite } from '../suite.ts';

const test = suite('suggestion');

test.after.each(clearDraft);

test('the kind of business is kept with what was typed, and gives way to the next suggestion', () => {
  writeDraft({ name: 'Ada' });
  for (const option of ['healthcare', 'trades'] as const) {
    suggestBusinessType(option);
    assert.equal(readDraft(), { name: 'Ada', businessType: option });
  }
});

test('the visitor’s own choice stays', () => {
  suggestBusinessType('trades');
  writeDraft({ businessType: 'other' });
  suggestBusinessType('healthcare');
  assert.equal(readDraft(), { businessType: 'other' });
});

test.run();
