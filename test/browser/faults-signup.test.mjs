// What must not spoil a sign-up on the visitor's side: no network, impatience, two tabs, no storage; and what robots meet.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, details, field, fill, form } from './form.mjs';
import { fails, into, submit, succeeds } from './hostileSignup.mjs';
import { behaviours, createHostileWebhook } from './hostileWebhook.mjs';
import { open, rendered, stopClock, until } from './page.mjs';
import { serve } from './site.mjs';

const { answer, resetAtOnce } = behaviours;
const webhook = await createHostileWebhook();
const site = await serve({ webhookUrl: webhook.url }, 'hostile');

const offline = suite('offline');

offline('a sign-up fails at once, and goes through when the network is back', into(site, async ({ page, context }) => {
  webhook.does(answer(200));
  await open(page, '/');
  await context.setOffline(true);
  await submit(page);
  await fails(page);
  assert.equal(webhook.paths(), []);
  await context.setOffline(false);
  await button(page).click();
  await succeeds(page);
  assert.equal(webhook.names(), [details.name]);
}));

offline.run();

const once = suite('one sign-up leaves');

once('by a triple click', into(site, async ({ page }) => {
  webhook.does(answer(200));
  await open(page, '/');
  await fill(page, details);
  await button(page).click({ clickCount: 3 });
  await succeeds(page);
  assert.equal(webhook.paths(), ['POST /signup']);
}));

once('when the visitor goes to another page and comes back before the answer', into(site, async ({ page }) => {
  let release;
  webhook.does(async (...exchange) => {
    await new Promise((resolve) => (release = resolve));
    await answer(200)(...exchange);
  });
  await open(page, '/');
  await submit(page);
  await until(() => webhook.paths().length > 0);
  await page.locator('footer a[href="/terms-of-service"]').click();
  await form(page).waitFor({ state: 'detached' });
  await page.goBack();
  await form(page).waitFor();
  await until(async () => (await button(page).innerText()).trim() === 'Joining Early Access...');
  await form(page).evaluate((element) => element.requestSubmit());
  release();
  await succeeds(page);
  assert.equal(webhook.paths(), ['POST /signup']);
}));

once('from each of two tabs, which know nothing of each other', into(site, async ({ page, context }) => {
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
  assert.equal(webhook.names(), ['One', 'Two']);
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

robots('a field that nobody sees lets nothing out, and offers phone and email', into(site, async ({ page }) => {
  webhook.does(answer(200));
  await open(page, '/');
  const trap = form(page).locator('input[aria-hidden="true"]');
  await trap.evaluate((input) => (input.value = 'https://spam.example'));
  await submit(page);
  await fails(page);
  assert.equal(webhook.paths(), []);
  assert.is(await trap.evaluate((input) => getComputedStyle(input).clipPath), 'inset(50%)');
}));

robots('nothing is sent before 2 seconds since the first paint', into(site, async ({ page }) => {
  webhook.does(answer(200));
  await openAtFirstPaint(page, 500);
  await submit(page);
  await page.clock.runFor(1_499);
  await rendered(page);
  assert.is((await button(page).innerText()).trim(), 'Joining Early Access...');
  assert.equal(webhook.paths(), []);
  await page.clock.runFor(1);
  await succeeds(page);
  assert.equal(webhook.names(), [details.name]);
}));

robots('who leaves within these 2 seconds is not forgotten', into(site, async ({ page }) => {
  webhook.does(answer(200));
  await openAtFirstPaint(page, 500);
  await submit(page);
  await page.goto('/terms-of-service');
  await until(() => webhook.names()[0] === details.name);
}));

robots('a clock that jumps changes nothing', into(site, async ({ page }) => {
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
  storage(`${what} a sign-up fails, is kept and is sent as ever`, into(site, async ({ page }) => {
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
