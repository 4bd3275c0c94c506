import { cleanup, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Divider } from '../../src/ui/Divider.tsx';

const test = suite('Divider');
test.after.each(cleanup);

test('a divider knows the fields above and below and where its wire jogs', () => {
  const { container } = render(<Divider from="gold" to="paper" jog="middle" />);
  const divider = container.querySelector<HTMLElement>('[data-jog]');
  const { from, to, jog } = divider?.dataset ?? {};
  assert.equal([from, to, jog], ['gold', 'paper', 'middle']);
});

test('it is decoration that is revealed: hidden from assistive technology, without text', () => {
  const { container } = render(<Divider from="gold" to="paper" jog="end" />);
  const divider = container.firstElementChild;
  assert.is(divider?.getAttribute('aria-hidden'), 'true');
  assert.ok(divider?.classList.contains('reveal'));
  assert.is(divider?.textContent, '');
});

test('where nothing is revealed its wire is there from the start', () => {
  const { container } = render(<Divider from="gold" to="paper" jog="end" still />);
  assert.not.ok(container.firstElementChild?.classList.contains('reveal'));
});

test.run();
