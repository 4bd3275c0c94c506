import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copiesOf } from '../../src/ui/parts.ts';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('copiesOf');

test.after.each(restoreStubs);

test('the first copy is there before it is asked for, each further one is made then', () => {
  let made = 0;
  const { importNode } = document;
  stub(document, 'importNode', (node: Node, deep: boolean) => {
    made += 1;
    return importNode.call(document, node, deep);
  });
  const elsewhere = document.implementation.createHTMLDocument();
  elsewhere.body.innerHTML = '<p>Words</p>';
  const copies = copiesOf(elsewhere.body);
  assert.is(made, 1);
  const [one, other] = [copies.take(), copies.take()];
  assert.is(made, 2);
  assert.is.not(one, other);
  for (const copy of [one, other]) {
    assert.is(copy.innerHTML, '<p>Words</p>');
    assert.is(copy.ownerDocument, document);
  }
  assert.is(elsewhere.body.innerHTML, '<p>Words</p>');
});

test.run();
