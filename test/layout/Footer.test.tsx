import { cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { footerServices, legalLinks, quickLinks } from '../../src/content/navigation.ts';
import { Footer } from '../../src/layout/Footer.tsx';
import { site } from '../../src/site.ts';
import type { Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';
import { replaceContent } from '../pages/page.tsx';
import { inRouter, linksOf } from './links.tsx';
import { suite } from '../suite.ts';

const test = suite('Footer');
const year = new Date().getFullYear();

replaceContent(quickLinks, [
  { label: 'Prices', to: '/#prices' },
  { label: 'Guides', to: '/guides' },
]);
replaceContent(legalLinks, [{ label: 'Small print', to: '/small-print' }]);

function show(changes: Partial<Facts> = {}): HTMLElement {
  for (const [name, value] of Object.entries(changes)) stub(site, name, value);
  render(inRouter(<Footer />));
  return screen.getByRole('contentinfo');
}

const copyright = () => screen.getByText(/^©/).textContent ?? '';

test.before.each(() => {
  process.env.BUILD_YEAR = '2001';
  for (const [name, value] of Object.entries(facts)) stub(site, name, value);
});

test.after.each(() => {
  cleanup();
  restoreStubs();
  delete process.env.BUILD_YEAR;
});

test('the copyright line has the build’s year in the HTML and the current one after hydration', async () => {
  const { html, errors, unmount } = await hydrate(inRouter(<Footer />));
  assert.match(html, '© 2001 Bits &amp; Bytes');
  assert.match(copyright(), `© ${year} Bits & Bytes`);
  assert.equal(errors, []);
  unmount();
});

test('the copyright line never has a year before the build’s, whatever the visitor’s clock says', () => {
  process.env.BUILD_YEAR = '2100';
  show({ legalName: '', abn: '' });
  assert.is(copyright(), '© 2100 Bits & Bytes');
});

test('the copyright line names the legal identity, as far as it is known', () => {
  show();
  assert.is(copyright(), `© ${year} Bits & Bytes, Bits and Bytes Pty Ltd, ABN 51 824 753 556`);
});

test('its links lead home, to pages, to sections 100 ms after arriving there, to contacts and other sites', () => {
  const links = linksOf(show());
  const expected = [
    'Bits & Bytes /',
    'Prices /#prices 100',
    'Guides /guides 100',
    ...footerServices.map((service) => `${service} /#services 100`),
    '02 6234 5678 tel:+61262345678',
    'hello@bitsandbytes.com.au mailto:hello@bitsandbytes.com.au',
    'LinkedIn https://www.linkedin.com/company/bits',
    'Small print /small-print',
  ];
  assert.equal(expected.filter((link) => !links.includes(link)), []);
});

test('it says where the business is', () => {
  show();
  assert.ok(screen.getByText('Yass'));
});

test.run();
