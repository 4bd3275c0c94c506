// A slow line: documents in two halves, pages that are long on their way, and what is fetched ahead because of that.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  hydrated, isMarkedDocument, markDocument, open, rendered, scrollTop, stopClock, until, withPage,
} from './page.mjs';
import { header, home, privacy, resources, shows } from './routes.mjs';
import { production } from './site.mjs';
import { createSlowServer, half } from './slowServer.mjs';

const PAGE_SCRIPT = /\/assets\/ResourcesPage-/;
const SCRIPT_PATH = [...production.files.keys()].find((path) => PAGE_SCRIPT.test(path));
const SCRIPTS = /\.js$/;

const slow = await createSlowServer();
const overSlowLine = (body, settings) => withPage({ site: slow, ...settings }, body);

/** Runs in the page: resolves when all of its scripts have come and run, and the browser has rendered for a while. */
async function scriptsRan() {
  const { client, others } = document.querySelector('script[data-client]').dataset;
  const modules = [client, ...others.split(' ')];
  const hasCome = (module) => performance.getEntriesByName(location.origin + module).length > 0;
  while (!modules.every(hasCome)) await window.realFrame();
  await Promise.all(modules.map((module) => import(module)));
  for (let frame = 0; frame < 10; frame += 1) await window.realFrame();
}

/** In the middle of what is between header and footer. */
const halfOfPage = (body) => Math.floor((body.indexOf('<main') + body.indexOf('<footer')) / 2);

const halves = suite('a document that arrives in two halves, after its scripts');
halves.before.each(slow.reset);

for (const { address } of [home, resources]) {
  halves(`is hydrated once it has ended, and holds everything once: ${address}`, overSlowLine(async ({ page }) => {
    await open(page, address);
    const words = await page.locator('#root').textContent();
    const cards = await page.locator('details[name="business-type"]').count();
    await page.goto('about:blank');
    const fetched = slow.asked(SCRIPTS);
    const { release } = slow.hold(new RegExp(`^${address}$`), halfOfPage);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.evaluate(scriptsRan);
    assert.is(await page.locator('html.hydrated, footer').count(), 0);
    release();
    await hydrated(page);
    await rendered(page);
    assert.ok(await page.evaluate(() => {
      const [{ domContentLoadedEventStart }] = performance.getEntriesByType('navigation');
      return performance.getEntriesByName('hydrated')[0].startTime >= domContentLoadedEventStart;
    }));
    assert.is(slow.asked(SCRIPTS), fetched, 'the scripts were in the cache');
    assert.is(await page.locator('h1').count(), 1);
    assert.is(await page.locator('footer').count(), 1);
    assert.is(await page.locator('details[name="business-type"]').count(), cards);
    assert.is(await page.locator('#root').textContent(), words);
  }));
}

halves.run();

const pending = suite('a page whose script is long on its way');
pending.before.each(slow.reset);

const notice = (page) => page.locator('[role=status]:not(.visually-hidden)').filter({ hasText: /\w/ });

/** Runs in the page: whether the element is what is seen in its place. */
function isOnTop(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** On the way from one page to the next clicks the link to /resources, whose script stops; the clock stands still. */
async function clickSlowLink(page) {
  await page.clock.install();
  await open(page, privacy.address);
  await header(page, '/#about').click();
  await shows(page, home);
  await markDocument(page);
  await stopClock(page);
  const script = slow.hold(PAGE_SCRIPT, half);
  await header(page, resources.address).click();
  await script.reached;
  return script;
}

pending('is announced after a second, and loaded in the ordinary way after eight', overSlowLine(async ({ page }) => {
  const { release } = await clickSlowLink(page);
  await page.clock.runFor(999);
  await rendered(page);
  assert.is(await notice(page).count(), 0);
  await page.clock.runFor(1);
  await notice(page).waitFor();
  assert.ok(await notice(page).evaluate(isOnTop));
  await page.clock.runFor(6_999);
  await rendered(page);
  assert.ok(await isMarkedDocument(page));
  await page.clock.runFor(1);
  await page.waitForURL(resources.address);
  await shows(page, resources);
  assert.not.ok(await isMarkedDocument(page));
  await page.clock.resume();
  release();
  await hydrated(page);
}));

const OF_POLICY = `footer a[href="${privacy.address}"]`;

for (const [what, act, route, address] of [
  ['the choice of a section', (page) => header(page, '/#contact').click(), home, '/#contact'],
  ['the choice of another page', (page) => page.locator(OF_POLICY).first().click(), privacy, privacy.address],
  ['Back', (page) => page.goBack(), privacy, privacy.address],
]) {
  pending(`is called off by ${what}`, overSlowLine(async ({ page }) => {
    const { release } = await clickSlowLink(page);
    await page.clock.runFor(1_000);
    await notice(page).waitFor();
    await act(page);
    await shows(page, route);
    assert.is(await notice(page).count(), 0);
    await page.clock.runFor(10_000);
    release();
    await page.evaluate((script) => import(script), SCRIPT_PATH);
    await rendered(page);
    await shows(page, route);
    assert.is(page.url(), slow.origin + address);
    assert.ok(await isMarkedDocument(page));
  }));
}

pending.run();

const ahead = suite('a link to a page whose script is not there');
ahead.before.each(slow.reset);

/** How often the page's script was asked for by the time that something was which the page asks for only now. */
async function fetchedSoFar(page) {
  await page.evaluate(() => fetch('/favicon.svg?later'));
  return slow.asked(PAGE_SCRIPT);
}

for (const aim of ['hover', 'focus']) {
  ahead(`fetches it at ${aim}, once`, overSlowLine(async ({ page }) => {
    await open(page, home.address);
    assert.is(await fetchedSoFar(page), 0);
    await header(page, resources.address)[aim]();
    await until(() => slow.asked(PAGE_SCRIPT) === 1);
    await page.locator('footer a[href="/resources"]').focus();
    await header(page, resources.address).click();
    await shows(page, resources);
    assert.is(await fetchedSoFar(page), 1);
  }));
}

ahead('fetches nothing under a finger that begins to scroll', overSlowLine(async ({ page, context }) => {
  await open(page, home.address);
  const link = page.locator('#ai-solutions a[href="/resources"]');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await link.boundingBox();
  const place = await scrollTop(page);
  const devtools = await context.newCDPSession(page);
  const touch = (type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const finger = (up) => ({ x: x + width / 2, y: y + height / 2 - up });
  await page.evaluate(() => {
    window.scrollEnded = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
  });
  await touch('touchStart', finger(0));
  for (let up = 20; up <= 200; up += 20) await touch('touchMove', finger(up));
  await touch('touchEnd');
  // A tap would only stop a page that still moves.
  await page.evaluate(() => window.scrollEnded);
  assert.ok((await scrollTop(page)) > place);
  assert.is(await fetchedSoFar(page), 0);
  await link.tap();
  await shows(page, resources);
}, { hasTouch: true }));

ahead('fetches nothing before the click where the visitor saves data', overSlowLine(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, home.address);
  await header(page, resources.address).hover();
  await header(page, resources.address).focus();
  assert.is(await fetchedSoFar(page), 0);
  await header(page, resources.address).click();
  await shows(page, resources);
}));

ahead.run();
