// The form against a webhook that refuses, hangs, breaks off or redirects, in both modes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, details, FAILURE, field, fill, form, keepsTheForm, offersPhoneAndEmail, showsToast, SUCCESS } from './form.mjs';
import { behaviours, confirmed, sendOnly, webhook } from './hostileWebhook.mjs';
import { open, rendered, stopClock, until, withPage } from './page.mjs';

const { answer, redirect, resetAtOnce, resetAfterReading, neverAnswer } = behaviours;
const expected = [/^error: Failed to load resource/, /^error: Access to fetch at/, /^foreign request: .*\/landed$/];

const into = (site, body, settings) => withPage({ site, expected, ...settings }, body);

async function submit(page) {
  await fill(page, details);
  await button(page).click();
}

async function succeeds(page) {
  await until(async () => (await field(page, 'email').inputValue()) === '');
  await showsToast(page, 'status', SUCCESS);
}

async function fails(page) {
  // Not there while a sign-up is under way, so these are this failure's.
  await offersPhoneAndEmail(page);
  await showsToast(page, 'alert', FAILURE);
  await keepsTheForm(page);
  assert.is((await button(page).innerText()).trim(), 'Join Early Access List');
  assert.is(await button(page).isDisabled(), false);
}

const paths = () => webhook.arrived().map(({ method, path }) => `${method} ${path}`);
const names = () => webhook.arrived().map(({ signup }) => signup?.name);

const REDIRECTS = { 301: 'GET', 302: 'GET', 303: 'GET', 307: 'POST', 308: 'POST' };

const blind = suite('a sign-up whose answer is not read');

blind('counts as sent whatever status the webhook answers with', into(sendOnly, async ({ page }) => {
  await open(page, '/');
  for (const status of [200, 204, 400, 404, 413, 429, 500, 503]) {
    webhook.does(answer(status));
    await submit(page);
    await succeeds(page);
    assert.equal(names(), [details.name], status);
  }
}));

blind('counts as sent when the webhook redirects, though only 307 and 308 keep the text', into(sendOnly, async ({ page }) => {
  await open(page, '/');
  for (const [status, method] of Object.entries(REDIRECTS)) {
    webhook.does(redirect(Number(status)));
    await submit(page);
    await succeeds(page);
    assert.equal(paths(), ['POST /signup', `${method} /landed`], status);
    assert.is(names()[1], method === 'POST' ? details.name : undefined, status);
  }
}));

blind.run();

const seen = suite('a sign-up whose answer is read');

seen('is sent when the webhook answers with a 2xx, without being asked for leave first', into(confirmed, async ({ page }) => {
  await open(page, '/');
  for (const status of [200, 201, 204]) {
    webhook.does(answer(status));
    await submit(page);
    await succeeds(page);
    assert.equal(paths(), ['POST /signup'], status);
    assert.is(Object.keys(webhook.arrived()[0].signup).length, 10);
  }
}));

seen('is not sent when the webhook answers with anything else, and is not tried in another way', into(confirmed, async ({ page }) => {
  await open(page, '/');
  for (const status of [400, 404, 413, 429, 500, 503]) {
    webhook.does(answer(status));
    await submit(page);
    await fails(page);
    assert.equal(paths(), ['POST /signup'], status);
  }
}));

seen('is not sent when the webhook redirects', into(confirmed, async ({ page }) => {
  await open(page, '/');
  for (const status of Object.keys(REDIRECTS)) {
    webhook.does(redirect(Number(status)));
    await submit(page);
    await fails(page);
    assert.equal(paths(), ['POST /signup'], status);
  }
}));

seen('is not sent when the answer may not be read', into(confirmed, async ({ page }) => {
  webhook.does(answer(200, {}));
  await open(page, '/');
  await submit(page);
  await fails(page);
  assert.equal(paths(), ['POST /signup']);
}));

seen.run();

for (const [mode, site] of Object.entries({ 'no-cors': sendOnly, cors: confirmed })) {
  const broken = suite(`in ${mode} mode, a sign-up`);

  broken('that is refused can be sent again once the webhook is back', into(site, async ({ page }) => {
    await open(page, '/');
    await webhook.stop();
    try {
      await submit(page);
      await fails(page);
    } finally {
      await webhook.start();
    }
    webhook.does(answer(200));
    await button(page).click();
    await succeeds(page);
    assert.equal(names(), [details.name]);
  }));

  for (const [what, behaviour] of Object.entries({ 'before it is read': resetAtOnce, 'after it was read': resetAfterReading })) {
    broken(`that is cut off ${what} fails`, into(site, async ({ page }) => {
      webhook.does(behaviour);
      await open(page, '/');
      await submit(page);
      await fails(page);
    }));
  }

  for (const offline of [false, true]) {
    broken(`that is never answered${offline ? ', and goes offline meanwhile,' : ''} is given up after 15 seconds`, into(site, async ({ page, context }) => {
      webhook.does(neverAnswer);
      await page.clock.install();
      await open(page, '/');
      await stopClock(page);
      await submit(page);
      await until(() => names()[0] === details.name);
      if (offline) await context.setOffline(true);
      await page.clock.runFor(14_999);
      await rendered(page);
      if (!offline) assert.ok(await button(page).isDisabled());
      await page.clock.runFor(1);
      await fails(page);
    }));
  }

  broken('arrives although the visitor leaves before it is answered', into(site, async ({ page }) => {
    webhook.does(neverAnswer);
    await open(page, '/');
    await fill(page, details);
    await Promise.all([page.waitForRequest(site.webhookUrl), button(page).click()]);
    await page.goto('/terms-of-service');
    await until(() => names()[0] === details.name);
  }));

  broken.run();
}

const offline = suite('offline');

offline('a sign-up fails at once, and goes through when the network is back', into(sendOnly, async ({ page, context }) => {
  webhook.does(answer(200));
  await open(page, '/');
  await context.setOffline(true);
  await submit(page);
  await fails(page);
  assert.equal(paths(), []);
  await context.setOffline(false);
  await button(page).click();
  await succeeds(page);
  assert.equal(names(), [details.name]);
}));

offline.run();

const once = suite('one sign-up leaves');

once('by a triple click', into(sendOnly, async ({ page }) => {
  webhook.does(answer(200));
  await open(page, '/');
  await fill(page, details);
  await button(page).click({ clickCount: 3 });
  await succeeds(page);
  assert.equal(paths(), ['POST /signup']);
}));

once('when the visitor goes to another page and comes back before the answer', into(sendOnly, async ({ page }) => {
  let release;
  webhook.does(async (...exchange) => {
    await new Promise((resolve) => (release = resolve));
    await answer(200)(...exchange);
  });
  await open(page, '/');
  await submit(page);
  await until(() => webhook.arrived().length > 0);
  await page.locator('footer a[href="/terms-of-service"]').click();
  await form(page).waitFor({ state: 'detached' });
  await page.goBack();
  await form(page).waitFor();
  assert.is((await button(page).innerText()).trim(), 'Joining Early Access...');
  await form(page).evaluate((element) => element.requestSubmit());
  release();
  await succeeds(page);
  assert.equal(paths(), ['POST /signup']);
}));

once('from each of two tabs, which know nothing of each other', into(sendOnly, async ({ page, context }) => {
  webhook.does(answer(200));
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/');
  await fill(page, { ...details, name: 'One' });
  assert.is(await field(other, 'name').inputValue(), '');
  await fill(other, { ...details, name: 'Two' });
  await button(page).click();
  await succeeds(page);
  assert.is(await field(other, 'name').inputValue(), 'Two');
  await button(other).click();
  await succeeds(other);
  assert.equal(names(), ['One', 'Two']);
}));

once.run();

const robots = suite('against robots,');

/** A page whose first paint can be dated, on a clock that stands still. */
async function openAtFirstPaint(page, ago) {
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByName = (name) =>
      name === 'first-contentful-paint' && window.firstPaint ? [{ startTime: window.firstPaint }] : [];
  });
  await open(page, '/');
  await stopClock(page);
  await page.evaluate((ms) => (window.firstPaint = performance.now() - ms), ago);
}

robots('a field that nobody sees lets nothing out, and offers phone and email', into(sendOnly, async ({ page }) => {
  webhook.does(answer(200));
  await open(page, '/');
  const trap = form(page).locator('input[aria-hidden="true"]');
  await trap.evaluate((input) => (input.value = 'https://spam.example'));
  await submit(page);
  await fails(page);
  assert.equal(paths(), []);
  assert.is(await trap.evaluate((input) => getComputedStyle(input).clipPath), 'inset(50%)');
}));

robots('nothing is sent before 2 seconds since the first paint', into(sendOnly, async ({ page }) => {
  webhook.does(answer(200));
  await openAtFirstPaint(page, 500);
  await submit(page);
  await page.clock.runFor(1_499);
  await rendered(page);
  assert.is((await button(page).innerText()).trim(), 'Joining Early Access...');
  assert.equal(paths(), []);
  await page.clock.runFor(1);
  await succeeds(page);
  assert.equal(names(), [details.name]);
}));

robots('who leaves within these 2 seconds is not forgotten', into(sendOnly, async ({ page }) => {
  webhook.does(answer(200));
  await openAtFirstPaint(page, 500);
  await submit(page);
  await page.goto('/terms-of-service');
  await until(() => names()[0] === details.name);
}));

robots('a clock that jumps changes nothing', into(sendOnly, async ({ page }) => {
  webhook.does(answer(200));
  await openAtFirstPaint(page, 2_000);
  await page.clock.setSystemTime(0);
  await submit(page);
  await succeeds(page);
}));

robots.run();

const storage = suite('with the tab’s storage');

for (const [what, breakStorage] of Object.entries({
  blocked: () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  storage(`${what} a sign-up fails, is kept and is sent as ever`, into(sendOnly, async ({ page }) => {
    await page.addInitScript(breakStorage);
    webhook.does(resetAtOnce);
    await open(page, '/');
    await submit(page);
    await fails(page);
    webhook.does(answer(200));
    await button(page).click();
    await succeeds(page);
  }));
}

storage.run();
