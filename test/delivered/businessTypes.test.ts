import * as assert from 'uvu/assert';
import { businessTypes } from '../../src/content/businessTypes/all.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: business types');

test('the twelve of the specification stand first, each choosing its kind of business in the form', () => {
  assert.equal(
    businessTypes.slice(0, 12).map(({ title, option }) => `${title}: ${option}`),
    [
      'Electrical Services: trades',
      'Plumbing Services: trades',
      'HVAC Services: trades',
      'Construction & Building: trades',
      'Landscaping & Grounds: trades',
      'Roofing Services: trades',
      'Legal Practices: professional-services',
      'Accounting Firms: professional-services',
      'Dental Practices: healthcare',
      'Real Estate: professional-services',
      'Restaurants & Cafes: other',
      'Retail Stores: other',
    ],
  );
});

for (const { title, description, categories } of businessTypes) {
  test(`${title}: a description, and four or five categories of six steps`, () => {
    assert.ok(description);
    assert.ok(categories.length === 4 || categories.length === 5, `${categories.length} categories`);
    for (const { id, steps } of categories) assert.is(steps.length, 6, id);
  });
}

test('every id is unique and fit for an address', () => {
  const ids = businessTypes.flatMap((type) => [type.id, ...type.categories.map(({ id }) => id)]);
  assert.is(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z][a-z0-9-]*$/);
});

test('no price and no percentage is promised', () => {
  assert.not.match(JSON.stringify(businessTypes), /\d ?(%|percent)|\$\s?\d/);
});

test.run();
