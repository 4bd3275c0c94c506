// What visitors set for themselves: text size, zoom, text spacing, forced colours, a coarse pointer, paper.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, choose, combobox, field, fill, SUCCESS, toastWith } from './form.mjs';
import { flipTheme, open, PHONE, rendered, setTextSize, spaceText, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';

/** Runs in the page: text that is cut off or out of its control, controls that can't be reached. */
function findLosses() {
  const losses = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) losses.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const CONTROLS = 'a, button, summary, input:not([type="checkbox"]), textarea, [role="combobox"]';
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const cuts = (value) => value === 'hidden' || value === 'clip';

  /** The elements that ought to hold the text wholly: controls, and those that cut it off. */
  function holdersOf(element) {
    const holders = [];
    for (let holder = element; holder; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      if (holder.matches(`${CONTROLS}, header`)) holders.push([holder, true, true]);
      else if (cuts(overflowX) || cuts(overflowY)) holders.push([holder, cuts(overflowX), cuts(overflowY)]);
    }
    return holders;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (data.trim() === '' || !isSeen(parent) || parent.closest('select, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { top, left, right, bottom } = range.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) losses.push(`outside the window: ${data}`);
    for (const [holder, x, y] of holdersOf(parent)) {
      const box = holder.getBoundingClientRect();
      const beside = x ? Math.max(box.left - left, right - box.right) : 0;
      const aboveOrBelow = y ? Math.max(box.top - top, bottom - box.bottom) : 0;
      // The boxes of fonts reach beyond their letters.
      const slack = parseFloat(getComputedStyle(parent).fontSize) / 3;
      if (Math.max(beside, aboveOrBelow) > slack) losses.push(`out of ${holder.className}: ${data}`);
    }
  }

  for (const control of document.querySelectorAll(`${CONTROLS}, input`)) {
    if (!isSeen(control) || control.closest('[inert], [aria-hidden="true"], [href="#main"]')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ top, left, width, height }] = control.getClientRects();
    const seen = document.elementFromPoint(left + width / 2, Math.min(Math.max(top + height / 2, 0), innerHeight - 1));
    if (seen && (control.contains(seen) || control.closest('label')?.contains(seen))) continue;
    losses.push(`can't be reached: ${control.textContent || control.id}, under ${seen?.localName}.${seen?.className}`);
  }
  return losses;
}

const ZOOMED = { width: 320, height: 256 };
const high = (...widths) => widths.map((width) => ({ width, height: 800 }));

const situations = [
  { what: 'usual widths', viewports: high(320, 390, 600, 768, 900, 1440) },
  { what: '400 % zoom', viewports: [ZOOMED] },
  {
    what: 'wider text spacing',
    viewports: high(320, 390, 900, 1440),
    enter: (page) => page.evaluate(spaceText),
    leave: (page) => page.evaluate(() => (document.adoptedStyleSheets = []).length),
  },
  {
    what: 'forced colours',
    viewports: high(390, 1440),
    enter: (page) => page.emulateMedia({ forcedColors: 'active' }),
    leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
  },
  // The last, since nothing undoes it.
  { what: 'twice the text size', viewports: high(390, 950, 1280), enter: (page, context) => setTextSize(page, context, 32) },
];

/** On a page that stands still, with a card and a category open where there are any. */
function onStillPage({ address, expected }, settings, body) {
  return withPage({ expected, reducedMotion: 'reduce', ...settings }, async (given) => {
    const { page } = given;
    await open(page, address);
    if (address === resources.address) {
      const card = page.locator('#business-types details[name="business-type"]').first();
      await card.locator('> summary').click();
      await card.locator('details > summary').first().click();
      await card.locator('details[open] li').first().waitFor();
    }
    await body(given);
  });
}

const all = suite('no content and no function is lost');

for (const route of routes) {
  all(`on ${route.address}, in any situation`, onStillPage(route, {}, async ({ page, context }) => {
    const losses = [];
    for (const { what, viewports, enter, leave } of situations) {
      await enter?.(page, context);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await rendered(page);
        const found = await page.evaluate(findLosses);
        losses.push(...found.map((loss) => `by ${what} at ${viewport.width} px: ${loss}`));
      }
      await leave?.(page);
    }
    assert.equal(losses, []);
  }));
}

all('by 400 % zoom: a low header, and its menu', onStillPage(home, { viewport: ZOOMED }, async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 500));
  const { height } = await page.locator('header').boundingBox();
  assert.ok(height <= ZOOMED.height / 4, `${height} px`);
  await page.locator('header summary').click();
  await page.locator('header details a[href="/#contact"]').last().click();
  await page.waitForURL(/#contact$/);
}));

all('by twice the text size: errors, the select', onStillPage(home, { viewport: PHONE }, async ({ page, context }) => {
  await setTextSize(page, context, 32);
  await button(page).click();
  await page.locator('#signup-name-error').waitFor();
  assert.equal(await page.evaluate(findLosses), []);
  await choose(page, 'other');
  assert.is(await field(page, 'businessType').inputValue(), 'other');
}));

all.run();

/** Runs in the page: the controls smaller than `least` px; a link inside a sentence may be as low as its line. */
function findSmallTargets(least) {
  const small = [];
  const menu = document.querySelector('header details');
  menu.open = menu.checkVisibility();
  const CONTROLS = 'a, button, summary, input, select, textarea, [role="combobox"], [role="option"]';
  for (const control of document.querySelectorAll(CONTROLS)) {
    const { ariaLabel, id, parentElement, textContent } = control;
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden="true"]')) continue;
    if (getComputedStyle(control).display === 'inline' && parentElement.textContent !== textContent) continue;
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (Math.min(width, height) < least) small.push(`${ariaLabel ?? (textContent || id)}: ${width} x ${height}`);
  }
  menu.open = false;
  return small;
}

const targets = suite('targets');

for (const [what, least, viewports, settings] of [
  ['by mouse', 24, high(390, 1440), {}],
  ['by touch', 44, high(320, 390, 1024), { hasTouch: true, isMobile: true }],
]) {
  for (const route of routes) {
    targets(`are at least ${least} px ${what} on ${route.address}`, onStillPage(route, settings, async ({ page }) => {
      if (await combobox(page).count()) await combobox(page).click();
      const small = [];
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        const found = await page.evaluate(findSmallTargets, least);
        small.push(...found.map((target) => `${target} at ${viewport.width} px`));
      }
      assert.equal(small, []);
    }));
  }
}

targets.run();

const paper = suite('the page on paper');

for (const colorScheme of ['light', 'dark']) {
  const name = `is dark text on white, with nothing to press, from a ${colorScheme} screen`;
  paper(name, onStillPage(home, { colorScheme }, async ({ page }) => {
    // A choice of the visitor's, which paper doesn't follow either.
    for (let flips = 0; flips < 2; flips += 1) await flipTheme(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    assert.equal(await page.evaluate(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const [text, white] = [window.paint(style('#contact h2').color), window.paint('white')];
      const gone = ['form', '[data-jog]', '[href="#main"]', 'header nav', 'header [data-theme-toggle]'];
      return {
        isDark: window.contrast(text, white) >= 4.5,
        background: style('#contact').backgroundColor,
        header: style('header').position,
        shown: gone.filter((selector) => document.querySelector(selector).checkVisibility()),
      };
    }), { isDark: true, background: 'rgba(0, 0, 0, 0)', header: 'absolute', shown: [] });
  }));
}

/** How many sheets of A4 the page takes. */
async function countSheets(page) {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g).length;
}

for (const route of routes.filter(({ path }) => !['/', '/resources'].includes(path))) {
  paper(`is one sheet for ${route.address}`, onStillPage(route, {}, async ({ page }) => {
    assert.is(await countSheets(page), 1);
  }));
}

paper('leaves no room for a toast', onStillPage(home, {}, async ({ page }) => {
  await fill(page, { email: 'jo@example.com' });
  await button(page).click();
  const toast = toastWith(page, 'status', SUCCESS[1]);
  await toast.waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.not.ok(await toast.isVisible());
  assert.is(await page.locator('body').evaluate((body) => getComputedStyle(body).paddingBottom), '0px');
}));

paper.run();
