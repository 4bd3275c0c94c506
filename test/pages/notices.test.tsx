import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';
import { PrivacyPage } from '../../src/pages/PrivacyPage.tsx';
import { TermsPage } from '../../src/pages/TermsPage.tsx';
import { routes } from '../../src/routes.ts';

const test = suite('notices');
test.after.each(cleanup);

function read(Page: ComponentType) {
  const { container } = render(<Page />);
  const links = [...container.querySelectorAll('a')];
  return {
    heading: container.querySelector('h1')?.textContent,
    text: container.textContent ?? '',
    links: links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  };
}

test('the 404 page says so and leads back home', () => {
  const { heading, links } = read(NotFoundPage);
  assert.is(heading, 'Oops! Page not found');
  assert.is(links.length, 1);
  assert.match(links[0] ?? '', / \/$/);
});

for (const [name, Page, { indexed }] of [
  ['privacy policy', PrivacyPage, routes.privacy],
  ['terms of service', TermsPage, routes.terms],
] as const) {
  test(`the ${name} offers to get in touch, and is not listed while it says that it is not ready yet`, () => {
    const { text, links } = read(Page);
    assert.is(text.includes('not ready yet'), !indexed);
    assert.ok(links.includes('Get In Touch /#contact'));
  });
}

test.run();
