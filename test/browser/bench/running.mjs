// What the home page costs while it is open: its animation, scrolling, leaving and coming back.
import { setTimeout as sleep } from 'node:timers/promises';
import { browser, launch } from '../chromium.mjs';
import { forcedLayouts } from './figures.mjs';
import { DESKTOP, openQuietly, PHONE, withFreshPage } from './visit.mjs';

const WATCH_MS = 1000;
const WHEEL_PX = 300;
const WHEEL_EVERY_MS = 50;

/** The times of the page's own frame callbacks, from now on. */
async function watchFrames(page) {
  await page.evaluate(() => (window.bench.frames = []));
  await sleep(WATCH_MS);
  return page.evaluate(() => window.bench.frames);
}

export function measureCanvas(column) {
  return withFreshPage(DESKTOP, async (page) => {
    await openQuietly(page, column, '/');
    const offScreen = await watchFrames(page);
    // The canvas comes when its place comes near.
    await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.locator('canvas').evaluate((canvas) => canvas.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await sleep(WATCH_MS);
    const seen = await watchFrames(page);
    return { frame: seen.reduce((sum, time) => sum + time, 0) / seen.length, framesOffScreen: offScreen.length };
  });
}

export function measureScrolling(column) {
  return withFreshPage(PHONE, async (page) => {
    await openQuietly(page, column, '/');
    const steps = Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / WHEEL_PX);
    await page.mouse.move(200, 400);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, WHEEL_PX);
      await sleep(WHEEL_EVERY_MS);
    }
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return forcedLayouts(traceEvents);
  });
}

/** 1 when the page comes back from the back/forward cache, otherwise 0. */
export async function measureReturn({ origin }) {
  // Playwright switches the cache off.
  const caching = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await caching.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => persisted && (window.restored = true)));
    await page.goto(`${origin}/privacy-policy`, { waitUntil: 'networkidle' });
    await page.goBack({ waitUntil: 'commit' });
    await sleep(WATCH_MS);
    return (await page.evaluate(() => window.restored === true)) ? 1 : 0;
  } finally {
    await caching.close();
  }
}
