import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { open, rendered, until, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';
import { production } from './site.mjs';

const axe = await readFile(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const WIDTHS = [320, 768, 1440];
const HEIGHT = 900;

/** What axe-core, with all of its default rules, has to say against the page. */
async function findings(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  assert.ok(passes.length > 10, 'axe has looked at the page');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}

/** Resolves once nothing is judged half-way through a transition; what never ends, such as the graphic, goes on. */
async function settled(page) {
  // What a new width brings into view begins to show only when the observers have reported.
  await rendered(page);
  await until(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')));
}

/** Asserts that axe finds nothing in any combination of width and theme, with motion and without. */
async function isAccessible(page, widths = WIDTHS) {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ reducedMotion, colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settled(page);
        assert.equal(await findings(page), [], `at ${width} px, ${colorScheme}, motion: ${reducedMotion}`);
      }
    }
  }
}

const pages = suite('axe finds nothing');

for (const { address, expected } of routes) {
  pages(`on ${address}, at any width, in either theme, with motion and without`, withPage({ expected }, async ({ page }) => {
    await open(page, address);
    // What the jump passes is revealed.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await isAccessible(page);
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
    // It closes where the entries have room in the header.
    widths: [320, 768],
    enter: async (page) => {
      await page.locator('header summary').click();
      await page.locator('header details').getByRole('link', { name: 'Services' }).waitFor();
    },
    still: (page) => page.locator('header details[open]'),
  },
  { what: 'errors in the form', enter: submitEmptyForm, still: (page) => page.locator('#signup-name-error') },
  {
    what: 'a success toast',
    enter: async (page) => {
      await answerWebhook(page);
      await submitGoodForm(page);
    },
    still: (page) => page.getByRole('status').getByText('Welcome to Early Access!'),
  },
  {
    what: 'an error toast',
    expected: [/^error: Failed to load resource: net::ERR_FAILED/],
    enter: async (page) => {
      await page.route(production.webhookUrl, (route) => route.abort());
      await submitGoodForm(page);
    },
    still: (page) => page.getByRole('alert').getByText('There was a problem sending your message.'),
  },
  {
    what: 'the list of business types open',
    enter: (page) => page.locator('[role="combobox"]').click(),
    still: (page) => page.getByRole('listbox'),
  },
  {
    what: 'a card and a category open',
    address: resources.address,
    enter: async (page) => {
      const card = page.locator('#business-types details[name="business-type"]').first();
      await card.locator('> summary').click();
      await card.locator('details > summary').first().click();
    },
    still: (page) => page.locator('#business-types details[open] details[open] li').last(),
  },
];

for (const { what, address = home.address, expected, widths, enter, still } of situations) {
  const viewport = { width: 320, height: HEIGHT };
  states(`${what}, at any width, in either theme, with motion and without`, withPage({ expected, viewport }, async ({ page }) => {
    await open(page, address);
    await enter(page);
    await still(page).waitFor();
    await isAccessible(page, widths);
    assert.ok(await still(page).isVisible(), 'it is still so');
  }));
}

states.run();
