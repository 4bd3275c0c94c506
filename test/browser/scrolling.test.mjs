import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, holdClient, hydrated, open, PHONE, rendered, scrollTop, stopClock, until, withPage } from './page.mjs';
import { production } from './site.mjs';

const header = (page) => page.locator('body header').first();
const inHeader = (page, name) => header(page).getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name });
const inFooter = (page, name) => page.locator('footer').getByRole('link', { name });
const inHero = (page, name) => page.locator('main section').first().getByRole('link', { name });

const scrollTo = (page, top) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the section's top lies just below the header, or the page can't be scrolled any further. */
function arrivesAt(page, id) {
  return until(() =>
    page.evaluate((section) => {
      const { bottom } = document.querySelector('header').getBoundingClientRect();
      const { top } = document.getElementById(section).getBoundingClientRect();
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      return top >= bottom && (top <= bottom + 60 || isAtEnd);
    }, id),
  );
}

/**
 * Notes how far the page has moved by the time that a scroll into view was asked for: a jump is over by then, and a
 * smooth scroll has not begun. On a busy machine the latter may come and end within a frame, so that looking at the
 * places on the way tells nothing.
 */
function noteJumps() {
  window.jumps = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const before = window.scrollY;
    scrollIntoView.call(this, options);
    window.jumps.push(window.scrollY - before);
  };
}

const jumps = (page) => page.evaluate(() => window.jumps);

const top = suite('the header');

for (const viewport of [PHONE, DESKTOP]) {
  top(`is transparent up to 10 px and opaque from 11 px on, at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/');
    const look = () =>
      header(page).evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        return { scrolled: element.dataset.scrolled, opaque: !/, 0\)$/.test(backgroundColor), shadow: boxShadow !== 'none' };
      });
    const transparent = { scrolled: 'false', opaque: false, shadow: false };
    const opaque = { scrolled: 'true', opaque: true, shadow: true };
    assert.equal(await look(), transparent);
    for (const [place, expected] of [[11, opaque], [10, transparent], [1000, opaque], [0, transparent]]) {
      await scrollTo(page, place);
      await rendered(page);
      await until(async () => (await look()).scrolled === expected.scrolled);
      assert.equal(await look(), expected);
      assert.is(await header(page).evaluate((element) => element.getBoundingClientRect().top), 0, 'it stays in view');
    }
  }));
}

top.run();

const links = suite('a link to a section');

links('of the same page in the header scrolls there smoothly', withPage(async ({ page }) => {
  await page.addInitScript(noteJumps);
  await open(page, '/');
  for (const [name, id] of [['Services', 'services'], ['About', 'about'], ['Contact', 'contact'], ['Get Started', 'contact']]) {
    await scrollTo(page, 0);
    await rendered(page);
    await page.evaluate(() => (window.jumps = []));
    await inHeader(page, name).click();
    await arrivesAt(page, id);
    assert.equal(await jumps(page), [0]);
    assert.is(page.url(), `${production.origin}/#${id}`);
  }
}));

links('of the same page jumps under reduced motion', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await page.addInitScript(noteJumps);
  await open(page, '/');
  await inHeader(page, 'Contact').click();
  await arrivesAt(page, 'contact');
  assert.equal(await jumps(page), [await scrollTop(page)]);
}));

const buttons = [
  ['Join Early Access List', 'contact'],
  ["See What's Coming", 'services'],
  ['Secure Your Early Access Spot', 'contact'],
  ['Start Your Automation Journey', 'contact'],
];
links('of the same page in its sections leads where it says', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  for (const [name, id] of buttons) {
    await page.locator('main').getByRole('link', { name }).click();
    await arrivesAt(page, id);
  }
}));

async function chooseInMenu(page, name) {
  await header(page).locator('summary').click();
  await header(page).getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}

const fromAfar = [
  { what: 'About in the header', click: (page) => inHeader(page, 'About').click(), id: 'about', delay: 500 },
  {
    from: '/terms-of-service',
    what: 'Get Started in the header',
    click: (page) => inHeader(page, 'Get Started').click(),
    id: 'contact',
    delay: 500,
  },
  {
    from: '/privacy-policy',
    viewport: PHONE,
    what: 'Services in the menu',
    click: (page) => chooseInMenu(page, 'Services'),
    id: 'services',
    delay: 500,
  },
  {
    from: '/privacy-policy',
    what: 'Workflow in the footer',
    click: (page) => inFooter(page, 'Workflow').click(),
    id: 'workflow',
    delay: 100,
  },
  {
    what: 'Join Early Access List in the hero',
    click: (page) => inHero(page, 'Join Early Access List').click(),
    id: 'contact',
    delay: 100,
  },
  {
    from: '/terms-of-service',
    what: 'Get In Touch',
    click: (page) => page.getByRole('link', { name: 'Get In Touch' }).click(),
    id: 'contact',
    delay: 300,
  },
];

for (const { from = '/resources', viewport = DESKTOP, what, click, id, delay } of fromAfar) {
  links(`from ${from}, ${what}, scrolls there ${delay} ms after the page has changed`, withPage({ viewport, reducedMotion: 'reduce' }, async ({ page }) => {
    await page.clock.install();
    await open(page, from);
    await stopClock(page);
    await click(page);
    await page.locator('#services').waitFor({ state: 'attached' });
    await page.clock.runFor(delay - 1);
    await rendered(page);
    await rendered(page);
    assert.is(await scrollTop(page), 0);
    await page.clock.runFor(1);
    await arrivesAt(page, id);
    assert.is(page.url(), `${production.origin}/#${id}`);
  }));
}

links('in the hero of /resources replaces that page in the history', withPage(async ({ page }) => {
  await open(page, '/privacy-policy');
  await inHeader(page, 'Resources').click();
  await page.waitForURL('/resources');
  await inHero(page, 'Join Early Access List').click();
  await page.waitForURL('/#contact');
  await arrivesAt(page, 'contact');
  await page.goBack();
  assert.is(page.url(), `${production.origin}/privacy-policy`);
  await page.goForward();
  assert.is(page.url(), `${production.origin}/#contact`);
}));

links('elsewhere on /resources does not replace it', withPage(async ({ page }) => {
  await open(page, '/resources');
  await page.getByRole('link', { name: 'Get Notified When Available' }).click();
  await page.waitForURL('/#contact');
  await arrivesAt(page, 'contact');
  await page.goBack();
  assert.is(page.url(), `${production.origin}/resources`);
}));

links('does not scroll any more when the visitor turns the wheel first', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/resources');
  await stopClock(page);
  await inHeader(page, 'About').click();
  await page.locator('#services').waitFor({ state: 'attached' });
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
  await page.mouse.wheel(0, 40);
  await until(async () => (await scrollTop(page)) > 0);
  await page.clock.runFor(2_000);
  await rendered(page);
  await rendered(page);
  assert.ok((await scrollTop(page)) <= 40);
}));

links('does not scroll any more when the visitor goes elsewhere first', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/resources');
  await stopClock(page);
  await inHeader(page, 'About').click();
  await page.locator('#services').waitFor({ state: 'attached' });
  await inHeader(page, 'Resources').click();
  await page.locator('#business-types').waitFor({ state: 'attached' });
  await page.clock.runFor(2_000);
  await rendered(page);
  assert.is(await scrollTop(page), 0);
}));

links.run();

const hashes = suite('a hash in the address');

hashes('ends at its section', withPage({ viewport: PHONE }, async ({ page }) => {
  await page.clock.install();
  for (const id of ['services', 'about', 'workflow', 'ai-solutions', 'experts', 'cyber-checks', 'contact']) {
    await page.goto('about:blank');
    await open(page, `/#${id}`);
    await page.clock.runFor(300);
    await arrivesAt(page, id);
    await rendered(page);
    await arrivesAt(page, id);
  }
}));

hashes('scrolls to its section 300 ms after hydration, wherever the page stands by then', withPage(async ({ page }) => {
  await page.clock.install();
  const release = await holdClient(page);
  await page.goto('/#workflow');
  await stopClock(page);
  release();
  await hydrated(page);
  await scrollTo(page, 50);
  await page.clock.runFor(299);
  await rendered(page);
  await rendered(page);
  assert.is(await scrollTop(page), 50);
  await page.clock.runFor(1);
  await arrivesAt(page, 'workflow');
}));

hashes('leaves the page alone when the visitor has scrolled before hydration', withPage(async ({ page }) => {
  await page.clock.install();
  const release = await holdClient(page);
  await page.goto('/#workflow');
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
  // The browser's own jump to the section may come with a frame after the load.
  await rendered(page);
  const place = await scrollTop(page);
  await page.mouse.wheel(0, 400);
  await until(async () => (await scrollTop(page)) === place + 400);
  release();
  await hydrated(page);
  await page.clock.runFor(2_000);
  await rendered(page);
  assert.is(await scrollTop(page), place + 400);
}));

hashes('leaves the focus with a visitor who is already at the form', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/#contact');
  await page.locator('#signup-name').fill('Jo');
  await page.clock.runFor(2_000);
  assert.is(await page.evaluate(() => document.activeElement.id), 'signup-name');
}));

hashes('that the visitor edits scrolls to its section', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => (location.hash = '#experts'));
  await arrivesAt(page, 'experts');
}));

hashes.run();
