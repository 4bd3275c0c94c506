import { cleanup, render, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Footer } from '../../src/layout/Footer.tsx';
import { FooterDetails } from '../../src/layout/FooterDetails.tsx';
import { formatPhone, phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import { PartsContext } from '../../src/ui/parts.ts';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';

const test = suite('Footer');
const { BUILD_YEAR } = process.env;

function Whole() {
  return (
    <PartsContext value={{ Footer: FooterDetails }}>
      <Footer />
    </PartsContext>
  );
}

function links(root: HTMLElement): string[] {
  return within(root)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test.before.each(() => {
  process.env.BUILD_YEAR = '2001';
});

test.after.each(() => {
  cleanup();
  restoreStubs();
  if (BUILD_YEAR === undefined) delete process.env.BUILD_YEAR;
  else process.env.BUILD_YEAR = BUILD_YEAR;
});

test('the copyright line has the build’s year in the HTML and the current one after hydration', async () => {
  const { html, container, errors, unmount } = await hydrate(<Footer />);
  assert.match(html, '© 2001 ');
  assert.match(container.textContent ?? '', `© ${new Date().getFullYear()} ${site.brand}`);
  assert.equal(errors, []);
  unmount();
});

test('the copyright line never has a year before the build’s, whatever the visitor’s clock says', () => {
  process.env.BUILD_YEAR = '2100';
  const { container } = render(<Whole />);
  assert.match(container.textContent ?? '', `© 2100 ${site.brand}`);
});

test('the quick links lead to the sections of the home page and to the resources', () => {
  const { getByRole } = render(<Whole />);
  assert.equal(links(getByRole('navigation', { name: 'Quick Links' })), [
    'Services /#services',
    'About /#about',
    'Workflow /#workflow',
    'Contact /#contact',
    'Resources /resources',
  ]);
});

test('the services are listed', () => {
  const { getByRole } = render(<Whole />);
  const list = getByRole('heading', { name: 'Services' }).nextElementSibling;
  assert.equal(
    [...(list?.children ?? [])].map(({ textContent }) => textContent),
    ['Process Automation', 'Workflow Optimisation', 'Lead Management', 'Custom AI Solutions'],
  );
});

test('it has the brand, phone, email and location, and links to the policy and the terms', () => {
  const { container } = render(<Whole />);
  const all = links(container);
  assert.is(all[0], `${site.brand} /`);
  for (const link of [
    `${formatPhone(site.phone)} ${phoneHref(site.phone)}`,
    `${site.email} mailto:${site.email}`,
    'Privacy policy /privacy-policy',
    'Terms of service /terms-of-service',
  ]) {
    assert.ok(all.includes(link), link);
  }
  assert.match(container.textContent ?? '', site.location);
});

test('the legal name, the ABN and the pages elsewhere show as soon as they are known', () => {
  const year = new Date().getFullYear();
  const line = () => document.querySelector('footer > div:last-child p')?.textContent;
  for (const name of ['legalName', 'abn']) stub(site, name, '');
  stub(site, 'socialLinks', []);
  const before = render(<Whole />);
  assert.is(line(), `© ${year} ${site.brand}`);
  before.unmount();
  stub(site, 'legalName', 'Example Pty Ltd');
  stub(site, 'abn', '51824753556');
  stub(site, 'socialLinks', [{ name: 'LinkedIn', url: 'https://social.example/us' }]);
  const { container } = render(<Whole />);
  assert.is(line(), `© ${year} ${site.brand}, Example Pty Ltd, ABN 51 824 753 556`);
  assert.ok(links(container).includes('LinkedIn https://social.example/us'));
});

test.run();
