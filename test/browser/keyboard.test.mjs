import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, field, fill, form, SUCCESS, toastWith } from './form.mjs';
import { DESKTOP, hasFocus, open, PHONE, rendered, until, withPage } from './page.mjs';
import { header, home, resources, routes } from './routes.mjs';

// Jumps instead of gliding, so that each stop is judged where it comes to rest.
const still = (settings, body) => withPage({ reducedMotion: 'reduce', ...settings }, body);

/** The focused element: what it is, where it stands in the page, and what is wrong with how its focus shows. */
function describeFocus() {
  const element = document.activeElement;
  if (element === document.body) return null;

  function backgroundAt(x, y) {
    return document.elementsFromPoint(x, y).reverse().map((layer) => getComputedStyle(layer).backgroundColor);
  }

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, opacity } = getComputedStyle(element);
  const { top, left, right, width, height } = element.getBoundingClientRect();
  // Chromium brings only the caret of a text area into view: of an empty one the first line.
  const bottom = top + (element.localName === 'textarea' ? Math.min(height, 52) : height);
  const isInView = width > 0 && height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const problems = [];
  if (opacity === '0') problems.push('is invisible');
  if (!isInView) problems.push('is not wholly in view');
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) problems.push('has no outline');

  const beside = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
  const layers = backgroundAt(Math.max(left - beside, 0), (top + bottom) / 2);
  const ratio = window.contrast(window.paint(...layers, outlineColor), window.paint(...layers));
  if (ratio < 3) problems.push(`has an outline with a contrast of ${ratio.toFixed(2)}`);

  const [x1, x2, y1, y2] = [left + 1, right - 2, top + 1, bottom - 2];
  const points = [[x1, y1], [x2, y1], [x1, y2], [x2, y2], [(x1 + x2) / 2, (y1 + y2) / 2]];
  const seen = points.map(([x, y]) => document.elementFromPoint(x, y));
  const cover = seen.find((other) => other && !element.contains(other) && !other.contains(element));
  if (cover) problems.push(`lies under ${cover.localName}.${cover.className}`);

  const isFixed = element.closest('header') !== null;
  element.stopId ??= window.stops = (window.stops ?? 0) + 1;
  return {
    name: (element.ariaLabel ?? element.innerText ?? '').trim() || element.id || element.outerHTML.slice(0, 80),
    href: element.getAttribute('href'),
    id: element.stopId,
    top: top + (isFixed ? 0 : scrollY),
    left,
    problems,
  };
}

/** Runs in the page: describes each stop of a walk when Tab is let go, since the focus has come to rest by then. */
function watchWalk() {
  window.walk = { stops: [], isOver: false };
  addEventListener('keyup', ({ key }) => {
    const { walk } = window;
    if (key !== 'Tab' || walk.isOver) return;
    const stop = window.describeFocus();
    // Beyond either end lies the browser itself, which a headless one mostly leaves out.
    walk.isOver = stop === null || stop.id === walk.stops[0]?.id;
    if (walk.isOver) return;
    walk.stops.push(stop);
    walk.last = document.activeElement;
  }, true);
}

const PRESSES_AT_ONCE = 5;

async function walk(page, key) {
  if (await page.evaluate(() => window.describeFocus === undefined)) {
    await page.evaluate(`window.describeFocus = ${describeFocus}; (${watchWalk})()`);
  }
  await page.evaluate(() => Object.assign(window.walk, { stops: [], isOver: false }));
  let isOver = false;
  for (let presses = 0; !isOver; presses += PRESSES_AT_ONCE) {
    assert.ok(presses < 200, 'the focus goes round in circles');
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press(key);
    isOver = await page.evaluate(() => window.walk.isOver);
  }
  return page.evaluate(() => window.walk.stops);
}

function badStops(stops) {
  return stops.filter(({ problems }) => problems.length > 0).map(({ name, problems }) => `${name} ${problems}`);
}

/** The stops that come after one further down the page, without standing to the right of it. */
function strayStops(stops) {
  const isStray = (stop, index) => {
    const before = stops[index - 1];
    return before && stop.top < before.top - 8 && stop.left <= before.left;
  };
  return stops.filter(isStray).map(({ name }) => name);
}

/** Walks through the whole page by Tab and back by Shift+Tab, and returns the stops. */
async function walkBothWays(page) {
  await page.evaluate(() => {
    // A hash or an earlier walk may have left the browser's own place somewhere down the page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const forth = await walk(page, 'Tab');
  await page.evaluate(() => window.walk.last.focus());
  const back = await walk(page, 'Shift+Tab');
  assert.equal(badStops(forth), [], 'forwards');
  assert.equal(badStops(back), [], 'backwards');
  assert.equal(strayStops(forth), [], 'not in the order of the page');
  const [ids, idsBack] = [forth, back].map((stops) => stops.map(({ id }) => id));
  assert.equal(idsBack.filter((id) => id !== ids.at(-1)).reverse(), ids.slice(0, -1), 'the way back is the same');
  return forth;
}

const walks = suite('by keyboard every stop is in order, in view and shows its focus');

for (const [what, settings, pages] of [
  ['at 390 px', { viewport: PHONE, colorScheme: 'dark' }, routes],
  ['at 1440 px', { viewport: DESKTOP }, routes],
  ['by 400 % zoom', { viewport: { width: 320, height: 256 } }, [home]],
  ['in forced colours', { viewport: PHONE, forcedColors: 'active' }, [home]],
]) {
  for (const { address, expected } of pages) {
    walks(`on ${address} ${what}`, still({ expected, ...settings }, async ({ page }) => {
      await open(page, address);
      const stops = await walkBothWays(page);
      assert.ok(stops.length > 10, `${stops.length} stops`);
      if (address !== resources.address) return;
      const categories = await openCard(page);
      // The categories and the button.
      assert.is((await walkBothWays(page)).length, stops.length + categories + 1, 'with a card and a category open');
    }));
  }
}

/** Opens a card and a category of it and returns how many categories the card has. */
async function openCard(page) {
  const card = page.locator('#business-types details[name="business-type"]').nth(1);
  await card.locator('> summary').click();
  await card.locator('details > summary').first().click();
  await card.locator('details[open]').waitFor();
  return card.locator('details').count();
}

for (const viewport of [PHONE, DESKTOP]) {
  walks(`with a toast showing at ${viewport.width} px`, still({ viewport }, async ({ page }) => {
    await open(page, home.address);
    await fill(page, { email: 'jo@example.com' });
    await button(page).click();
    await toastWith(page, 'status', SUCCESS[0]).waitFor();
    // The button was disabled meanwhile; it gets the focus back after the toast has come.
    const { problems } = await until(() => page.evaluate(describeFocus));
    assert.equal(problems.filter((problem) => problem.startsWith('lies')), [], 'what was just used');
    const stops = await walkBothWays(page);
    const close = page.getByRole('status').getByRole('button');
    assert.is(stops.at(-1).name, await close.getAttribute('aria-label'));
  }));
}

walks.run();

const keyboard = suite('by keyboard');

keyboard('Tab reaches the skip link first, which leads to the content', still({}, async ({ page }) => {
  for (const { address } of [home, resources]) {
    await open(page, address);
    await page.keyboard.press('Tab');
    const { href, problems } = await page.evaluate(describeFocus);
    assert.is(href, '#main');
    assert.equal(problems, []);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.querySelector('main').contains(document.activeElement));
    assert.ok(inMain, 'the next stop is in the content');
  }
}));

keyboard('a link to a section takes the focus along', still({}, async ({ page }) => {
  await open(page, '/');
  for (const id of ['about', 'contact']) {
    await header(page, `/#${id}`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${id}:focus`).waitFor();
  }
  await page.keyboard.press('Tab');
  await page.locator('#contact :focus').waitFor();
}));

const followed = 'a link to another page is announced and takes the focus to its heading, Back is only announced';
keyboard(followed, still({}, async ({ page }) => {
  await open(page, '/');
  const announced = (title) => toastWith(page, 'status', title).waitFor({ state: 'attached' });
  const focused = () => page.evaluate(() => document.activeElement.localName);
  assert.is((await page.getByRole('status').allTextContents()).join(''), '', 'a first load is left to the browser');
  await header(page, resources.address).focus();
  await page.keyboard.press('Enter');
  await announced(resources.title);
  assert.is(await page.title(), resources.title);
  await until(async () => (await focused()) === 'h1');
  await page.goBack();
  await announced(home.title);
  await rendered(page);
  assert.is.not(await focused(), 'h1');
}));

keyboard('cards and categories open and close', still({}, async ({ page }) => {
  await open(page, resources.address);
  const card = page.locator('#business-types details[name="business-type"]').last();
  await card.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.is(await card.locator('details[open] li:visible').count(), 6);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await rendered(page);
  assert.is(await card.getAttribute('open'), null);
}));

keyboard('an example of the AI is chosen by an arrow key, and its message and draft show', still({}, async ({ page }) => {
  await open(page, '/');
  const radios = page.locator('#ai-solutions').getByRole('radio');
  const message = page.locator('#ai-solutions').getByRole('blockquote');
  const first = await message.innerText();
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await radios.nth(1).isChecked());
  assert.ok(await hasFocus(radios.nth(1)));
  assert.is.not(await message.innerText(), first);
}));

keyboard('the whole form can be filled and sent', still({}, async ({ page }) => {
  await open(page, '/');
  await field(page, 'name').focus();
  const { keyboard: keys } = page;
  const press = async (...names) => {
    for (const name of names) await keys.press(name);
  };
  await keys.type('Jo Citizen');
  await press('Tab');
  await keys.type('jo@example.com');
  await press('Tab', 'Tab', 'ArrowDown');
  await keys.type('tr');
  await press('Tab');
  await keys.type('Quotes');
  await press('Tab', 'Space');
  assert.is(await field(page, 'businessType').inputValue(), 'trades');
  assert.ok(await form(page).getByRole('checkbox').isChecked());
  await press('Tab', 'Enter');
  await toastWith(page, 'status', SUCCESS[0]).waitFor();
}));

keyboard.run();
