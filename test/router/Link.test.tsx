import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createRouter.ts';
import { Link } from '../../src/router/Link.tsx';
import type { LinkProps } from '../../src/router/Link.tsx';
import { RouterContext } from '../../src/router/useRouter.ts';
import { recordScrolls, restoreStubs, withoutWindow } from '../helpers.tsx';

const test = suite('Link');
let navigations: unknown[];
let preloads: string[];

function setUp(props: LinkProps & { 'data-variant'?: string }, pathname = '/'): HTMLAnchorElement {
  navigations = [];
  preloads = [];
  const router = {
    ...createStaticRouter(pathname),
    navigate: (...asked: unknown[]) => navigations.push(asked),
    preload: (path: string) => preloads.push(path),
  };
  render(
    <RouterContext value={router}>
      <Link {...props}>Label</Link>
    </RouterContext>,
  );
  return screen.getByText<HTMLAnchorElement>('Label');
}

/** Clicks and tells whether the browser would have followed the link; here it must not. */
function click(link: HTMLAnchorElement, init?: MouseEventInit): boolean {
  let followed = false;
  function stop(event: Event): void {
    followed = !event.defaultPrevented;
    event.preventDefault();
  }
  addEventListener('click', stop);
  fireEvent.click(link, init);
  removeEventListener('click', stop);
  return followed;
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('a link has its real address, for a new tab, a crawler, and a page without JavaScript', async () => {
  assert.is(setUp({ to: '/#contact' }).getAttribute('href'), '/#contact');
  const html = await withoutWindow(() => renderToString(<Link to="/resources#approach">Approach</Link>));
  assert.is(html, '<a href="/resources#approach">Approach</a>');
});

test('a plain click navigates without a reload', () => {
  const link = setUp({ to: '/resources' });
  assert.is(click(link), false);
  assert.equal(navigations, [['/resources', { replace: undefined, scrollDelay: undefined }]]);
});

test('a click on a section of the same page is handled too', () => {
  assert.is(click(setUp({ to: '/#about' })), false);
  assert.is(navigations.length, 1);
});

test('a click hands over what the link asks for', () => {
  click(setUp({ to: '/#contact', replace: true, scrollDelay: 100 }));
  assert.equal(navigations, [['/#contact', { replace: true, scrollDelay: 100 }]]);
});

test('what only the router needs does not reach the document, and the rest does', () => {
  const ours = { to: '/#contact', replace: true, scrollDelay: 100 };
  const link = setUp({ ...ours, className: 'row', id: 'x', 'data-variant': 'quiet' });
  assert.equal(link.getAttributeNames().sort(), ['class', 'data-variant', 'href', 'id']);
});

for (const init of [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
]) {
  test(`a click with ${JSON.stringify(init)} is the browser’s`, () => {
    assert.is(click(setUp({ to: '/resources' }), init), true);
    assert.equal(navigations, []);
  });
}

for (const props of [{ target: '_blank' }, { target: '_BLANK' }, { download: '' }]) {
  test(`a click on a link with ${JSON.stringify(props)} is the browser’s`, () => {
    assert.is(click(setUp({ to: '/resources', ...props })), true);
    assert.equal(navigations, []);
  });
}

test('the caller’s own click handler comes first', () => {
  const seen: number[] = [];
  click(setUp({ to: '/resources', onClick: () => seen.push(navigations.length) }));
  assert.equal(seen, [0]);
  assert.is(navigations.length, 1);
});

test('the caller’s own click handler can keep the link from navigating', () => {
  click(setUp({ to: '/resources', onClick: (event) => event.preventDefault() }));
  assert.equal(navigations, []);
});

test('aiming at a link fetches its page ahead: pointer, focus and touch', () => {
  const scrolls = recordScrolls();
  const link = setUp({ to: '/resources#approach' });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  fireEvent.touchStart(link);
  assert.equal(preloads, ['/resources', '/resources', '/resources']);
  assert.equal([navigations, scrolls], [[], []]);
});

for (const pathname of ['/resources', '/resources/', '/resources.html', '/Resources']) {
  test(`at ${pathname} the link to /resources is the current page`, () => {
    assert.is(setUp({ to: '/resources' }, pathname).getAttribute('aria-current'), 'page');
  });
}

test('no other link is the current page, nor is a link to one of its sections', () => {
  assert.is(setUp({ to: '/' }, '/resources').hasAttribute('aria-current'), false);
  cleanup();
  assert.is(setUp({ to: '/#about' }, '/').hasAttribute('aria-current'), false);
});

test.run();
