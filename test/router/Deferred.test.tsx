import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import type { Entry } from '../../src/router/createRouter.ts';
import { Deferred } from '../../src/router/Deferred.tsx';
import { RouterContext } from '../../src/router/useRouter.ts';
import { suite } from '../suite.ts';

const test = suite('Deferred');
const PLACE = { pathname: '/', hash: '', key: '' };
const FOLLOWED: Entry = { ...PLACE, action: 'push', scrollDelay: undefined };
let painted: string[];

function Witness() {
  useLayoutEffect(() => {
    painted.push(document.body.textContent);
  });
  return null;
}

function page(entry: Entry) {
  return (
    <RouterContext value={{ ...createStaticRouter('/'), getEntry: () => entry }}>
      <p>first</p>
      <Deferred>
        <p>rest</p>
        <Witness />
      </Deferred>
      <Witness />
    </RouterContext>
  );
}

test.before.each(() => {
  painted = [];
});
test.after.each(cleanup);

test('a page opened by a link is shown without its rest, which follows', () => {
  render(page(FOLLOWED));
  assert.is(painted[0], 'first');
  assert.is(painted.at(-1), 'firstrest');
});

test('a page is shown in one piece to who is on the way to a place in it', () => {
  render(page({ ...FOLLOWED, hash: '#contact' }));
  assert.is(painted[0], 'firstrest');
  painted = [];
  cleanup();
  render(page({ ...PLACE, action: 'pop', scrollY: 900 }));
  assert.is(painted[0], 'firstrest');
});

test('the document has all of it, which hydrates even if the address has changed meanwhile', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ ...PLACE, action: 'load' }));
  document.body.append(container);
  const rest = container.lastElementChild;
  assert.is(rest?.textContent, 'rest');
  const errors: unknown[] = [];
  render(page({ ...FOLLOWED, action: 'replace' }), {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  });
  assert.is(container.lastElementChild, rest);
  assert.equal(errors, []);
});

test.run();
