// The pages as the specification knows them; titles come from the documents that the build has written.
import * as assert from 'uvu/assert';
import { until } from './page.mjs';
import { production } from './site.mjs';

const PAGES = [
  { address: '/', document: '/', h1: /\w/ },
  { address: '/resources', document: '/resources', h1: /^See Exactly What's Possible When You Automate Intelligently$/ },
  { address: '/privacy-policy', document: '/privacy-policy', h1: /privacy policy/i },
  { address: '/terms-of-service', document: '/terms-of-service', h1: /terms of service/i },
  { address: '/no/such-page', document: '/404', h1: /^Oops! Page not found$/, status: 404 },
];

export const routes = PAGES.map(({ status = 200, ...page }) => {
  const { title, html } = production.documents.find(({ path }) => path === page.document);
  // Chromium itself reports the status of a document that is not there.
  const expected = status === 404 ? [/^error: Failed to load resource: .* 404 \(Not Found\)/] : [];
  return { ...page, status, title, html, expected };
});

export const [home, resources, privacy, terms, unknown] = routes;

/** Waits until the route's page is there, with its title and its one heading. */
export async function shows(page, { title, h1 }) {
  await until(async () => (await page.title()) === title);
  const heading = page.locator('main h1');
  assert.is(await heading.count(), 1);
  assert.match((await heading.innerText()).replace(/\s+/g, ' ').trim(), h1);
}

/** The link of that name in the header's wide navigation. */
export function header(page, name) {
  return page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name });
}
