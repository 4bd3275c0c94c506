import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paintedLongAgo } from './form.mjs';
import { open, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';
import { production } from './site.mjs';

const axe = await readFile(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const WIDTHS = [320, 768, 1440];
const HEIGHT = 900;

/** Runs in the page: what axe-core, with all of its default rules, has to say against it. */
async function findings() {
  // What a new width brings into view begins to show only when the observers have reported, which all do at once.
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  await window.realFrame();
  // Nothing is judged half-way through a transition; what never ends, such as the graphic, goes on.
  while (document.getAnimations().some(({ playState }) => playState === 'running')) await window.realFrame();
  // No default rule reads style sheets, which axe otherwise fetches and parses anew each time.
  const { violations, passes } = await window.axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (passes.length <= 10) return ['axe has not looked at the page'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}

/** Asserts that axe finds nothing in any combination of width and theme, with motion and without. */
async function isAccessible(page, widths = WIDTHS) {
  await page.evaluate(axe);
  for (const reducedMotion of ['no-preference', 'reduce']) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ reducedMotion, colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        assert.equal(await page.evaluate(findings), [], `at ${width} px, ${colorScheme}, motion: ${reducedMotion}`);
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

async function submitGoodForm(page) {
  await page.evaluate(paintedLongAgo);
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
    still: (page) => [page.locator('header details[open]')],
  },
  {
    what: 'a success toast and the list of business types open',
    enter: async (page) => {
      await submitGoodForm(page);
      await page.getByRole('status').getByText('Welcome to Early Access!').waitFor();
      await page.locator('[role="combobox"]').click();
    },
    still: (page) => [page.getByRole('status').getByText('Welcome to Early Access!'), page.getByRole('listbox')],
  },
  {
    what: 'an error toast and errors in the form',
    expected: [/^error: Failed to load resource: net::ERR_FAILED/],
    enter: async (page) => {
      await page.route(production.webhookUrl, (route) => route.abort());
      await submitGoodForm(page);
      await page.getByRole('alert').getByText('There was a problem sending your message.').waitFor();
      for (const name of ['name', 'email', 'challenge']) await page.locator(`#signup-${name}`).fill('');
      await page.locator('form button[type="submit"]').click();
    },
    still: (page) => [
      page.getByRole('alert').getByText('There was a problem sending your message.'),
      ...['name', 'email', 'phone', 'challenge'].map((name) => page.locator(`#signup-${name}-error`)),
    ],
  },
  {
    what: 'a card and a category open',
    address: resources.address,
    enter: async (page) => {
      const card = page.locator('#business-types details[name="business-type"]').first();
      await card.locator('> summary').click();
      await card.locator('details > summary').first().click();
    },
    still: (page) => [page.locator('#business-types details[open] details[open] li').last()],
  },
];

for (const { what, address = home.address, expected, widths, enter, still } of situations) {
  const viewport = { width: 320, height: HEIGHT };
  states(`${what}, at any width, in either theme, with motion and without`, withPage({ expected, viewport }, async ({ page }) => {
    await open(page, address);
    await enter(page);
    for (const part of still(page)) await part.waitFor();
    await isAccessible(page, widths);
    for (const part of still(page)) assert.ok(await part.isVisible(), `it is still so: ${part}`);
  }));
}

states.run();
