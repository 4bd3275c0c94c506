// The pages, as the build has written their documents.
import * as assert from 'uvu/assert';
import { until } from './page.mjs';
import { production } from './site.mjs';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of the document's one heading. */
function headingOf(html) {
  const [, heading] = html.match(/<h1[^>]*>([^]*?)<\/h1>/);
  return heading.replace(/<[^>]*>/g, '').replace(/&([^;]+);/g, (_, name) => ENTITIES[name]);
}

export const routes = production.documents.map(({ path, title, html }) => {
  const isMissing = path === '/404';
  return {
    path,
    address: isMissing ? '/no/such-page' : path,
    status: isMissing ? 404 : 200,
    title,
    html,
    h1: headingOf(html),
    // Chromium itself reports the status of a document that is not there.
    expected: isMissing ? [/^error: Failed to load resource: .* 404 \(Not Found\)/] : [],
  };
});

const routeAt = (path) => routes.find((route) => route.path === path);
export const home = routeAt('/');
export const resources = routeAt('/resources');
export const privacy = routeAt('/privacy-policy');
export const unknown = routeAt('/404');

/** The ids of the trades' cards, in the order of the page. */
export const tradeIds = resources.html.match(/(?<=<details[^>]* id=")[^"]+(?=" name="business-type")/g);

/** Waits until the route's page is there, with its title and its one heading. */
export async function shows(page, { title, h1 }) {
  await until(async () => (await page.title()) === title);
  const heading = page.locator('main h1');
  assert.is(await heading.count(), 1);
  assert.is(await heading.textContent(), h1);
}

/** The link to that address in the header's wide navigation. */
export function header(page, address) {
  return page.locator(`header nav a[href="${address}"]`).first();
}
