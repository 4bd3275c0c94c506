import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, open, PHONE, until, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';
import { production } from './site.mjs';

const axe = await readFile(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

// Still, so that nothing is judged half-way through a transition.
const still = (settings, body) => withPage({ reducedMotion: 'reduce', ...settings }, body);

/** Asserts that axe-core, with all of its default rules, finds nothing. */
async function isAccessible(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() => window.axe.run());
  assert.ok(passes.length > 10, 'axe has looked at the page');
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
  assert.equal(findings, []);
}

const pages = suite('axe finds nothing');

for (const { address, expected } of routes) {
  pages(`on ${address}, at either width and in either theme`, still({ expected }, async ({ page }) => {
    await open(page, address);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await isAccessible(page);
      }
    }
  }));
}

pages.run();

const states = suite('axe finds nothing with');

async function submitEmptyForm(page) {
  await page.locator('form button[type="submit"]').click();
  await page.locator('#signup-name-error').waitFor();
}

// The inbox belongs to the sign-up tests, which may run at the same time.
const answerWebhook = (page) => page.route(production.webhookUrl, (route) => route.fulfill());

async function submitGoodForm(page) {
  for (const [name, value] of [['name', 'Jo'], ['email', 'jo@example.com'], ['challenge', 'Quotes']]) {
    await page.locator(`#signup-${name}`).fill(value);
  }
  await page.locator('form button[type="submit"]').click();
}

const situations = [
  {
    what: 'the menu open',
    onlyOnPhone: true,
    enter: async (page) => {
      await page.locator('header summary').click();
      await page.locator('header details').getByRole('link', { name: 'Services' }).waitFor();
    },
  },
  { what: 'errors in the form', enter: submitEmptyForm },
  {
    what: 'a success toast',
    enter: async (page) => {
      await answerWebhook(page);
      await submitGoodForm(page);
      await page.getByRole('status').getByText('Welcome to Early Access!').waitFor();
    },
  },
  {
    what: 'an error toast',
    expected: [/^error: Failed to load resource: net::ERR_FAILED/],
    enter: async (page) => {
      await page.route(production.webhookUrl, (route) => route.abort());
      await submitGoodForm(page);
      await page.getByRole('alert').getByText('There was a problem sending your message.').waitFor();
    },
  },
  {
    what: 'the list of business types open',
    enter: async (page) => {
      await page.getByRole('combobox', { name: /Business Type/ }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    what: 'a card and a category open',
    address: resources.address,
    enter: async (page) => {
      const card = page.locator('#business-types details[name="business-type"]').first();
      await card.locator('> summary').click();
      await card.locator('details > summary').first().click();
      await until(async () => (await card.locator('ol li:visible').count()) === 6);
    },
  },
  {
    what: 'the page scrolled',
    enter: async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
      await page.locator('header[data-scrolled="true"]').waitFor();
    },
  },
];

for (const { what, address = home.address, expected, onlyOnPhone = false, enter } of situations) {
  for (const [viewport, colorScheme] of [[PHONE, 'dark'], [DESKTOP, 'light']]) {
    if (onlyOnPhone && viewport !== PHONE) continue;
    states(`${what} at ${viewport.width} px in ${colorScheme}`, still({ expected, viewport, colorScheme }, async ({ page }) => {
      await open(page, address);
      await enter(page);
      await isAccessible(page);
    }));
  }
}

states.run();

const keyboard = suite('by keyboard');

/** The focused element: what it is called, whether its focus shows, and whether it can be seen at all. */
function describeFocus() {
  const element = document.activeElement;
  if (element === document.body) return null;
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const seen = document.elementFromPoint(x, y);
  return {
    name: (element.ariaLabel ?? element.innerText ?? '').trim() || element.id || element.outerHTML.slice(0, 80),
    href: element.getAttribute('href'),
    outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0',
    inView: box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
    uncovered: element.contains(seen) || (seen?.contains(element) ?? false),
  };
}

async function tabThrough(page) {
  const stops = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null || stops.length > 200) return stops;
    stops.push(stop);
  }
}

keyboard('Tab reaches the skip link first, which leads to the content', still({}, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const { name, href, outlined, inView } = await page.evaluate(describeFocus);
  assert.match(name, /^Skip to/);
  assert.is(href, '#main');
  assert.ok(outlined && inView);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.querySelector('main').contains(document.activeElement));
  assert.ok(inMain, 'the next stop is in the content');
}));

for (const { address, expected } of routes) {
  keyboard(`every stop of ${address} can be seen and shows its focus`, still({ expected }, async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await open(page, address);
      const stops = await tabThrough(page);
      assert.ok(stops.length > 10 && stops.length < 200, `${stops.length} stops`);
      const bad = stops.filter(({ outlined, inView, uncovered }) => !outlined || !inView || !uncovered);
      assert.equal(bad, [], `at ${viewport.width} px`);
    }
  }));
}

keyboard('the whole form can be filled and sent', still({}, async ({ page }) => {
  await open(page, '/');
  await answerWebhook(page);
  await page.locator('#signup-name').focus();
  const { keyboard: keys } = page;
  await keys.type('Jo Citizen');
  await keys.press('Tab');
  await keys.type('jo@example.com');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('ArrowDown');
  await keys.type('tr');
  await keys.press('Tab');
  await keys.type('Quotes');
  await keys.press('Tab');
  await keys.press('Space');
  assert.is(await page.locator('#signup-businessType').inputValue(), 'trades');
  assert.ok(await page.locator('[name="earlyAccess"]').isChecked());
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByRole('status').getByText('Welcome to Early Access!').waitFor();
}));

keyboard.run();
