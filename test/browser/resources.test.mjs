import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combobox, field, labelOf } from './form.mjs';
import { DESKTOP, holdClient, hydrated, open, PHONE, rendered, scrollTop, until, withPage } from './page.mjs';
import { header, tradeIds } from './routes.mjs';

const [firstId, secondId] = tradeIds;
const lastId = tradeIds.at(-1);

const cards = (page) => page.locator('#business-types details[name="business-type"]');
const card = (page, id) => page.locator(`#${id}`);
const categoriesOf = (details) => details.locator('details');
const head = (details) => details.locator('> summary');
const click = (details) => head(details).click();
const topOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
const openIds = (page) =>
  page.locator('#business-types details[open]').evaluateAll((all) => all.map(({ id }) => id));

const test = suite('the business types');

test('open one card and one category at a time, and close at a second click', withPage(async ({ page }) => {
  await open(page, '/resources');
  const [first, second] = [firstId, secondId].map((id) => card(page, id));
  await click(first);
  await click(categoriesOf(first).nth(0));
  assert.is(await categoriesOf(first).nth(0).locator('ol > li:visible').count(), 6);
  await click(categoriesOf(first).nth(1));
  assert.equal(await openIds(page), [firstId, await categoriesOf(first).nth(1).getAttribute('id')]);
  await click(second);
  await until(async () => String(await openIds(page)) === secondId);
  await click(second);
  assert.equal(await openIds(page), []);
}));

const TABLET = { width: 820, height: 1180 };
const LAPTOP = { width: 1024, height: 768 };

for (const viewport of [PHONE, TABLET, LAPTOP, DESKTOP]) {
  const still = `stay under the finger, whatever is open, at ${viewport.width} px`;
  test(still, withPage({ viewport, reducedMotion: 'reduce' }, async ({ page }) => {
    await open(page, '/resources');
    for (const id of [secondId, lastId, firstId, tradeIds[5], tradeIds[5]]) {
      const title = head(card(page, id)).locator('h3');
      await title.scrollIntoViewIfNeeded();
      const before = await title.boundingBox();
      await title.click();
      await rendered(page);
      const after = await title.boundingBox();
      for (const side of ['x', 'y']) {
        assert.ok(Math.abs(after[side] - before[side]) <= 0.5, `${id}: ${side} from ${before[side]} to ${after[side]}`);
      }
    }
  }));
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`are led to by an address, at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, `/resources#${lastId}`);
    const style = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    const edge = parseFloat(await page.evaluate(style));
    await until(async () => Math.abs((await topOf(head(card(page, lastId)))) - edge) < 2);
    assert.equal(await openIds(page), [lastId]);
  }));
}

test('stay as the visitor has opened them before hydration, whatever the address names', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto(`/resources#${firstId}`);
  await click(card(page, secondId));
  release();
  await hydrated(page);
  await rendered(page);
  assert.equal(await openIds(page), [secondId]);
}));

test('open by a link followed within the site, and take the focus', withPage(async ({ page }) => {
  await open(page, '/');
  await page.locator('#ai-solutions a[href="/resources"]').click();
  await page.waitForURL('/resources');
  await page.evaluate((id) => (location.hash = id), lastId);
  await categoriesOf(card(page, lastId)).first().waitFor();
  await until(() => page.evaluate((id) => document.activeElement?.parentElement?.id === id, lastId));
}));

test('note what is open in the address, without adding to the history', withPage(async ({ page }) => {
  await open(page, '/resources?utm_source=flyer');
  const before = await page.evaluate(() => history.length);
  const details = card(page, secondId);
  const category = categoriesOf(details).nth(1);
  for (const [clicked, hash] of [
    [details, `#${secondId}`],
    [category, `#${await category.getAttribute('id')}`],
    [details, ''],
  ]) {
    await click(clicked);
    await page.waitForURL(`/resources?utm_source=flyer${hash}`);
  }
  assert.is(await page.evaluate(() => history.length), before);
}));

test('are closed again when the page is chosen in the header', withPage(async ({ page }) => {
  await open(page, `/resources#${lastId}`);
  await until(async () => (await scrollTop(page)) > 100);
  await header(page, '/resources').click();
  await page.waitForURL('/resources');
  await until(async () => (await scrollTop(page)) === 0);
  assert.equal(await openIds(page), []);
}));

for (const hash of ['', '#business-types', '#approach']) {
  test(`stay open when the page is loaded again, at first as /resources${hash}`, withPage(async ({ page }) => {
    await open(page, `/resources${hash}`);
    await click(card(page, secondId));
    await page.waitForURL(`/resources#${secondId}`);
    await page.reload();
    await hydrated(page);
    await rendered(page);
    assert.equal(await openIds(page), [secondId]);
  }));
}

test('lead to the form, where the kind of business is chosen already', withPage(async ({ page }) => {
  await open(page, '/');
  await page.locator('#ai-solutions a[href="/resources"]').click();
  await click(card(page, lastId));
  await card(page, lastId).locator('a[href="/#contact"]').click();
  await page.waitForURL('/#contact');
  const value = await until(() => field(page, 'businessType').inputValue());
  await combobox(page).getByText(await labelOf(page, value), { exact: true }).waitFor();
}));

test('all show when the page is printed', withPage(async ({ page }) => {
  await open(page, '/resources');
  const steps = page.locator('#business-types ol > li');
  const shown = () =>
    steps.evaluateAll((all) => all.filter((step) => step.checkVisibility() && step.clientHeight > 0).length);
  assert.is(await shown(), 0);
  await page.emulateMedia({ media: 'print' });
  assert.is(await shown(), await steps.count());
  // Firefox's grids do not grow across pages, and the section clips what stands out of it.
  const display = (element) => getComputedStyle(element).display;
  assert.is(await cards(page).first().locator('xpath=..').evaluate(display), 'block');
  assert.is(await cards(page).first().locator('> div').evaluate(display), 'block');
}));

// The browser's own search can't be driven from here; it looks into closed details, unless their content has no box.
test('are open to a search in the page while they are closed', withPage(async ({ page }) => {
  await open(page, '/resources');
  const displays = await page.locator('#business-types details').evaluateAll((all) =>
    all.map((details) => getComputedStyle(details, '::details-content').display),
  );
  assert.equal([...new Set(displays)], ['block']);
}));

test.run();
