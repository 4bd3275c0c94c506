import { cleanup, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';
import { PrivacyPage } from '../../src/pages/PrivacyPage.tsx';
import { TermsPage } from '../../src/pages/TermsPage.tsx';
import { routes } from '../../src/routes.ts';
import { links, onPage, texts } from './page.tsx';

const test = suite('notices');
test.after.each(cleanup);

test('the 404 page says so and leads back home', () => {
  const { container } = render(onPage(<NotFoundPage />));
  assert.equal(texts(container, 'h1'), ['Oops! Page not found']);
  assert.ok(container.querySelector('a[href="/"]'));
});

for (const [name, Page, { indexed }] of [
  ['privacy policy', PrivacyPage, routes.privacy],
  ['terms of service', TermsPage, routes.terms],
] as const) {
  test(`the ${name} offers to get in touch, and is not listed while it says that it is not ready yet`, () => {
    const { container } = render(onPage(<Page />));
    assert.is(container.textContent.includes('not ready yet'), !indexed);
    assert.ok(links(container).includes('Get In Touch /#contact'));
  });
}

test.run();
