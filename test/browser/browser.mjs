// One Chromium for all tests, and for each test a page in a context of its own.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { production } from './site.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const ACTION_LIMIT = 5_000;
const TEST_LIMIT = 40_000;
const POLL_EVERY = 20;
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  throw new Error(`There is no Chromium at ${executablePath}. Install it, or set CHROMIUM to the path of one.`);
}
export const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });

/** Runs in every document, before its own scripts. */
function watchDocument() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Policy violation: ${violatedDirective} ${blockedURI}`);
  });
  const frame = requestAnimationFrame.bind(window);
  // Beyond the reach of a fake clock, and not counted as a frame of the page's own.
  window.realFrame = () => new Promise((resolve) => frame(resolve));
}

function watchContext(context, { site, everyMessage }) {
  const problems = [];
  const sent = [];
  context.on('console', (message) => {
    if (everyMessage || ['error', 'warning'].includes(message.type())) {
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error().stack}`));
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.url() === site.webhookUrl) sent.push(request);
    else if (origin !== site.origin) problems.push(`foreign request: ${request.url()}`);
  });
  return { problems, sent };
}

async function within(limit, promise) {
  const controller = new AbortController();
  const tooLong = sleep(limit, undefined, { signal: controller.signal, ref: false }).then(() => {
    throw new Error(`The test was not over after ${limit} ms`);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    tooLong.catch(() => {});
    controller.abort();
  }
}

/**
 * A test's handler: runs the body with a page in a fresh context, and fails when the page has logged an error or a
 * warning, broken the policy or asked a foreign origin for anything. `expected` are the messages that the test causes.
 * `sent` are the requests to the webhook.
 */
export function withPage(...settingsAndBody) {
  const body = settingsAndBody.pop();
  const { site = production, expected = [], everyMessage = false, storedTheme, ...settings } = settingsAndBody[0] ?? {};
  const localStorage = storedTheme === undefined ? [] : [{ name: 'theme', value: storedTheme }];
  return async () => {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: DESKTOP,
      ...(storedTheme === undefined ? {} : { storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] } }),
      ...settings,
    });
    try {
      context.setDefaultTimeout(ACTION_LIMIT);
      await context.addInitScript(watchDocument);
      const { problems, sent } = watchContext(context, { site, everyMessage });
      const page = await context.newPage();
      await within(TEST_LIMIT, body({ page, context, sent }));
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    } finally {
      await context.close();
    }
  };
}

/** Resolves with the first truthy value of the condition; asks again and again until then. */
export async function until(condition) {
  const deadline = performance.now() + ACTION_LIMIT;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`This never came true: ${condition}`);
    await sleep(POLL_EVERY);
  }
}

export function hydrated(page) {
  return page.locator('html.hydrated').waitFor({ state: 'attached' });
}

/** Opens the address and waits until React is there. */
export async function open(page, address) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits until the browser has rendered what has happened so far. */
export function rendered(page) {
  return page.evaluate(async () => {
    await window.realFrame();
    await window.realFrame();
  });
}

const CLIENT_SCRIPT = /\/assets\/client-[^/]*\.js$/;

/** Keeps the client script back, and so hydration, until the returned function is called. */
export async function holdClient(page) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(CLIENT_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function breakClient(page) {
  return page.route(CLIENT_SCRIPT, (route) => route.abort());
}
