// How soon clicks are answered on a slow processor, and what the animation costs.
import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, openQuietly, PHONE, slowDown, waitFor, withFreshPage } from './visit.mjs';

const PAUSE_MS = 600;
const WATCH_MS = 1000;
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

/** Where the target is, once it is in view. */
function middleOf(page, selector) {
  return page.evaluate((target) => {
    const element = document.querySelector(target);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

/** From the press to the next paint in ms. */
async function answerTime(page, press, selector) {
  const point = await middleOf(page, selector);
  await page.evaluate(() => (window.bench.interactions = []));
  await sleep(PAUSE_MS);
  await press(page, point);
  await sleep(PAUSE_MS);
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.bench.interactions)));
}

function onPage(column, path, settings, body) {
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

/** Runs in the page: the ms from the next click until another heading is painted, in window.nextPage. */
function timeNextPage() {
  const before = document.querySelector('h1');
  window.nextPage = new Promise((resolve) => {
    let clicked;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function nextPageTime(page) {
  const link = await middleOf(page, RESOURCES);
  // Without waiting for what it returns.
  await page.evaluate(`(${timeNextPage})(); undefined`);
  await click(page, link);
  return page.evaluate(() => window.nextPage);
}

/** In an earlier build the form's code may come only when the form comes near. */
async function bringCombobox(page) {
  await page.evaluate(() => document.querySelector('form').scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitFor(page, `document.querySelector('${COMBOBOX}') !== null`);
}

export async function measureClicks(column) {
  const home = await onPage(column, '/', PHONE, async (page) => {
    if (!column.ours) await page.evaluate(flipTheme);
    return { theme: await answerTime(page, tap, TOGGLE), menu: await answerTime(page, tap, 'header summary') };
  });
  const card = await onPage(column, '/resources', PHONE, (page) => answerTime(page, tap, '#business-types summary'));
  const wideHome = column.ours && (await onPage(column, '/', DESKTOP, async (page) => {
    await bringCombobox(page);
    return { select: await answerTime(page, click, COMBOBOX), nextPage: await nextPageTime(page) };
  }));
  return { ...home, card, ...wideHome };
}

/** The times of the page's own frame callbacks, from now on. */
async function watchFrames(page) {
  await page.evaluate(() => (window.bench.frames = []));
  await sleep(WATCH_MS);
  return page.evaluate(() => window.bench.frames);
}

export function measureAnimation(column) {
  return withFreshPage(DESKTOP, async (page) => {
    await openQuietly(page, column, '/');
    const offScreen = await watchFrames(page);
    // In an earlier build the canvas comes when its place comes near.
    await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.locator('canvas').evaluate((canvas) => canvas.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await sleep(WATCH_MS);
    const seen = await watchFrames(page);
    return { frame: seen.reduce((sum, time) => sum + time, 0) / seen.length, framesOffScreen: offScreen.length };
  });
}
