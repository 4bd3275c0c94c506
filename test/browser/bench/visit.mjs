// Pages as the bench opens them, and a cold first visit on a slow phone.
import { setTimeout as sleep } from 'node:timers/promises';
import { browser } from '../chromium.mjs';
import { weigh } from './server.mjs';

const TOUCH = { isMobile: true, hasTouch: true };
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, ...TOUCH };
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
export const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
// Paints, shifts and tasks after the last request.
const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

/** Runs in every measured document before its own scripts: collects what the browser reports. */
function observe() {
  const seen = { paints: {}, lcp: 0, shift: 0, longTasks: 0, interactions: [], frames: [] };
  window.bench = seen;

  function watch(type, each, options) {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  }
  watch('paint', ({ name, startTime }) => (seen.paints[name] = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  // All of it, which is at least what its largest session window would be.
  watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => (seen.longTasks += duration - 50));
  const interaction = ({ interactionId, duration }) => interactionId && seen.interactions.push(duration);
  watch('event', interaction, { durationThreshold: 16 });

  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    request.call(window, (now) => {
      const start = performance.now();
      callback(now);
      seen.frames.push(performance.now() - start);
    });
}

/** Runs the body with a page in a fresh context, and fails when the page throws or logs an error. */
export async function withFreshPage(settings, body) {
  const context = await browser.newContext(settings);
  const errors = [];
  context.on('weberror', (webError) => errors.push(webError.error()));
  context.on('console', (message) => message.type() === 'error' && errors.push(new Error(message.text())));
  await context.addInitScript(observe);
  try {
    const result = await body(await context.newPage());
    if (errors.length > 0) throw errors[0];
    return result;
  } catch (error) {
    // What the page complained of is why it never came to be hydrated.
    throw errors[0] ?? error;
  } finally {
    await context.close();
  }
}

export async function slowDown(page, { network }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

/** Playwright's own waiting, like its locators, leaves listeners for every press and touch in the page. */
export async function waitFor(page, condition) {
  for (const end = Date.now() + PATIENCE_MS; !(await page.evaluate(condition)); await sleep(POLL_MS)) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${condition}`);
  }
}

/** Opens the address and waits until it is quiet, without running anything in the page meanwhile. */
export async function openQuietly(page, { origin, hydrates }, path) {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await sleep(QUIET_MS);
  if (hydrates) await waitFor(page, () => performance.getEntriesByName('hydrated').length > 0);
}

function readTimes() {
  const { paints, lcp, shift, longTasks } = window.bench;
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime;
  return { fcp: paints['first-contentful-paint'], lcp, shift, longTasks, hydrated };
}

export function visit(column, path) {
  column.log.length = 0;
  return withFreshPage(PHONE, async (page) => {
    await slowDown(page, { network: true });
    await openQuietly(page, column, path);
    return { ...(await page.evaluate(readTimes)), ...weigh(column.log) };
  });
}
