import { cleanup, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Field } from '../../src/ui/Field.tsx';

const test = suite('Field');
test.after.each(cleanup);

function setUp(error?: string): HTMLElement {
  const { container } = render(
    <Field id="field" label="Label" error={error}>
      <input id="field" />
    </Field>,
  );
  const field = container.firstElementChild;
  if (!(field instanceof HTMLElement)) throw new Error('no field');
  return field;
}

test('the label names its control, and other controls can name it', () => {
  setUp();
  assert.is(screen.getByLabelText('Label').id, 'field');
  assert.is(screen.getByText('Label').id, 'field-label');
});

test('without an error there is none in the document', () => {
  const field = setUp();
  assert.is(field.dataset.invalid, 'false');
  assert.is(field.children.length, 2);
});

test('the error stands between the label and the control, with an id for the description', () => {
  const field = setUp('Name is required');
  assert.is(field.dataset.invalid, 'true');
  assert.equal(
    [...field.children].map(({ id }) => id),
    ['field-label', 'field-error', 'field'],
  );
  assert.is(screen.getByText('Name is required').id, 'field-error');
});

test.run();
