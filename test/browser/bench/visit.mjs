// A cold first visit on a slow phone.
import { setTimeout as sleep } from 'node:timers/promises';
import { browser } from '../chromium.mjs';
import { layoutShift } from './figures.mjs';
import { observe } from './observe.mjs';

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
export const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
// Paints, shifts and tasks after the last request.
const SETTLE_MS = 1000;
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

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
  await sleep(SETTLE_MS);
  if (hydrates) await waitFor(page, () => performance.getEntriesByName('hydrated').length > 0);
}

function readTimes() {
  const { paints, lcp, shifts, longTasks } = window.bench;
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? null;
  return { fcp: paints['first-contentful-paint'], lcp, shifts, longTasks, hydrated };
}

function weigh(log) {
  const of = (type) => log.filter((answer) => answer.type.startsWith(type));
  const sum = (answers, key) => answers.reduce((total, answer) => total + answer[key], 0);
  return {
    requests: log.length,
    document: sum(of('text/html'), 'wire'),
    // As files: this is compared with the weight of React's.
    scripts: sum(of('text/javascript'), 'body'),
    font: sum(of('font/'), 'wire'),
    all: sum(log, 'wire'),
  };
}

export function visit(column, path) {
  column.log.length = 0;
  return withFreshPage(PHONE, async (page) => {
    await slowDown(page, { network: true });
    await openQuietly(page, column, path);
    const { shifts, longTasks, ...times } = await page.evaluate(readTimes);
    return {
      ...times,
      ...weigh(column.log),
      shift: layoutShift(shifts),
      blocking: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    };
  });
}
