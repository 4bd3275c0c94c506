import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, combobox, FAILURE, fill, NO_ERRORS, SUCCESS, toastWith, WEBHOOK_FAILED } from './form.mjs';
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
  const told = ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
  return violations.flatMap(told);
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

const test = suite('at any width, in either theme, with motion and without, axe finds nothing');

for (const { address, expected } of routes) {
  test(`on ${address}`, withPage({ expected }, async ({ page }) => {
    await open(page, address);
    // What the jump passes is revealed.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await isAccessible(page);
  }));
}

const states = [
  {
    what: 'the menu open',
    // It closes where the entries have room in the header.
    widths: [320, 768],
    enter: (page) => page.locator('header summary').click(),
    shown: (page) => [page.locator('header details[open] a').first()],
  },
  {
    what: 'a success toast and the list of business types open',
    async enter(page) {
      await fill(page, { email: 'jo@example.com' });
      await button(page).click();
      await toastWith(page, 'status', SUCCESS[0]).waitFor();
      await combobox(page).click();
    },
    shown: (page) => [toastWith(page, 'status', SUCCESS[0]), page.getByRole('listbox')],
  },
  {
    what: 'an error toast and errors in the form',
    expected: [WEBHOOK_FAILED],
    async enter(page) {
      await page.route(production.webhookUrl, (route) => route.abort());
      await fill(page, { email: 'jo@example.com' });
      await button(page).click();
      await toastWith(page, 'alert', FAILURE[1]).waitFor();
      await fill(page, { name: '', email: '', challenge: '' });
      await button(page).click();
    },
    shown: (page) => [
      toastWith(page, 'alert', FAILURE[1]),
      ...Object.keys(NO_ERRORS).map((name) => page.locator(`#signup-${name}-error`)),
    ],
  },
  {
    what: 'a card and a category open',
    address: resources.address,
    async enter(page) {
      const card = page.locator('#business-types details[name="business-type"]').first();
      await card.locator('> summary').click();
      await card.locator('details > summary').first().click();
    },
    shown: (page) => [page.locator('#business-types details[open] details[open] li').last()],
  },
];

for (const { what, address = home.address, expected, widths, enter, shown } of states) {
  const viewport = { width: 320, height: HEIGHT };
  test(`with ${what}`, withPage({ expected, viewport }, async ({ page }) => {
    await open(page, address);
    await enter(page);
    for (const part of shown(page)) await part.waitFor();
    await isAccessible(page, widths);
    for (const part of shown(page)) assert.ok(await part.isVisible(), `it is still so: ${part}`);
  }));
}

test.run();
