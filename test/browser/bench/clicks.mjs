// How soon clicks are answered, on a slow processor.
import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, openQuietly, PHONE, slowDown, withFreshPage } from './visit.mjs';

const PAUSE_MS = 600;
// The browser reports no shorter ones.
const SHORTEST_MS = 16;

/** From the click to the next paint in ms; undefined where there is nothing to click. */
async function clickTime(page, target) {
  if (!(await target.isVisible())) return undefined;
  await target.scrollIntoViewIfNeeded();
  await sleep(PAUSE_MS);
  await page.evaluate(() => (window.bench.interactions = []));
  await target.click();
  await sleep(PAUSE_MS);
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.bench.interactions)));
}

async function onPage(column, path, settings, body) {
  return withFreshPage(settings, async (page) => {
    await openQuietly(page, column, path);
    await slowDown(page, { network: false });
    return body(page);
  });
}

/** Runs in the page: resolves with the ms from the next click until another heading is in the document. */
function timeNextPage() {
  const before = document.querySelector('h1');
  return new Promise((resolve) => {
    let clicked;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      resolve(performance.now() - clicked);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function routeTime(page) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' });
  await link.hover();
  await sleep(PAUSE_MS);
  await page.evaluate(`window.nextPage = (${timeNextPage})(); undefined`);
  await link.click();
  return page.evaluate(() => window.nextPage);
}

export async function measureClicks(column) {
  const phone = await onPage(column, '/', PHONE, async (page) => ({
    theme: column.ours && (await clickTime(page, page.locator('[data-theme-toggle]'))),
    menu: await clickTime(page, page.locator('header summary')),
  }));
  const desktop = await onPage(column, '/', DESKTOP, async (page) => ({
    select: await clickTime(page, page.getByRole('combobox', { name: /Business Type/ }).and(page.locator(':not(select)'))),
    route: column.ours && (await routeTime(page)),
  }));
  const card = await onPage(column, '/resources', PHONE, (page) =>
    clickTime(page, page.locator('#business-types summary').first()),
  );
  return { ...phone, ...desktop, card };
}
