import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import { Link } from '../../src/router/Link.tsx';
import type { LinkProps } from '../../src/router/Link.tsx';
import { RouterContext } from '../../src/router/useRouter.ts';
import { suite } from '../suite.ts';

const test = suite('Link');
let log: unknown[];

function setUp(props: LinkProps & { 'data-variant'?: string }, pathname = '/'): HTMLAnchorElement {
  const router = {
    ...createStaticRouter(pathname),
    navigate: (...asked: unknown[]) => log.push(['navigate', ...asked]),
    prefetch: (path: string) => log.push(`prefetch ${path}`),
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
  addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return followed;
}

test.before.each(() => {
  log = [];
});
test.after.each(cleanup);

test('a link has its real address and its attributes, and nothing that only the router needs', () => {
  const ours = { to: '/#contact', replace: true, scrollDelay: 100, onNavigate() {} };
  const link = setUp({ ...ours, className: 'row', 'data-variant': 'quiet' });
  assert.is(link.outerHTML, '<a class="row" data-variant="quiet" href="/#contact">Label</a>');
});

test('a plain click navigates without a reload, as the link asks, after the caller’s handlers', () => {
  const handlers = { onClick: () => log.push('onClick'), onNavigate: () => log.push('onNavigate') };
  assert.is(click(setUp({ to: '/#contact', replace: true, scrollDelay: 100, ...handlers })), false);
  assert.equal(log, ['onClick', 'onNavigate', ['navigate', '/#contact', { replace: true, scrollDelay: 100 }]]);
});

test('the caller’s click handler can keep the link from navigating', () => {
  click(setUp({ to: '/', onClick: (event) => event.preventDefault(), onNavigate: () => log.push('onNavigate') }));
  assert.equal(log, []);
});

for (const [props, init = {}] of [
  [{ target: '' }],
  [{ target: '_SELF' }],
  [{ target: '_BLANK' }],
  [{ target: 'frame' }],
  [{ download: '' }],
  [{ to: 'https://elsewhere.example/' }],
  [{ to: 'https://site.example:8443/' }],
  [{ to: 'mailto:hello@site.example' }],
  [{}, { ctrlKey: true }],
  [{}, { metaKey: true }],
  [{}, { altKey: true }],
  [{}, { shiftKey: true }],
  [{}, { button: 1 }],
] as const satisfies [Partial<LinkProps>, MouseEventInit?][]) {
  const isOurs = 'target' in props && ['', '_SELF'].includes(props.target);
  const whose = isOurs ? 'ours' : 'the browser’s';
  test(`a click ${JSON.stringify(init)} on a link ${JSON.stringify(props)} is ${whose}`, () => {
    const link = setUp({ to: '/', onNavigate: () => log.push('onNavigate'), ...props });
    assert.equal([click(link, init), log.length], isOurs ? [false, 2] : [true, 0]);
  });
}

test('a link prefetches its page when it is pointed at or focused, and not by a finger that starts to scroll', () => {
  const link = setUp({ to: '/resources#approach' });
  fireEvent.touchStart(link);
  fireEvent.pointerEnter(link);
  assert.equal(log, []);
  fireEvent.mouseEnter(link);
  fireEvent.focus(link);
  assert.equal(log, ['prefetch /resources', 'prefetch /resources']);
});

for (const [to, pathname, current] of [
  ['/resources', '/resources', 'page'],
  ['/resources', '/Resources.html', 'page'],
  ['/', '/resources', null],
  ['/#about', '/', null],
] as const) {
  test(`at ${pathname} a link to ${to} is ${current ? '' : 'not '}the current page`, () => {
    assert.is(setUp({ to }, pathname).getAttribute('aria-current'), current);
  });
}

test('a link outside of a router is a mistake', () => {
  assert.throws(() => renderToString(<Link to="/">Home</Link>), /RouterContext/);
});

test.run();
