// What moves: blocks that are revealed, the AI's job, and the canvas.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { flipTheme, holdClient, hydrated, open, PHONE, rendered, scrollTo, until, withPage } from './page.mjs';

const reveal = suite('a block that is revealed');

/** Each block that fades in, with what the visitor sees of it. Those with a reveal of their own, such as the dividers, don't. */
const blocks = (page) =>
  page.locator('.reveal').evaluateAll((all) =>
    all
      .filter((block) => !getComputedStyle(block).getPropertyValue('--reveal-from'))
      .map((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return { below: top >= innerHeight, above: bottom <= 0, opacity: Number(getComputedStyle(block).opacity) };
      }),
  );
const someWait = (page) => until(async () => (await blocks(page)).some(({ opacity }) => opacity === 0));
const allShow = (page) => until(async () => (await blocks(page)).every(({ opacity }) => opacity === 1));

reveal('waits below the fold, and shows as it is scrolled to', withPage({ viewport: PHONE }, async ({ page }) => {
  await open(page, '/');
  await someWait(page);
  for (const { below, opacity } of await blocks(page)) if (below) assert.is(opacity, 0);
  const all = await page.locator('.reveal').all();
  assert.ok(all.length > 5);
  for (const block of all) {
    await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await until(() => block.evaluate((element) => element.classList.contains('active')));
  }
  await allShow(page);
}));

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
  await someWait(page);
  assert.is(await page.evaluate(() => window.wasHidden), false);
  assert.ok(await card.evaluate((element) => element.classList.contains('active')));
}));

reveal('shows after a jump beyond it', withPage(async ({ page }) => {
  await open(page, '/');
  await someWait(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await until(async () => (await blocks(page)).every(({ above, opacity }) => !above || opacity === 1));
}));

reveal('shows on paper, and as soon as motion is reduced', withPage(async ({ page }) => {
  await open(page, '/');
  for (const media of [{ media: 'print' }, { reducedMotion: 'reduce' }]) {
    await someWait(page);
    await page.emulateMedia(media);
    await allShow(page);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'no-preference' });
  }
}));

const wireOf = (divider) => divider.evaluate((element) => getComputedStyle(element.nextElementSibling).clipPath);
const isWhole = (clip) => clip === 'none' || clip === 'inset(0px -20px 0px 0px)';

reveal('as a divider, its wire is drawn once it is reached', withPage(async ({ page }) => {
  await open(page, '/');
  const divider = page.locator('[data-jog]').last();
  await until(async () => (await wireOf(divider)) === 'inset(0px 100% 0px 0px)');
  await divider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(async () => isWhole(await wireOf(divider)));
}));

reveal('never waits where motion is reduced from the start', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  await rendered(page);
  assert.ok((await blocks(page)).every(({ opacity }) => opacity === 1));
  for (const divider of await page.locator('[data-jog]').all()) assert.ok(isWhole(await wireOf(divider)));
}));

reveal.run();

const job = suite('the job that the AI drafts for');

const scene = (page) => page.locator('#ai-solutions ol').first();
const draft = (page) => scene(page).locator('.reveal');
const replay = (page) => page.locator('#ai-solutions').getByRole('button');
const moves = (page) => scene(page).evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
const toDraft = (page) => draft(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Waits until it has moved and come to rest. */
async function playsOnce(page) {
  await until(() => moves(page));
  await until(async () => !(await moves(page)));
}

job('travels once it is in view, again by the button and for another example', withPage({ viewport: PHONE }, async ({ page }) => {
  await open(page, '/');
  await until(() => draft(page).evaluate((element) => getComputedStyle(element).opacity === '0'));
  assert.not.ok(await moves(page));
  await toDraft(page);
  await playsOnce(page);
  await replay(page).click();
  await toDraft(page);
  await playsOnce(page);
  await page.locator('#ai-solutions').getByRole('radio').last().check();
  await toDraft(page);
  await playsOnce(page);
  assert.ok(await draft(page).getByRole('heading').isVisible());
}));

job('stands still under reduced motion, with nothing to replay', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  await toDraft(page);
  assert.is(await replay(page).count(), 0);
  await page.locator('#ai-solutions').getByRole('radio').last().check();
  await rendered(page);
  assert.not.ok(await moves(page));
  assert.is(await draft(page).evaluate((element) => getComputedStyle(element).opacity), '1');
}));

job.run();

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
const control = (page) => page.locator('#cyber-checks button');
const framesSoFar = (page) => page.evaluate(() => window.framesAsked);

async function openAtCanvas(page) {
  await page.addInitScript(countFrames);
  await open(page, '/');
  await graphic(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator('#cyber-checks canvas[data-drawn]').waitFor();
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
const changesFrom = (page, sum) => until(async () => (await sumOf(page)) !== sum);

/** How many frames the page asks for while the browser renders ten. */
async function framesInTen(page) {
  await rendered(page);
  const before = await framesSoFar(page);
  for (let round = 0; round < 5; round += 1) await rendered(page);
  return (await framesSoFar(page)) - before;
}

canvas('draws and moves, stops at Pause and goes on at Play', withPage(async ({ page }) => {
  await openAtCanvas(page);
  const { painted, sum } = await picture(page);
  assert.ok(painted > 0.02, `only ${painted} of it is painted`);
  await changesFrom(page, sum);
  const pause = await control(page).innerText();
  await control(page).click();
  await until(async () => (await control(page).innerText()) !== pause);
  const paused = await sumOf(page);
  assert.is(await framesInTen(page), 0);
  assert.is(await sumOf(page), paused);
  await control(page).click();
  await changesFrom(page, paused);
}));

canvas('is still under reduced motion, in the colours of the theme, without a Pause', withPage(async ({ page }) => {
  await openAtCanvas(page);
  await control(page).focus();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await control(page).waitFor({ state: 'detached' });
  await page.locator('#cyber-checks :focus').waitFor();
  await until(async () => (await framesInTen(page)) === 0);
  const { painted, sum } = await picture(page);
  assert.ok(painted > 0.02);
  await flipTheme(page);
  await changesFrom(page, sum);
  const dark = await sumOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await rendered(page);
  assert.is(await sumOf(page), dark, 'the colours of a choice are not the system’s');
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await control(page).waitFor();
  await changesFrom(page, dark);
}));

canvas.run();
