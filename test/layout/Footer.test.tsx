import { cleanup, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Footer } from '../../src/layout/Footer.tsx';
import { formatPhone, phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import type { Facts } from '../../src/site.ts';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';
import { inRouter, linksOf } from './links.tsx';

const test = suite('Footer');
const year = new Date().getFullYear();

function show(facts: Partial<Facts>): HTMLElement {
  for (const [name, value] of Object.entries(facts)) stub(site, name, value);
  render(inRouter(<Footer />));
  return screen.getByRole('contentinfo');
}

const copyright = () => screen.getByText(/^©/).textContent ?? '';

test.before.each(() => {
  process.env.BUILD_YEAR = '2001';
});

test.after.each(() => {
  cleanup();
  restoreStubs();
  delete process.env.BUILD_YEAR;
});

test('the copyright line has the build’s year in the HTML and the current one after hydration', async () => {
  const { html, errors, unmount } = await hydrate(inRouter(<Footer />));
  assert.match(html, `© 2001 ${site.brand}`);
  assert.match(copyright(), `© ${year} ${site.brand}`);
  assert.equal(errors, []);
  unmount();
});

test('the copyright line never has a year before the build’s, whatever the visitor’s clock says', () => {
  process.env.BUILD_YEAR = '2100';
  show({ legalName: '', abn: '' });
  assert.is(copyright(), `© 2100 ${site.brand}`);
});

test('the copyright line names the legal identity, as far as it is known', () => {
  show({ legalName: 'Example Pty Ltd', abn: '51824753556' });
  assert.is(copyright(), `© ${year} ${site.brand}, Example Pty Ltd, ABN 51 824 753 556`);
});

test('its links lead home, to sections 100 ms after arriving there, to contacts, other sites and policies', () => {
  const footer = show({ socialLinks: [{ name: 'LinkedIn', url: 'https://social.example/us' }] });
  assert.equal(linksOf(footer), [
    `${site.brand} /`,
    'Services /#services 100',
    'About /#about 100',
    'Workflow /#workflow 100',
    'Contact /#contact 100',
    'Resources /resources 100',
    `${formatPhone(site.phone)} ${phoneHref(site.phone)}`,
    `${site.email} mailto:${site.email}`,
    'LinkedIn https://social.example/us',
    'Privacy policy /privacy-policy',
    'Terms of service /terms-of-service',
  ]);
});

test('its columns are Quick Links, Services and Contact', () => {
  show({});
  const headings = screen.getAllByRole('heading');
  assert.equal(headings.map(({ textContent }) => textContent), ['Quick Links', 'Services', 'Contact']);
  const services = [...(headings[1]?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  assert.equal(services, ['Process Automation', 'Workflow Optimisation', 'Lead Management', 'Custom AI Solutions']);
  assert.ok(screen.getByText(site.location));
});

test.run();
