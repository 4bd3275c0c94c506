// The form against a webhook that refuses, redirects, hangs or breaks off, in both modes, and without a network.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  button, details, FAILURE, field, fill, form, keepsTheForm, offersPhoneAndEmail, showsToast, SUCCESS,
} from './form.mjs';
import { behaviours, createHostileWebhook } from './hostileWebhook.mjs';
import { formLoaded, open, stopClock, until, withPage } from './page.mjs';
import { serve } from './site.mjs';

const { answer, redirect, resetAtOnce, resetAfterReading, neverAnswer } = behaviours;
const webhook = await createHostileWebhook();
const expected = [/^error: Failed to load resource/, /^error: Access to fetch at/, /^foreign request: .*\/landed$/];

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
  assert.is(await button(page).isDisabled(), false);
}

const ANSWERS = [
  { what: '200', behaviour: answer(200), isGood: true },
  { what: '204', behaviour: answer(204), isGood: true },
  { what: '404', behaviour: answer(404) },
  { what: '503', behaviour: answer(503) },
  { what: 'one that may not be read', behaviour: answer(200, {}) },
  { what: '302', behaviour: redirect(302), followedTo: 'GET /landed' },
  { what: '307', behaviour: redirect(307), followedTo: 'POST /landed' },
];

for (const [mode, rule] of [['no-cors', 'every answer is a success'], ['cors', 'only a 2xx is a success']]) {
  const test = suite(`a sign-up in ${mode} mode`);
  const site = await serve(mode, { settings: { WEBHOOK_URL: webhook.url, WEBHOOK_MODE: mode } });
  const onSite = (body) => withPage({ site, expected, reducedMotion: 'reduce' }, body);

  test(`leaves once, without asking for leave first; ${rule}`, onSite(async ({ page }) => {
    await open(page, '/');
    for (const { what, behaviour, isGood, followedTo } of ANSWERS) {
      webhook.does(behaviour);
      await submit(page);
      await (isGood || mode === 'no-cors' ? succeeds(page) : fails(page));
      const followed = mode === 'no-cors' && followedTo ? [followedTo] : [];
      assert.equal(webhook.paths(), ['POST /signup', ...followed], what);
      assert.equal(Object.keys(webhook.signups()[0]).length, 10, what);
    }
  }));

  test('that is cut off, refused or offline fails, and can be sent again', onSite(async ({ page, context }) => {
    await open(page, '/');
    for (const behaviour of [resetAtOnce, resetAfterReading]) {
      webhook.does(behaviour);
      await submit(page);
      await fails(page);
    }
    await webhook.stop();
    await button(page).click();
    await fails(page);
    await webhook.start();
    webhook.does(answer(200));
    await context.setOffline(true);
    await button(page).click();
    await fails(page);
    assert.equal(webhook.paths(), []);
    await context.setOffline(false);
    await button(page).click();
    await succeeds(page);
    assert.is(webhook.signups()[0].name, details.name);
  }));

  test('that is never answered fails after 15 seconds', onSite(async ({ page }) => {
    webhook.does(neverAnswer);
    await page.clock.install();
    await open(page, '/');
    await stopClock(page);
    await submit(page);
    await until(() => webhook.signups()[0]?.name === details.name);
    await page.clock.runFor(14_999);
    assert.ok(await button(page).isDisabled());
    await page.clock.runFor(1);
    await fails(page);
  }));

  test('whose answer the page did not see, on Back, is said to be sent; the next press sends it', onSite(async ({ page }) => {
    const said = () => form(page).locator('p:visible').count();
    await open(page, '/');
    const before = await said();
    webhook.does(neverAnswer);
    await submit(page);
    await until(() => webhook.signups()[0]?.name === details.name);
    await page.goto('/resources');
    await page.goBack();
    await formLoaded(page);
    await keepsTheForm(page);
    await until(async () => (await said()) === before + 1);
    webhook.does(answer(200));
    assert.equal(webhook.paths(), []);
    await button(page).click();
    await succeeds(page);
    assert.is(webhook.paths().length, 1);
  }));

  test.run();
}
