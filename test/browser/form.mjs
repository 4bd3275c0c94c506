// The early-access form, as the tests of it fill and read it.
import * as assert from 'uvu/assert';

export const SUCCESS = [
  'Welcome to Early Access!',
  "Thank you for joining our early access list. We'll be in touch soon with priority updates!",
];
export const FAILURE = ['Error', 'There was a problem sending your message. Please try again.'];
export const NO_ERRORS = { name: null, email: null, phone: null, challenge: null };
export const WEBHOOK_FAILED = /^error: Failed to load resource: net::ERR_\w+ \(.*\/signup\)$/;

export const field = (page, name) => page.locator(`#signup-${name}`);
export const form = (page) => page.locator('form:has(#signup-name)');
export const button = (page) => form(page).locator('button[type="submit"]');
// By its attribute: the native select beside it has the same role.
export const combobox = (page) => form(page).locator('[role="combobox"]');
export const toastWith = (page, role, text) => page.getByRole(role).filter({ hasText: text });

export async function fill(page, { name = 'Jo Citizen', challenge = 'Quotes take all evening', ...contact } = {}) {
  for (const [key, value] of Object.entries({ name, ...contact, challenge })) await field(page, key).fill(value);
}

export async function showsToast(page, role, lines) {
  const toast = toastWith(page, role, lines[1]);
  await toast.waitFor();
  assert.equal((await toast.innerText()).split(/\n+/).map((line) => line.trim()).filter(Boolean), lines);
}

/** Chooses the business type of that value from our own list. */
export async function choose(page, value) {
  const label = await labelOf(page, value);
  await combobox(page).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** What the business type of that value is called. */
export function labelOf(page, value) {
  return field(page, 'businessType').locator(`option[value="${value}"]`).textContent();
}

/** The message of each field, as the field's own description names it. */
export function errorsOf(page) {
  return page.evaluate((names) => {
    const messageOf = (name) => {
      const control = document.getElementById(`signup-${name}`);
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const message = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.innerText ?? null;
      if ((message !== null) !== (control.getAttribute('aria-invalid') === 'true')) throw new Error(`${name}: aria-invalid`);
      return message;
    };
    return Object.fromEntries(names.map((name) => [name, messageOf(name)]));
  }, Object.keys(NO_ERRORS));
}

export const details = { name: 'Jo Citizen', email: 'jo@example.com', phone: '0412345678', challenge: 'Quotes take all evening' };

export async function keepsTheForm(page, values = details) {
  for (const [name, value] of Object.entries(values)) assert.is(await field(page, name).inputValue(), value, name);
}

/** The links of the form and of what stands with it. */
export const offers = (page, kind) => form(page).locator('xpath=..').locator(`a[href^="${kind}:"]:visible`);

export async function offersPhoneAndEmail(page) {
  await offers(page, 'tel').waitFor();
  await offers(page, 'mailto').waitFor();
}
