// The form against a webhook that refuses, hangs, breaks off or redirects, in both modes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, details, fill } from './form.mjs';
import { fails, into, submit, succeeds } from './hostileSignup.mjs';
import { behaviours, createHostileWebhook } from './hostileWebhook.mjs';
import { open, rendered, stopClock, until } from './page.mjs';
import { serve } from './site.mjs';

const { answer, redirect, resetAtOnce, resetAfterReading, neverAnswer } = behaviours;
const webhook = await createHostileWebhook();
const sendOnly = await serve({ webhookUrl: webhook.url }, 'sendOnly');
const confirmed = await serve({ webhookUrl: webhook.url, webhookMode: 'cors' }, 'confirmed');

const REDIRECTS = { 301: 'GET', 302: 'GET', 303: 'GET', 307: 'POST', 308: 'POST' };

const blind = suite('a sign-up whose answer is not read');

blind('counts as sent whatever status the webhook answers with', into(sendOnly, async ({ page }) => {
  await open(page, '/');
  for (const status of [200, 204, 400, 404, 413, 429, 500, 503]) {
    webhook.does(answer(status));
    await submit(page);
    await succeeds(page);
    assert.equal(webhook.names(), [details.name], status);
  }
}));

blind('counts as sent when the webhook redirects, though only 307 and 308 keep the text', into(sendOnly, async ({ page }) => {
  await open(page, '/');
  for (const [status, method] of Object.entries(REDIRECTS)) {
    webhook.does(redirect(Number(status)));
    await submit(page);
    await succeeds(page);
    assert.equal(webhook.paths(), ['POST /signup', `${method} /landed`], status);
    assert.is(webhook.names()[1], method === 'POST' ? details.name : undefined, status);
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
    assert.equal(webhook.paths(), ['POST /signup'], status);
    assert.is(Object.keys(webhook.signups()[0]).length, 10);
  }
}));

seen('is not sent when the webhook answers with anything else, and is not tried in another way', into(confirmed, async ({ page }) => {
  await open(page, '/');
  for (const status of [400, 404, 413, 429, 500, 503]) {
    webhook.does(answer(status));
    await submit(page);
    await fails(page);
    assert.equal(webhook.paths(), ['POST /signup'], status);
  }
}));

seen('is not sent when the webhook redirects', into(confirmed, async ({ page }) => {
  await open(page, '/');
  for (const status of Object.keys(REDIRECTS)) {
    webhook.does(redirect(Number(status)));
    await submit(page);
    await fails(page);
    assert.equal(webhook.paths(), ['POST /signup'], status);
  }
}));

seen('is not sent when the answer may not be read', into(confirmed, async ({ page }) => {
  webhook.does(answer(200, {}));
  await open(page, '/');
  await submit(page);
  await fails(page);
  assert.equal(webhook.paths(), ['POST /signup']);
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
    assert.equal(webhook.names(), [details.name]);
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
      await until(() => webhook.names()[0] === details.name);
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
    await until(() => webhook.names()[0] === details.name);
  }));

  broken.run();
}
