import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, DESKTOP, open, PHONE, until, withPage } from './page.mjs';
import { resources, routes, unknown } from './routes.mjs';

/** The pieces of text that can be seen in <main>, but for the form: without scripts something stands in for it. */
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

/** The title and the visible texts of every page. */
async function readPages(settings) {
  const read = [];
  await withPage({ expected: unknown.expected, ...settings }, async ({ page }) => {
    for (const { address } of routes) {
      await (settings.javaScriptEnabled ? open(page, address) : page.goto(address));
      read.push([await page.title(), ...(await page.evaluate(visibleTexts))]);
    }
  })();
  return read;
}

const withoutScripts = (settings, body) => withPage({ javaScriptEnabled: false, ...settings }, body);

const test = suite('without JavaScript');

test('every page has all the text of the hydrated one', async () => {
  const bare = await readPages({ javaScriptEnabled: false });
  assert.equal(bare, await readPages({ javaScriptEnabled: true, reducedMotion: 'reduce' }));
  assert.ok(bare.every((texts) => texts.length > 3));
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the header leads through the site at ${viewport.width} px`, withoutScripts({ viewport }, async ({ page }) => {
    const choose = async (address) => {
      const menu = page.locator('header summary');
      if (await menu.isVisible()) await menu.click();
      await page.locator(`header nav:visible a[href="${address}"]`).click();
    };
    await page.goto('/');
    await choose(resources.address);
    await page.waitForURL(resources.address);
    await choose('/#about');
    await page.waitForURL('/#about');
    const top = () => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top);
    await until(async () => (await top()) < viewport.height / 3);
  }));
}

test('cards and categories open on /resources, one at a time', withoutScripts({}, async ({ page }) => {
  await page.goto('/resources');
  const cards = page.locator('#business-types details[name="business-type"]');
  const category = cards.nth(0).locator('details').first();
  await cards.nth(0).locator('> summary').click();
  await category.locator('> summary').click();
  assert.is(await category.locator('li:visible').count(), 6);
  await cards.nth(1).locator('> summary').click();
  assert.is(await cards.nth(0).getAttribute('open'), null);
  await cards.nth(1).locator('a[href="/#contact"]').click();
  await page.waitForURL('/#contact');
}));

test('each example of the AI can be chosen and read', withoutScripts({ viewport: PHONE }, async ({ page }) => {
  await page.goto('/');
  const scene = page.locator('#ai-solutions ol').first();
  const read = new Set();
  for (const radio of await page.locator('#ai-solutions').getByRole('radio').all()) {
    await radio.check();
    assert.is(await scene.getByRole('blockquote').count(), 1);
    assert.is(await scene.getByRole('heading').count(), 3, 'of the server, the draft and the hand');
    read.add(await scene.innerText());
  }
  assert.is(read.size, await page.locator('#ai-solutions').getByRole('radio').count());
}));

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

test('the form’s place has phone and email, for a finger', withoutScripts(ON_A_PHONE, async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  assert.not.ok(await form.isVisible());
  const place = form.locator('xpath=..');
  for (const href of ['tel:', 'mailto:']) {
    const { width, height } = await place.locator(`a[href^="${href}"]:visible`).first().boundingBox();
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
  assert.equal(await page.locator('button:visible').allTextContents(), []);
}));

test.run();
