import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';

const reveal = suite('a block that is revealed');

/** Each block that fades in, with what the visitor sees of it. The dividers are drawn instead. */
const blocks = (page) =>
  page.locator('.reveal:not([data-jog])').evaluateAll((all) =>
    all.map((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      const { opacity } = getComputedStyle(block);
      return { below: top >= innerHeight, above: bottom <= 0, active: block.classList.contains('active'), opacity: Number(opacity) };
    }),
  );

for (const viewport of [PHONE, DESKTOP]) {
  reveal(`waits below the fold and becomes active on scroll, at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/');
    await until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
    for (const { below, active, opacity } of await blocks(page)) {
      if (below) assert.equal([active, opacity], [false, 0]);
      else assert.is(active, true);
    }
    const count = await page.locator('.reveal').count();
    assert.ok(count > 10);
    for (let index = 0; index < count; index += 1) {
      const block = page.locator('.reveal').nth(index);
      await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await until(() => block.evaluate((element) => element.classList.contains('active')));
    }
    await until(async () => (await blocks(page)).every(({ opacity }) => opacity === 1));
  }));
}

reveal('is not hidden when a strip of it is on screen at hydration', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  const card = page.locator('#services .reveal').first();
  // Too little of it to count as having entered.
  await card.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: top - innerHeight + height / 20, behavior: 'instant' });
    window.wasHidden = false;
    new MutationObserver(() => {
      if (getComputedStyle(element).opacity === '0') window.wasHidden = true;
    }).observe(element, { attributeFilter: ['class'] });
  });
  release();
  await hydrated(page);
  await until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
  assert.is(await page.evaluate(() => window.wasHidden), false);
  assert.ok(await card.evaluate((element) => element.classList.contains('active')));
}));

reveal('shows after a jump beyond it', withPage(async ({ page }) => {
  await open(page, '/');
  await until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await until(async () => (await blocks(page)).every(({ above, active }) => !above || active));
}));

reveal('never waits under reduced motion', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  await rendered(page);
  assert.ok((await blocks(page)).every(({ opacity }) => opacity === 1));
  assert.is(await page.locator('.reveal.waiting').count(), 0);
}));

reveal('shows when reduced motion is switched on', withPage(async ({ page }) => {
  await open(page, '/');
  await until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await until(async () => (await blocks(page)).every(({ opacity }) => opacity === 1));
}));

reveal('is printed, however little of the page was seen', withPage(async ({ page }) => {
  await open(page, '/');
  await until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
  await page.emulateMedia({ media: 'print' });
  await until(async () => (await blocks(page)).every(({ opacity }) => opacity === 1));
}));

const wireOf = (divider) => divider.evaluate((element) => getComputedStyle(element, '::before').backgroundSize);

reveal('as a divider, its wire is drawn once it is reached', withPage(async ({ page }) => {
  await open(page, '/');
  const divider = page.locator('[data-jog]').nth(3);
  await until(() => divider.evaluate((element) => element.classList.contains('waiting')));
  await until(async () => (await wireOf(divider)) === '0px 3px, auto');
  await divider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(async () => (await wireOf(divider)) === '100% 3px, auto');
}));

reveal('as a divider, it stands complete under reduced motion', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  for (const divider of await page.locator('[data-jog]').all()) assert.is(await wireOf(divider), '100% 3px, auto');
}));

reveal.run();

const change = suite('a change of page');

const header = (page, name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

change('is over before the next frame when the page is loaded already', withPage(async ({ page }) => {
  await open(page, '/');
  // Once there and back, so that it is certain to be loaded.
  await header(page, 'Resources').click();
  await page.waitForURL('/resources');
  await page.goBack();
  await until(() => page.evaluate(() => location.pathname === '/' && !document.querySelector('#resources-title')));
  assert.ok(await page.evaluate(async () => {
    [...document.querySelectorAll('header nav a')].find(({ href }) => href.endsWith('/resources')).click();
    // What React has put off until the end of the task.
    await Promise.resolve();
    return document.querySelector('main h1').id === 'resources-title';
  }));
}));

change.run();

const canvas = suite('the canvas');

function countFrames() {
  const request = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (callback) => {
    window.framesAsked += 1;
    return request(callback);
  };
}

const graphic = (page) => page.locator('#cyber-checks canvas');
const pause = (page) => page.locator('#cyber-checks').getByRole('button', { name: /pause/i });
const framesSoFar = (page) => page.evaluate(() => window.framesAsked);

async function openAtCanvas(page, context) {
  await context.addInitScript(countFrames);
  await open(page, '/');
  // The canvas comes when its place comes near.
  await page.locator('#cyber-checks').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await graphic(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(() => graphic(page).evaluate((element) => element.width > 0 && 'drawn' in element.dataset));
}

/** How much is painted, and a number that differs from picture to picture. */
function picture(page) {
  return graphic(page).evaluate((element) => {
    // Read from a copy: reading makes Chromium move a canvas to where the site would not have it, and say so.
    const copy = new OffscreenCanvas(element.width, element.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(element, 0, 0);
    const { data } = copy.getImageData(0, 0, element.width, element.height);
    let painted = 0;
    let sum = 0;
    for (let index = 0; index < data.length; index += 4) {
      if (data[index + 3] > 0) painted += 1;
      sum = (sum * 31 + data[index] + data[index + 1] * 3 + data[index + 2] * 7 + data[index + 3] * 11) % 1_000_003;
    }
    return { painted: painted / (data.length / 4), sum };
  });
}

const sumOf = async (page) => (await picture(page)).sum;

/** How many frames the page asks for while the browser renders ten. */
async function framesInTen(page) {
  await rendered(page);
  const before = await framesSoFar(page);
  for (let round = 0; round < 5; round += 1) await rendered(page);
  return (await framesSoFar(page)) - before;
}

canvas('draws and moves', withPage(async ({ page, context }) => {
  await openAtCanvas(page, context);
  const { painted, sum } = await picture(page);
  assert.ok(painted > 0.02, `only ${painted} of it is painted`);
  await until(async () => (await sumOf(page)) !== sum);
  assert.ok((await framesInTen(page)) >= 5);
}));

canvas('stops at Pause and goes on at Play', withPage(async ({ page, context }) => {
  await openAtCanvas(page, context);
  await pause(page).click();
  const play = page.locator('#cyber-checks').getByRole('button', { name: /play/i });
  await play.waitFor();
  assert.is(await framesInTen(page), 0);
  const sum = await sumOf(page);
  await rendered(page);
  assert.is(await sumOf(page), sum);
  await play.click();
  await until(async () => (await sumOf(page)) !== sum);
}));

canvas('asks for no frame while it is off screen', withPage(async ({ page, context }) => {
  await openAtCanvas(page, context);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await until(async () => (await framesInTen(page)) === 0);
  assert.is(await framesInTen(page), 0);
}));

canvas('has one still frame, and no Pause, under reduced motion', withPage({ reducedMotion: 'reduce' }, async ({ page, context }) => {
  await openAtCanvas(page, context);
  const { painted, sum } = await picture(page);
  assert.ok(painted > 0.02);
  assert.is(await framesSoFar(page), 0);
  await rendered(page);
  assert.is(await sumOf(page), sum);
  assert.is(await pause(page).count(), 0);
}));

canvas('changes its colours with the theme, also at rest', withPage({ reducedMotion: 'reduce' }, async ({ page, context }) => {
  await openAtCanvas(page, context);
  const sum = await sumOf(page);
  await page.locator('[data-theme-toggle]').click();
  await until(async () => (await sumOf(page)) !== sum);
  const dark = await sumOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await rendered(page);
  assert.is(await sumOf(page), dark);
}));

canvas('is sharp on a dense screen and stays in its frame', withPage({ deviceScaleFactor: 2, viewport: PHONE }, async ({ page, context }) => {
  await openAtCanvas(page, context);
  const { pixels, width } = await graphic(page).evaluate((element) => ({ pixels: element.width, width: element.clientWidth }));
  assert.is(pixels, 2 * width);
  assert.ok(width < PHONE.width);
}));

canvas.run();
