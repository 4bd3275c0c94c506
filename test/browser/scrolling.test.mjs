// Scrolling: the header's two looks, links to sections, and hashes in the address.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  DESKTOP, holdClient, hydrated, open, PHONE, rendered, scrollTo, scrollTop, stopClock, until, withPage,
} from './page.mjs';
import { header, home, privacy, resources } from './routes.mjs';
import { production } from './site.mjs';

const main = (page, address) => page.locator(`main a[href="${address}"]`);
const footer = (page, address) => page.locator(`footer a[href="${address}"]`);

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

const top = suite('the header');

top('is transparent up to 10 px and opaque from 11 px on', withPage({ viewport: PHONE }, async ({ page }) => {
  await open(page, '/');
  const bar = page.locator('header').first();
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { opaque: window.paint(backgroundColor)[3] > 0, shadow: boxShadow !== 'none' };
    });
  for (const [place, opaque] of [[0, false], [11, true], [10, false], [1000, true], [0, false]]) {
    await scrollTo(page, place);
    await bar.and(page.locator(`[data-scrolled="${opaque}"]`)).waitFor();
    assert.equal(await look(), { opaque, shadow: opaque });
    assert.is(await bar.evaluate((element) => element.getBoundingClientRect().top), 0, 'it stays in view');
  }
}));

top.run();

const links = suite('a link to a section');

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

links('of the same page scrolls there smoothly, and jumps under reduced motion', withPage(async ({ page }) => {
  await page.addInitScript(noteJumps);
  await open(page, '/');
  await header(page, '/#contact').click();
  await arrivesAt(page, 'contact');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 0);
  await header(page, '/#about').click();
  await arrivesAt(page, 'about');
  const [smooth, jump] = await page.evaluate(() => window.jumps);
  assert.is(smooth, 0);
  assert.ok(jump > 0);
}));

links('leads where it says, from header, page and footer', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  for (const [link, id] of [
    [header(page, '/#services'), 'services'],
    [page.locator('header nav').first().getByRole('link').last(), 'contact'],
    [main(page, '/#services').first(), 'services'],
    [main(page, '/#contact').first(), 'contact'],
    [main(page, '/#contact').last(), 'contact'],
    [footer(page, '/#workflow'), 'workflow'],
  ]) {
    await link.click();
    await arrivesAt(page, id);
    assert.is(page.url(), `${production.origin}/#${id}`);
  }
}));

links('of another page leads there, and Back to where it stands', withPage({ viewport: PHONE }, async ({ page }) => {
  const menu = page.locator('header details');
  for (const [address, link, id] of [
    [resources.address, page.locator('#collection a[href="/#contact"]'), 'contact'],
    [privacy.address, menu.locator('a[href="/#services"]'), 'services'],
    [privacy.address, footer(page, '/#workflow'), 'workflow'],
  ]) {
    await open(page, address);
    if (id === 'services') await menu.locator('summary').click();
    await link.click();
    await page.waitForURL(`/#${id}`);
    await arrivesAt(page, id);
    await page.goBack();
    assert.is(page.url(), production.origin + address);
  }
}));

links('is come back from to the place before, even while it still scrolls', withPage(async ({ page }) => {
  await open(page, '/');
  for (const place of [0, 1200]) {
    await scrollTo(page, place);
    await main(page, '/#services').evaluate((link) => link.click());
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await window.realFrame();
      history.back();
    });
    await until(() => page.evaluate(() => location.hash === ''));
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await window.realFrame();
    });
    assert.is(await scrollTop(page), place);
  }
}));

links.run();

const hashes = suite('a hash in the address');

hashes('ends at its section', withPage({ viewport: PHONE }, async ({ page }) => {
  await page.clock.install();
  const ids = [...home.html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.includes('contact'));
  for (const id of ids) {
    await page.goto('about:blank');
    await open(page, `/#${id}`);
    await page.clock.runFor(300);
    await arrivesAt(page, id);
    await rendered(page);
    await arrivesAt(page, id);
  }
}));

hashes('scrolls to its section 300 ms after hydration, if that has moved by then', withPage(async ({ page }) => {
  await page.clock.install();
  const release = await holdClient(page);
  await page.goto('/#workflow');
  await stopClock(page);
  release();
  await hydrated(page);
  const place = await scrollTop(page);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector('main').style.paddingTop = '400px';
  });
  await page.clock.runFor(299);
  await rendered(page);
  await rendered(page);
  assert.is(await scrollTop(page), place);
  await page.clock.runFor(1);
  await arrivesAt(page, 'workflow');
}));

for (const when of ['before', 'after']) {
  const name = `leaves a visitor who has scrolled ${when} hydration without wheel, finger or key where they are`;
  hashes(name, withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
    await page.clock.install();
    const release = await holdClient(page);
    await page.goto('/#workflow');
    // The browser's own jump to the section may come with a frame after the load.
    await rendered(page);
    await rendered(page);
    if (when === 'before') await scrollTo(page, 50);
    await stopClock(page);
    release();
    await hydrated(page);
    if (when === 'after') await scrollTo(page, 50);
    await page.clock.runFor(2_000);
    await rendered(page);
    assert.is(await scrollTop(page), 50);
  }));
}

hashes('leaves a visitor who has scrolled before hydration where they are', withPage(async ({ page }) => {
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

hashes.run();
