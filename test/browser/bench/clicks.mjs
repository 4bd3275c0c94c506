// How soon clicks are answered, on a slow processor.
import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, openQuietly, PHONE, slowDown, withFreshPage } from './visit.mjs';

const PAUSE_MS = 600;
// The browser reports no shorter ones.
const SHORTEST_MS = 16;

const click = (page, { x, y }) => page.mouse.click(x, y);
const tap = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Where the target is, once it is in view; Playwright's own click would run much code of its own in the page. */
async function middleOf(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** From the press to the next paint in ms; undefined where there is nothing to press. */
async function answerTime(page, press, target) {
  if (!(await target.isVisible())) return undefined;
  const point = await middleOf(target);
  await page.evaluate(() => (window.bench.interactions = []));
  await sleep(PAUSE_MS);
  await press(page, point);
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

/** Runs in a page without the site's scripts: what the browser itself takes to paint all of it in other colours. */
function flipTheme() {
  const { dataset } = document.documentElement;
  document.querySelector('[data-theme-toggle]').addEventListener('click', () => {
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
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
  const link = await middleOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await page.mouse.move(link.x, link.y);
  await page.evaluate(`window.nextPage = (${timeNextPage})(); undefined`);
  await sleep(PAUSE_MS);
  await click(page, link);
  return page.evaluate(() => window.nextPage);
}

export async function measureClicks(column) {
  const { ours } = column;
  const home = await onPage(column, '/', PHONE, async (page) => {
    if (!ours) await page.evaluate(flipTheme);
    return {
      theme: await answerTime(page, tap, page.locator('[data-theme-toggle]')),
      menu: await answerTime(page, tap, page.locator('header summary')),
    };
  });
  const card = await onPage(column, '/resources', PHONE, (page) =>
    answerTime(page, tap, page.locator('#business-types summary').first()),
  );
  const wideHome = ours && (await onPage(column, '/', DESKTOP, async (page) => {
    // The form's code comes when the form comes near.
    await page.locator('form').scrollIntoViewIfNeeded();
    await page.locator('#signup-businessType-combobox').waitFor();
    return {
      select: await answerTime(page, click, page.locator('#signup-businessType-combobox')),
      route: await routeTime(page),
    };
  }));
  return { ...home, card, ...wideHome };
}
