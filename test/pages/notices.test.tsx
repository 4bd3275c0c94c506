import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';
import { PrivacyPage } from '../../src/pages/PrivacyPage.tsx';
import { TermsPage } from '../../src/pages/TermsPage.tsx';

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

for (const [name, Page] of [
  ['privacy policy', PrivacyPage],
  ['terms of service', TermsPage],
] as const) {
  test(`the ${name} says that it is not ready yet and offers to get in touch`, () => {
    const { text, links } = read(Page);
    assert.match(text, 'not ready yet');
    assert.equal(links, ['Get In Touch /#contact']);
  });
}

test.run();
