// A page in a fresh context for each test, and what tests do with it.
import { setTimeout as sleep } from 'node:timers/promises';
import { browser } from './chromium.mjs';
import { contrast, paint } from './colours.mjs';
import { production } from './site.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

// Generous: they only end what has gone wrong.
const WAIT_LIMIT = 30_000;
const TEST_LIMIT = 120_000;
const POLL_EVERY = 20;

/** Runs in every document, before its own scripts. */
export function watchDocument() {
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
  context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error()}`));
  context.on('request', (request) => {
    if (request.url() === site.webhookUrl) sent.push(request);
    else if (new URL(request.url()).origin !== site.origin) problems.push(`foreign request: ${request.url()}`);
  });
  return { problems, sent };
}

async function within(limit, promise) {
  const controller = new AbortController();
  const tooLong = sleep(limit, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`This was not over after ${limit} ms`);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    tooLong.catch(() => {});
    controller.abort();
  }
}

/**
 * withPage(settings?, body): a test's handler. Runs the body with a page in a fresh context, and fails when the page
 * has logged an error or a warning (with `everyMessage` anything), broken the policy, or asked a foreign origin for
 * anything. `expected` are patterns of the messages that the test itself causes; other settings are the context's.
 * The body gets `sent`, the requests to the webhook.
 */
export function withPage(...settingsAndBody) {
  const body = settingsAndBody.pop();
  const { site = production, expected = [], everyMessage = false, ...settings } = settingsAndBody[0] ?? {};
  return async () => {
    const context = await browser.newContext({ baseURL: site.origin, viewport: DESKTOP, ...settings });
    try {
      context.setDefaultTimeout(WAIT_LIMIT);
      await context.addInitScript(watchDocument);
      await context.addInitScript(`Object.assign(window, { paint: ${paint}, contrast: ${contrast} })`);
      const { problems, sent } = watchContext(context, { site, everyMessage });
      const complaints = () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      const page = await context.newPage();
      try {
        await within(TEST_LIMIT, body({ page, context, sent }));
      } catch (error) {
        error.message = [error.message, ...complaints()].join('\n');
        // Playwright's messages have several lines, which uvu would take for calls and print twice.
        error.stack = error.stack.replace(/^[^]*?(?=\n +at )/, error.name);
        throw error;
      }
      if (complaints().length > 0) throw new Error(`The page complained:\n${complaints().join('\n')}`);
    } finally {
      await context.close();
    }
  };
}

/** Resolves with the first truthy value of the condition; asks again and again until then. */
export async function until(condition) {
  const deadline = performance.now() + WAIT_LIMIT;
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

/** Runs in the page, frame by frame there: many times faster than being asked again and again from here. */
async function pageReady() {
  async function until(condition) {
    while (!condition()) await window.realFrame();
  }
  await until(() => document.documentElement.classList.contains('hydrated'));
  await document.fonts.ready;
  const form = document.querySelector('form');
  if (!form) return;
  // A native select that has the focus stays.
  const isNative = () => !matchMedia('(pointer: fine)').matches || form.querySelector('select:focus');
  await until(() => isNative() || document.querySelector('form [role=combobox]'));
}

/** Waits until the fonts are there and the page is hydrated, the form's combobox included; takes no focus. */
export function formLoaded(page) {
  return within(WAIT_LIMIT, page.evaluate(pageReady));
}

/** Opens the address and waits until the fonts are there and the page is hydrated, its form included. */
export async function open(page, address) {
  const response = await page.goto(address);
  await formLoaded(page);
  return response;
}

/** Resolves once the browser has rendered what has happened so far. */
export function rendered(page) {
  return page.evaluate(async () => {
    await window.realFrame();
    await window.realFrame();
  });
}

/** Sets the browser's own size of text, in px. */
export async function setTextSize(page, context, size) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
  await until(() => page.evaluate((px) => getComputedStyle(document.documentElement).fontSize === px, `${size}px`));
}

/** Runs in the page, whose policy allows no style elements. The values are those of WCAG 1.4.12. */
export function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

const themeToggle = (page) => page.locator('[data-theme-toggle]');

export function flipTheme(page) {
  return themeToggle(page).click();
}

/** Waits until the toggle says that it leads to that theme. */
export function offersTheme(page, theme) {
  return themeToggle(page).and(page.locator(`[aria-label*="${theme}" i]`)).waitFor();
}

export function hasFocus(locator) {
  return locator.evaluate((element) => element === document.activeElement);
}

export function scrollTop(page) {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls at once, and resolves when that is rendered. */
export async function scrollTo(page, top) {
  // The rest of a page that was opened by a link may be yet to come.
  await until(() =>
    page.evaluate((place) => {
      window.scrollTo({ top: place, behavior: 'instant' });
      return Math.abs(window.scrollY - place) < 1;
    }, top),
  );
  await rendered(page);
}

export function markDocument(page) {
  return page.evaluate(() => (window.isMarked = true));
}

/** Whether this is still the document that was marked: no page load has happened since. */
export function isMarkedDocument(page) {
  return page.evaluate(() => window.isMarked === true);
}

/** How bright the page's background is: 0 black, 255 white. */
export async function brightness(page) {
  // As a whole, since a page without JavaScript has run nothing before.
  const [red, green, blue] = await page.evaluate(`(${paint})(getComputedStyle(document.body).backgroundColor)`);
  return (red + green + blue) / 3;
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

/** Stops the page's clock (Date, timers, frames): from then on only page.clock.runFor moves it. */
export async function stopClock(page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 30_000);
}
