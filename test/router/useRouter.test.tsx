import { act, cleanup, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRouter, createStaticRouter } from '../../src/router/createRouter.ts';
import type { Router } from '../../src/router/createRouter.ts';
import { RouterContext, useEntry, usePathname, useRouter } from '../../src/router/useRouter.ts';
import { hydrate } from '../helpers.tsx';

const test = suite('useRouter');

function routerAt(address: string, serverPath = '/'): Router {
  history.replaceState(null, '', address);
  return createRouter({ serverPath, prepare: () => undefined, preload: () => {} });
}

function Address() {
  const { hash, action } = useEntry();
  return <p>{`${usePathname()}|${hash}|${action}`}</p>;
}

function page(router: Router) {
  return (
    <RouterContext value={router}>
      <Address />
    </RouterContext>
  );
}

test.after.each(cleanup);

test('the hooks follow the router', () => {
  const router = routerAt('/');
  const { container } = render(page(router));
  assert.is(container.textContent, '/||load');
  act(() => router.navigate('/resources#approach'));
  assert.is(container.textContent, '/resources|#approach|push');
});

test('a jump within the page does not render what reads only the pathname', () => {
  let renders = 0;
  function Pathname() {
    renders += 1;
    return <p>{usePathname()}</p>;
  }
  const router = routerAt('/');
  render(
    <RouterContext value={router}>
      <Pathname />
    </RouterContext>,
  );
  act(() => router.navigate('/#about'));
  assert.is(renders, 1);
  act(() => router.navigate('/resources'));
  assert.is(renders, 2);
});

test('navigate is the same function in every render', () => {
  const seen = new Set<Router['navigate']>();
  function Reader() {
    seen.add(useRouter().navigate);
    return <p>{usePathname()}</p>;
  }
  const router = routerAt('/');
  render(
    <RouterContext value={router}>
      <Reader />
    </RouterContext>,
  );
  act(() => router.navigate('/resources'));
  assert.is(seen.size, 1);
});

for (const [name, address, serverPath, after] of [
  ['a hash and a search', '/?from=ad#about', '/', '/|#about|load'],
  ['an unknown path, shown by the 404 document', '/nowhere', '/404', '/nowhere||load'],
] as const) {
  test(`hydration starts from what was prerendered, and the visitor’s address follows: ${name}`, async () => {
    const prerendered = page(createStaticRouter(serverPath));
    const { html, container, errors, unmount } = await hydrate(page(routerAt(address, serverPath)), { prerendered });
    assert.is(html, `<p>${serverPath}||load</p>`);
    assert.is(container.textContent, after);
    assert.equal(errors, []);
    unmount();
  });
}

test.run();
