import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { businessTypes } from '../../src/content/businessTypes/all.ts';

const test = suite('businessTypes');

test('the twelve business types stand in the order of the specification', () => {
  assert.equal(
    businessTypes.map(({ title }) => title),
    [
      'Electrical Services',
      'Plumbing Services',
      'HVAC Services',
      'Construction & Building',
      'Landscaping & Grounds',
      'Roofing Services',
      'Legal Practices',
      'Accounting Firms',
      'Dental Practices',
      'Real Estate',
      'Restaurants & Cafes',
      'Retail Stores',
    ],
  );
});

for (const { title, description, categories } of businessTypes) {
  test(`${title}: a description, and four or five categories of six steps with a value`, () => {
    assert.ok(description);
    assert.ok(categories.length === 4 || categories.length === 5, `${categories.length} categories`);
    for (const category of categories) {
      assert.is(category.steps.length, 6, category.id);
      assert.ok(category.title && category.description && category.valueStatement, category.id);
      assert.ok(category.steps.every(({ text }) => text !== ''), category.id);
    }
  });
}

test('who joins from a card finds its kind of business chosen in the form', () => {
  const byOption = (wanted: string) =>
    businessTypes.filter(({ option }) => option === wanted).map(({ id }) => id);
  assert.equal(byOption('healthcare'), ['dental-practices']);
  assert.is(byOption('trades').length, 6);
  assert.equal(byOption('professional-services'), ['legal-practices', 'accounting-firms', 'real-estate']);
  assert.equal(byOption('other'), ['restaurants-and-cafes', 'retail-stores']);
});

test('every id is unique and fit for an address', () => {
  const ids = businessTypes.flatMap((type) => [type.id, ...type.categories.map(({ id }) => id)]);
  assert.is(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z][a-z0-9-]*$/);
});

test('no price and no percentage is promised', () => {
  assert.not.match(JSON.stringify(businessTypes), /\d ?(%|percent)|\$\s?\d/);
});

test.run();
