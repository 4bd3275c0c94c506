import { cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Field } from '../../src/ui/Field.tsx';
import { suite } from '../suite.ts';

const test = suite('Field');
test.after.each(cleanup);

for (const [name, error, ids] of [
  ['a label stands above the control that it names', undefined, ['name-label', 'name']],
  ['an error stands between the two', 'Name is required', ['name-label', 'name-error', 'name']],
] as const) {
  test(name, () => {
    const { container } = render(
      <Field id="name" label="Full Name" error={error} hintId="hint">
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByLabelText('Full Name');
    assert.is(control.id, 'name');
    const described = error === undefined ? [null, 'hint'] : ['true', 'name-error hint'];
    assert.equal([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')], described);
    const field = container.querySelector<HTMLElement>('[data-invalid]');
    assert.is(field?.dataset.invalid, String(error !== undefined));
    assert.equal([...(field?.children ?? [])].map(({ id }) => id), ids);
    if (error !== undefined) assert.is(screen.getByText(error).id, 'name-error');
  });
}

test.run();
