import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, DESKTOP, open, PHONE, until, watchDocument, withPage } from './page.mjs';
import { routes, unknown } from './routes.mjs';
import { production } from './site.mjs';

/** The pieces of text that can be seen in <main>; forms are left out, since without scripts something stands in for them. */
function visibleTexts() {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    const seen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (data.trim() !== '' && seen && !parentElement.closest('div:has(> form)')) texts.push(data.trim());
  }
  return texts;
}

const withoutScripts = (settings, body) => withPage({ javaScriptEnabled: false, ...settings }, body);

const test = suite('without JavaScript');

test('every page has all the text of the hydrated one, and nothing is hidden', withoutScripts({ expected: unknown.expected }, async ({ page, context }) => {
  const scripted = await context.browser().newContext({ baseURL: production.origin, viewport: DESKTOP, reducedMotion: 'reduce' });
  try {
    await scripted.addInitScript(watchDocument);
    const hydratedPage = await scripted.newPage();
    for (const { address, title } of routes) {
      await page.goto(address);
      assert.is(await page.title(), title);
      const texts = await page.evaluate(visibleTexts);
      await open(hydratedPage, address);
      assert.ok(texts.length > 2, address);
      assert.equal(texts, await hydratedPage.evaluate(visibleTexts), address);
      const hidden = await page.evaluate(() => {
        const reveals = [...document.querySelectorAll('.reveal')];
        return reveals.filter((block) => getComputedStyle(block).opacity !== '1').map(({ className }) => className);
      });
      assert.equal(hidden, [], address);
    }
  } finally {
    await scripted.close();
  }
}));

for (const viewport of [PHONE, DESKTOP]) {
  test(`the header leads through the site at ${viewport.width} px`, withoutScripts({ viewport }, async ({ page }) => {
    const choose = async (name) => {
      const menu = page.locator('header summary');
      if (await menu.isVisible()) await menu.click();
      await page.locator('header nav:visible').getByRole('link', { name }).click();
    };
    await page.goto('/');
    await choose('Resources');
    await page.waitForURL('/resources');
    await choose('About');
    await page.waitForURL('/#about');
    await until(() => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top < innerHeight / 3));
  }));
}

test('the footer leads to every page', withoutScripts({}, async ({ page }) => {
  for (const address of ['/resources', '/privacy-policy', '/terms-of-service']) {
    await page.goto('/');
    await page.locator(`footer a[href="${address}"]`).click();
    await page.waitForURL(address);
  }
}));

test('cards and categories open on /resources, one at a time', withoutScripts({}, async ({ page }) => {
  await page.goto('/resources');
  const cards = page.locator('#business-types details[name="business-type"]');
  const category = cards.nth(0).locator('details').first();
  await cards.nth(0).locator('> summary').click();
  await category.locator('> summary').click();
  assert.is(await category.locator('li:visible').count(), 6);
  await cards.nth(1).locator('> summary').click();
  assert.is(await cards.nth(0).getAttribute('open'), null);
  await cards.nth(1).getByRole('link', { name: 'Join Early Access List' }).click();
  await page.waitForURL('/#contact');
}));

test('where the form stands the visitor is told to call or write, by links that a finger can hit', withoutScripts({ viewport: PHONE, hasTouch: true, isMobile: true }, async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  assert.not.ok(await form.isVisible());
  const place = form.locator('xpath=..');
  await place.getByText(/call or write/).waitFor();
  for (const href of ['tel:', 'mailto:']) {
    const { width, height } = await place.locator(`a[href^="${href}"]`).first().boundingBox();
    assert.ok(width >= 44 && height >= 44, `${href} is ${width} x ${height}`);
  }
}));

test('the theme is the system’s', withoutScripts({}, async ({ page }) => {
  for (const { address } of routes.filter(({ status }) => status === 200)) {
    await page.goto(address);
    for (const [colorScheme, dark] of [['light', false], ['dark', true]]) {
      await page.emulateMedia({ colorScheme });
      assert.is((await brightness(page)) < 128, dark, `${address} on a ${colorScheme} system`);
    }
  }
}));

test('nothing is offered that only a script can do', withoutScripts({}, async ({ page }) => {
  await page.goto('/');
  const dead = await page.locator('button:visible').evaluateAll((buttons) => buttons.map((button) => button.textContent));
  assert.equal(dead, []);
}));

test.run();
