// Signing up where the webhook is hostile, and what the page shows then.
import * as assert from 'uvu/assert';
import { button, details, FAILURE, field, fill, keepsTheForm, offersPhoneAndEmail, paintedLongAgo, showsToast, SUCCESS } from './form.mjs';
import { until, withPage } from './page.mjs';

const expected = [/^error: Failed to load resource/, /^error: Access to fetch at/, /^foreign request: .*\/landed$/];

export function into(site, body) {
  return withPage({ site, expected, reducedMotion: 'reduce' }, async (given) => {
    await given.context.addInitScript(paintedLongAgo);
    await body(given);
  });
}

export async function submit(page) {
  await fill(page, details);
  await button(page).click();
}

export async function succeeds(page) {
  await until(async () => (await field(page, 'email').inputValue()) === '');
  await showsToast(page, 'status', SUCCESS);
}

export async function fails(page) {
  // Not there while a sign-up is under way, so these are this failure's.
  await offersPhoneAndEmail(page);
  await showsToast(page, 'alert', FAILURE);
  await keepsTheForm(page);
  assert.is((await button(page).innerText()).trim(), 'Join Early Access List');
  assert.is(await button(page).isDisabled(), false);
}
