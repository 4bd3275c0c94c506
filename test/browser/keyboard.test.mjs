import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paintedLongAgo } from './form.mjs';
import { DESKTOP, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';

// Jumps instead of gliding, so that each stop is judged where it comes to rest.
const still = (settings, body) => withPage({ reducedMotion: 'reduce', ...settings }, body);

/** The focused element: what it is, where it stands in the page, and what is wrong with how its focus shows. */
function describeFocus(before) {
  const element = document.activeElement;
  if (element === document.body) return null;

  function channels(color) {
    return color.match(/[\d.]+/g).map(Number);
  }
  function luminance(color) {
    const [r, g, b] = channels(color).slice(0, 3).map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  function backgroundAt(x, y) {
    const colors = document.elementsFromPoint(x, y).map((layer) => getComputedStyle(layer).backgroundColor);
    return colors.find((color) => (channels(color)[3] ?? 1) === 1);
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
  const ratio = contrast(outlineColor, backgroundAt(Math.max(left - beside, 0), (top + bottom) / 2));
  if (ratio < 3) problems.push(`has an outline with a contrast of ${ratio.toFixed(2)}`);

  for (const [x, y] of [[left + 1, top + 1], [right - 2, top + 1], [left + 1, bottom - 2], [right - 2, bottom - 2], [(left + right) / 2, (top + bottom) / 2]]) {
    const seen = document.elementFromPoint(x, y);
    if (seen && !element.contains(seen) && !seen.contains(element)) {
      problems.push(`lies under ${seen.localName}.${seen.className}`);
      break;
    }
  }

  const isFixed = element.closest('header') !== null;
  element.stopId ??= window.stops = (window.stops ?? 0) + 1;
  return {
    name: (element.ariaLabel ?? element.innerText ?? '').trim() || element.id || element.outerHTML.slice(0, 80),
    href: element.getAttribute('href'),
    id: element.stopId,
    isBack: before ? (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 : false,
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
    const stop = window.describeFocus(walk.last);
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

const badStops = (stops) => stops.filter(({ problems }) => problems.length > 0).map(({ name, problems }) => `${name} ${problems}`);

/** The stops that come after one further down the page, without standing to the right of it. */
function strayStops(stops) {
  const isStray = (stop, index) => {
    const before = stops[index - 1];
    return before && (stop.isBack || (stop.top < before.top - 8 && stop.left <= before.left));
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
  const ids = forth.map(({ id }) => id);
  assert.equal(back.map(({ id }) => id).filter((id) => id !== ids.at(-1)).reverse(), ids.slice(0, -1), 'the way back is the same');
  return forth;
}

const walks = suite('by keyboard every stop is in order, in view and shows its focus');

const looks = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'light' },
];

for (const { address, expected } of routes) {
  for (const look of looks) {
    const isResources = address === resources.address;
    const name = `on ${address} at ${look.viewport.width} px${isResources ? ', with a card and a category open as well' : ''}`;
    walks(name, still({ expected, ...look }, async ({ page }) => {
      await open(page, address);
      const stops = await walkBothWays(page);
      assert.ok(stops.length > 10, `${stops.length} stops`);
      if (!isResources) return;
      const categories = await openCard(page);
      assert.is((await walkBothWays(page)).length, stops.length + categories + 1, 'the categories and the button are stops as well');
    }));
  }
}

/** Opens a card and a category of it and returns how many categories the card has. */
async function openCard(page) {
  const card = page.locator('#business-types details[name="business-type"]').nth(1);
  await card.locator('> summary').click();
  await card.locator('details > summary').first().click();
  // The address names the open category, which a reload opens again.
  const id = await card.locator('details').first().getAttribute('id');
  await page.waitForURL(`**/*#${id}`);
  await page.reload();
  await hydrated(page);
  await card.locator('details[open]').waitFor();
  // Transparent until the observers have reported where the page stands.
  await page.locator('header[data-scrolled="true"]').waitFor();
  return card.locator('details').count();
}

walks('in forced colours', still({ viewport: PHONE, forcedColors: 'active' }, async ({ page }) => {
  await open(page, home.address);
  await walkBothWays(page);
}));

for (const viewport of [PHONE, DESKTOP]) {
  walks(`with a toast showing at ${viewport.width} px`, still({ viewport }, async ({ page }) => {
    await open(page, home.address);
    await page.evaluate(paintedLongAgo);
    for (const [name, value] of [['name', 'Jo'], ['email', 'jo@example.com'], ['challenge', 'Quotes']]) {
      await page.locator(`#signup-${name}`).fill(value);
    }
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('status').getByText('Welcome to Early Access!').waitFor();
    // The button was disabled meanwhile; it gets the focus back after the toast has come.
    const { problems } = await until(() => page.evaluate(describeFocus));
    assert.equal(problems.filter((problem) => problem.startsWith('lies')), [], 'what was just used');
    const stops = await walkBothWays(page);
    assert.is(stops.at(-1).name, 'Close');
  }));
}

walks.run();

const keyboard = suite('by keyboard');

keyboard('Tab reaches the skip link first, which leads to the content', still({}, async ({ page }) => {
  for (const { address } of [home, resources]) {
    await open(page, address);
    await page.keyboard.press('Tab');
    const { name, href, problems } = await page.evaluate(describeFocus);
    assert.match(name, /^Skip to/);
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
  const focusIn = (id) => until(() => page.evaluate((section) => document.activeElement.id === section, id));
  for (const [name, id] of [['About', 'about'], ['Contact', 'contact']]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await focusIn(id);
    await page.keyboard.press('Tab');
    const isAfter = await page.evaluate((section) => {
      const start = document.getElementById(section);
      return (start.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    }, id);
    assert.ok(isAfter, `the next stop comes after the start of #${id}`);
  }
}));

keyboard('a link to another page is announced and takes the focus to its heading, Back is only announced', still({}, async ({ page }) => {
  await open(page, '/');
  const announced = (title) => page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' });
  const focused = () => page.evaluate(() => document.activeElement.localName);
  assert.is((await page.getByRole('status').allTextContents()).join(''), '', 'a first load is left to the browser');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).focus();
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
  const card = page.locator('#business-types details[name="business-type"]').nth(2);
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

keyboard('the theme is switched', still({ colorScheme: 'light' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme="dark"]').waitFor();
  assert.is(await page.evaluate(() => document.activeElement.ariaLabel), 'Switch to light theme');
}));

keyboard('the whole form can be filled and sent', still({}, async ({ page }) => {
  await open(page, '/');
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
