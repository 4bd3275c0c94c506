// How soon clicks are answered, on a slow processor.
import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, openQuietly, PHONE, slowDown, waitFor, withFreshPage } from './visit.mjs';

const PAUSE_MS = 600;
// The browser reports no shorter ones.
const SHORTEST_MS = 16;

const TOGGLE = '[data-theme-toggle]';
const COMBOBOX = '#signup-businessType-combobox';
const RESOURCES = 'nav[aria-label=Main] a[href="/resources"]';

const tap = (page, { x, y }) => page.touchscreen.tap(x, y);

/** A mouse is there before it is pressed. */
async function click(page, { x, y }) {
  await page.mouse.move(x, y);
  await sleep(PAUSE_MS);
  await page.mouse.click(x, y);
}

/** Where the target is, once it is in view; undefined where there is nothing to be seen. */
function middleOf(page, selector) {
  return page.evaluate((target) => {
    const element = document.querySelector(target);
    if (!element?.checkVisibility()) return undefined;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

/** From the press to the next paint in ms; undefined where there is nothing to press. */
async function answerTime(page, press, selector) {
  const point = await middleOf(page, selector);
  if (!point) return undefined;
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
  const link = await middleOf(page, RESOURCES);
  await page.evaluate(`window.nextPage = (${timeNextPage})(); undefined`);
  await click(page, link);
  return page.evaluate(() => window.nextPage);
}

/** The form's code comes when the form comes near. */
async function bringCombobox(page) {
  await page.evaluate(() => document.querySelector('form').scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitFor(page, `document.querySelector('${COMBOBOX}') !== null`);
}

export async function measureClicks(column) {
  const { ours } = column;
  const home = await onPage(column, '/', PHONE, async (page) => {
    if (!ours) await page.evaluate(flipTheme);
    return { theme: await answerTime(page, tap, TOGGLE), menu: await answerTime(page, tap, 'header summary') };
  });
  const card = await onPage(column, '/resources', PHONE, (page) => answerTime(page, tap, '#business-types summary'));
  const wideHome = ours && (await onPage(column, '/', DESKTOP, async (page) => {
    await bringCombobox(page);
    return { select: await answerTime(page, click, COMBOBOX), route: await routeTime(page) };
  }));
  return { ...home, card, ...wideHome };
}
