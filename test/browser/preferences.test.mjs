// What visitors set for themselves: text size, zoom, text spacing, forced colours, a coarse pointer.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';

/** Runs in the page: text that is cut off or pushed out of its control, and controls that can't be reached. */
function findLosses() {
  const losses = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) losses.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const CONTROLS = 'a, button, summary, input:not([type="checkbox"]), textarea, [role="combobox"], header';
  const cuts = (value) => value === 'hidden' || value === 'clip';

  /** The element that ought to hold the text wholly: one that cuts it off, or a control. */
  function holdersOf(element) {
    const holders = [];
    for (let holder = element; holder; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      if (holder.matches(CONTROLS)) holders.push([holder, true, true]);
      else if (cuts(overflowX) || cuts(overflowY)) holders.push([holder, cuts(overflowX), cuts(overflowY)]);
    }
    return holders;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (data.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('select, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { top, left, right, bottom } = range.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) losses.push(`outside the window: ${data}`);
    for (const [holder, x, y] of holdersOf(parent)) {
      const box = holder.getBoundingClientRect();
      const out = [x && box.left - left, x && right - box.right, y && box.top - top, y && bottom - box.bottom].map(Number);
      // The boxes of fonts reach beyond their letters.
      if (Math.max(...out) > parseFloat(getComputedStyle(parent).fontSize) / 3) losses.push(`out of ${holder.localName}.${holder.className} by ${out.map(Math.round)}: ${data}`);
    }
  }

  for (const control of document.querySelectorAll('a, button, summary, input, textarea, [role="combobox"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden="true"]')) continue;
    if (control.matches('[href="#main"]')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ top, left, width, height }] = control.getClientRects();
    const x = left + width / 2;
    const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
    const seen = document.elementFromPoint(x, y);
    if (!seen || !(control.contains(seen) || control.closest('label')?.contains(seen))) {
      losses.push(`can't be reached: ${control.textContent || control.id}, under ${seen?.localName}.${seen?.className}`);
    }
  }
  return losses;
}

/** Runs in the page: the words that are broken between two lines, other than addresses. */
function findBrokenWords() {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.checkVisibility() || parentElement.closest('select, .visually-hidden')) continue;
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${word} in ${data}`);
    }
  }
  return broken;
}

/** The policy allows no style elements. */
function addStyles(page, css) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

const removeStyles = (page) => page.evaluate(() => document.adoptedStyleSheets.pop());

async function doubleText(page, context) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await until(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize === '32px'));
}

// The values of WCAG 1.4.12.
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const situations = [
  { what: '400 % zoom', viewports: [{ width: 320, height: 256 }] },
  {
    what: 'wider text spacing',
    viewports: [{ width: 320, height: 800 }, PHONE, { width: 900, height: 800 }, DESKTOP],
    enter: (page) => addStyles(page, SPACING),
    leave: removeStyles,
  },
  {
    what: 'forced colours',
    viewports: [PHONE, DESKTOP],
    enter: (page) => page.emulateMedia({ forcedColors: 'active' }),
    leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
  },
  // The last, since nothing undoes it.
  { what: 'twice the text size', viewports: [PHONE, { width: 950, height: 700 }, { width: 1280, height: 1024 }], enter: doubleText },
];
const USUAL_WIDTHS = [320, 390, 600, 768, 900, 1440];

const all = suite('no content and no function is lost');

for (const { address, expected } of routes) {
  const name = `on ${address} by ${situations.map(({ what }) => what).join(', ')}, and no word is broken at a usual width`;
  all(name, withPage({ expected, reducedMotion: 'reduce' }, async ({ page, context }) => {
    await open(page, address);
    if (address === resources.address) await openCard(page);
    const losses = [];
    for (const width of USUAL_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      losses.push(...(await page.evaluate(findBrokenWords)).map((word) => `at ${width} px: ${word}`));
    }
    for (const { what, viewports, enter, leave } of situations) {
      await enter?.(page, context);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await rendered(page);
        losses.push(...(await page.evaluate(findLosses)).map((loss) => `by ${what} at ${viewport.width} px: ${loss}`));
      }
      await leave?.(page);
    }
    assert.equal(losses, []);
  }));
}

async function openCard(page) {
  const card = page.locator('#business-types details[name="business-type"]').first();
  await card.locator('> summary').click();
  await card.locator('details > summary').first().click();
  await card.locator('details[open] li').first().waitFor();
}

all('by 400 % zoom: the header leaves most of the window to the page, and its menu can be used', withPage({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, home.address);
  await page.evaluate(() => window.scrollTo(0, 500));
  const { height } = await page.locator('header').boundingBox();
  assert.ok(height <= 256 / 4, `${height} px`);
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(/#contact$/);
}));

all('by twice the text size: errors, the list of business types and the toast', withPage({ viewport: PHONE, reducedMotion: 'reduce' }, async ({ page, context }) => {
  await open(page, home.address);
  await doubleText(page, context);
  await page.locator('form button[type="submit"]').click();
  await page.locator('#signup-name-error').waitFor();
  assert.equal(await page.evaluate(findLosses), []);
  await page.locator('[role="combobox"]').click();
  await page.getByRole('option', { name: 'Other' }).click();
  assert.is(await page.locator('#signup-businessType').inputValue(), 'other');
}));

all.run();

/** Runs in the page: the controls smaller than `least` px; a link inside a sentence may be as low as its line. */
function findSmallTargets(least) {
  const small = [];
  const menu = document.querySelector('header details');
  menu.open = menu.checkVisibility();
  for (const control of document.querySelectorAll('a, button, summary, input, select, textarea, [role="combobox"], [role="option"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden="true"], [inert]')) continue;
    const isInSentence = getComputedStyle(control).display === 'inline' && control.parentElement.textContent !== control.textContent;
    if (isInSentence) continue;
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width < least || height < least) {
      small.push(`${control.ariaLabel ?? (control.textContent || control.id)}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
  }
  menu.open = false;
  return small;
}

const targets = suite('targets');

const pointers = [
  { what: 'by mouse', least: 24, viewports: [PHONE, DESKTOP] },
  { what: 'by touch', least: 44, viewports: [{ width: 320, height: 700 }, PHONE, { width: 1024, height: 768 }], hasTouch: true, isMobile: true },
];

for (const { what, least, viewports, ...settings } of pointers) {
  for (const { address, expected } of routes) {
    targets(`are at least ${least} px ${what} on ${address}`, withPage({ expected, reducedMotion: 'reduce', ...settings }, async ({ page }) => {
      await open(page, address);
      if (address === resources.address) await openCard(page);
      const small = [];
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        small.push(...(await page.evaluate(findSmallTargets, least)).map((target) => `${viewport.width} px: ${target}`));
      }
      assert.equal(small, []);
    }));
  }
}

targets('of the list of business types and of a toast are large enough for a finger', withPage({ viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, home.address);
  await page.locator('[role="combobox"]').click();
  await page.getByRole('listbox').waitFor();
  assert.equal(await page.evaluate(findSmallTargets, 44), []);
}));

targets.run();

const paper = suite('on paper');

for (const colorScheme of ['light', 'dark']) {
  paper(`there is dark text on white, and nothing to press, from a ${colorScheme} screen`, withPage({ colorScheme }, async ({ page }) => {
    await open(page, home.address);
    await page.evaluate(() => (document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    assert.equal(await page.evaluate(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const gone = ['form', '[data-jog]', '[href="#main"]', 'header nav', 'header [data-theme-toggle]'];
      return {
        heading: style('#contact h2').color,
        link: style('#contact a[href^="tel:"]').color,
        field: style('#contact').backgroundColor,
        header: style('header').position,
        shown: gone.filter((selector) => document.querySelector(selector).checkVisibility()),
      };
    }), { heading: 'rgb(16, 39, 29)', link: 'rgb(21, 94, 65)', field: 'rgba(0, 0, 0, 0)', header: 'absolute', shown: [] });
  }));
}

paper.run();
