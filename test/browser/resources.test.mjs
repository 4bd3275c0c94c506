import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combobox } from './form.mjs';
import { DESKTOP, holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';
import { production } from './site.mjs';

const TRADES = [
  'Electrical Services',
  'Plumbing Services',
  'HVAC Services',
  'Construction & Building',
  'Landscaping & Grounds',
  'Roofing Services',
  'Legal Practices',
  'Accounting Firms',
  'Dental Practices',
  'Real Estate',
  'Restaurants & Cafes',
  'Retail Stores',
];

const cards = (page) => page.locator('#business-types details[name="business-type"]');
const categoriesOf = (card) => card.locator('details');
const click = (details) => details.locator('> summary').click();
const isOpen = async (details) => (await details.getAttribute('open')) !== null;
const openOnes = (locator) => locator.evaluateAll((all) => all.flatMap(({ open }, index) => (open ? [index] : [])));

const test = suite('the business types');

test('begin with the twelve cards, each with 4 or 5 categories of 6 steps and a value statement', withPage(async ({ page }) => {
  await open(page, '/resources');
  const shape = await cards(page).evaluateAll((all) =>
    all.map((card) => ({
      title: card.querySelector('h3').textContent,
      steps: [...card.querySelectorAll('details')].map((category) => category.querySelectorAll('ol > li:has(svg)').length),
      texts: [...card.querySelectorAll('details > :last-child')].every(({ textContent }) => textContent.length > 10),
    })),
  );
  assert.equal(shape.map(({ title }) => title).slice(0, TRADES.length), TRADES);
  for (const { title, steps, texts } of shape) {
    assert.ok(steps.length === 4 || steps.length === 5, `${title} has ${steps.length} categories`);
    assert.ok(steps.every((count) => count === 6), title);
    assert.ok(texts, title);
  }
}));

for (const viewport of [PHONE, DESKTOP]) {
  test(`open one card and one category at a time, at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/resources');
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    assert.equal(await openOnes(cards(page)), []);
    await click(first);
    assert.equal(await openOnes(cards(page)), [0]);
    await click(categoriesOf(first).nth(0));
    assert.is(await categoriesOf(first).nth(0).locator('ol > li:visible').count(), 6);
    await click(categoriesOf(first).nth(1));
    assert.equal(await openOnes(categoriesOf(first)), [1]);
    await click(second);
    assert.equal(await openOnes(cards(page)), [1]);
    await until(async () => (await openOnes(categoriesOf(first))).length === 0);
    await click(second);
    assert.equal(await openOnes(cards(page)), [], 'a second click closes it');
  }));

  test(`stay under the pointer when another card closes above, at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/resources');
    await click(cards(page).nth(0));
    await click(categoriesOf(cards(page).nth(0)).nth(0));
    const summary = cards(page).nth(9).locator('> summary');
    await summary.scrollIntoViewIfNeeded();
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await summary.click();
    await rendered(page);
    assert.ok(Math.abs((await top()) - before) <= 1, `it moved from ${before} to ${await top()}`);
  }));
}

test('lead from an open card to the form', withPage(async ({ page }) => {
  await open(page, '/resources');
  await click(cards(page).nth(3));
  await cards(page).nth(3).getByRole('link', { name: 'Join Early Access List' }).click();
  await page.waitForURL('/#contact');
  await page.locator('#signup-name').waitFor();
}));

test('stay as the visitor has opened them before hydration, whatever the address names', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/resources#dental-practices');
  await cards(page).nth(1).locator('> summary').click();
  release();
  await hydrated(page);
  await rendered(page);
  assert.equal(await openOnes(cards(page)), [1]);
}));

test('open by an address that names a card or a category', withPage(async ({ page, context }) => {
  await open(page, '/resources');
  const category = categoriesOf(cards(page).nth(8)).nth(1);
  const id = await category.getAttribute('id');
  for (const [hash, expected] of [[id, [1]], ['dental-practices', []]]) {
    const tab = await context.newPage();
    await open(tab, `/resources#${hash}`);
    await until(() => isOpen(cards(tab).nth(8)));
    assert.equal(await openOnes(cards(tab)), [8]);
    assert.equal(await openOnes(categoriesOf(cards(tab).nth(8))), expected);
    assert.is(tab.url(), `${production.origin}/resources#${hash}`);
  }
}));

for (const viewport of [DESKTOP, PHONE]) {
  test(`an address that names a card leads to it, ${viewport.width} px wide`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/resources#real-estate');
    const top = () => cards(page).nth(9).locator('> summary').evaluate((head) => head.getBoundingClientRect().top);
    const edge = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart));
    await until(async () => Math.abs((await top()) - edge) < 2);
  }));
}

test('open by a link followed within the site, and take the focus', withPage(async ({ page }) => {
  await open(page, '/');
  await page.locator('#ai-solutions a[href="/resources"]').click();
  await page.waitForURL('/resources');
  await page.evaluate(() => (location.hash = '#real-estate'));
  await until(() => isOpen(cards(page).nth(9)));
  await until(() => page.evaluate(() => document.activeElement?.parentElement?.id === 'real-estate'));
}));

test('note what is open in the address, without adding to the history', withPage(async ({ page }) => {
  await open(page, '/resources?utm_source=flyer');
  const hash = () => page.evaluate(() => location.search + location.hash);
  const before = await page.evaluate(() => history.length);
  await click(cards(page).nth(8));
  await until(async () => (await hash()) === '?utm_source=flyer#dental-practices');
  const category = categoriesOf(cards(page).nth(8)).nth(0);
  await click(category);
  const id = await category.getAttribute('id');
  await until(async () => (await hash()) === `?utm_source=flyer#${id}`);
  await click(cards(page).nth(8));
  await until(async () => (await hash()) === '?utm_source=flyer');
  assert.is(await page.evaluate(() => history.length), before);
}));

test('all show when the page is printed', withPage(async ({ page }) => {
  await open(page, '/resources');
  const steps = page.locator('#business-types ol > li');
  const shown = () => steps.evaluateAll((all) => all.filter((step) => step.getBoundingClientRect().height > 0 && step.checkVisibility()).length);
  assert.is(await shown(), 0);
  await page.emulateMedia({ media: 'print' });
  // Firefox's grids do not grow across pages, and the section clips what stands out of it.
  const displays = await page.evaluate(() => {
    const list = document.querySelector('#business-types [data-part]');
    return [list, list.querySelector('details > div')].map((element) => getComputedStyle(element).display);
  });
  assert.equal(displays, ['block', 'block']);
  assert.is(await shown(), await steps.count());
}));

// The browser's own search can't be driven from here; it looks into closed details, unless their content has no box.
test('are open to a search in the page while they are closed', withPage(async ({ page }) => {
  await open(page, '/resources');
  const displays = await page.evaluate(() =>
    [...document.querySelectorAll('#business-types details')].map((details) => getComputedStyle(details, '::details-content').display),
  );
  assert.equal([...new Set(displays)], ['block']);
}));

for (const [index, chosen, label] of [[0, 'trades', 'Trades'], [6, 'professional-services', 'Professional Services'], [8, 'healthcare', 'Healthcare'], [11, 'other', 'Other']]) {
  test(`${TRADES[index]}: whoever joins from its card finds the Business Type chosen`, withPage(async ({ page }) => {
    await open(page, '/resources');
    await click(cards(page).nth(index));
    await cards(page).nth(index).getByRole('link', { name: 'Join Early Access List' }).click();
    await page.locator('#signup-businessType').waitFor({ state: 'attached' });
    await until(async () => (await page.locator('#signup-businessType').inputValue()) === chosen);
    await combobox(page).getByText(label).waitFor();
  }));
}

test('work by keyboard', withPage(async ({ page }) => {
  await open(page, '/resources');
  await cards(page).nth(4).locator('> summary').focus();
  await page.keyboard.press('Enter');
  assert.equal(await openOnes(cards(page)), [4]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.equal(await openOnes(categoriesOf(cards(page).nth(4))), [0]);
}));

test.run();
