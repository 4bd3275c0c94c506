// Scripts that don't arrive, or break: blocked, gone after a redeploy, cut off, throwing.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startServers } from '../../src/build/servers.mjs';
import { breakClient, flipTheme, holdClient, hydrated, open, stopClock, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';
import { production } from './site.mjs';

const PAGE_SCRIPT = /\/assets\/ResourcesPage-[^/]*\.js$/;
const HOME_SCRIPT = /\/assets\/HomePage-[^/]*\.js$/;
const FORM_SCRIPT = /\/assets\/SignupForm-[^/]*\.js$/;
const CLIENT_SCRIPT = /\/assets\/client-[^/]*\.js$/;
const NOT_LOADED = /^error: Failed to load resource: .*\/assets\//;

const toResources = (page) => page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Resources' });
const heading = (page) => page.locator('main h1');
const markDocument = (page) => page.evaluate(() => (window.sameDocument = true));
const isSameDocument = (page) => page.evaluate(() => window.sameDocument === true);

async function showsErrorScreen(page, message) {
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.locator('main').getByText(message).waitFor();
  await page.locator('main a[href^="tel:"]').waitFor();
  await page.locator('main a[href^="mailto:"]').waitFor();
  await page.locator('main').getByRole('button', { name: 'Load the page again' }).waitFor();
}

/** Lets the first `failures` requests fail, and counts them all. */
async function failFirst(page, pattern, failures) {
  const seen = { requests: 0 };
  await page.route(pattern, (route) => {
    seen.requests += 1;
    return seen.requests > failures ? route.continue() : route.abort();
  });
  return seen;
}

const chunk = suite('a page’s script');

chunk('that fails once is asked for again after a second, without a reload', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await page.clock.install();
  await open(page, home.address);
  await markDocument(page);
  const seen = await failFirst(page, PAGE_SCRIPT, 1);
  await stopClock(page);
  await toResources(page).click();
  await until(() => seen.requests === 1);
  // The failure arrives a moment after the request; no timer moves in between.
  await until(async () => {
    await page.clock.runFor(100);
    return seen.requests === 2;
  });
  await until(async () => (await page.title()) === resources.title);
  assert.ok(await isSameDocument(page));
}));

chunk('that is blocked for good leaves a whole page, loaded in the ordinary way, once', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await open(page, home.address);
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.clock.install();
  await toResources(page).click();
  await page.clock.runFor(1_000);
  await page.waitForURL(resources.address);
  await until(async () => (await page.title()) === resources.title);
  assert.is(loads, 1);
  // Without its script the document is what it is without JavaScript.
  assert.match(await heading(page).innerText(), resources.h1);
  await page.locator('#business-types details[name="business-type"] > summary').first().click();
  await page.locator('#business-types details[name="business-type"]').first().locator('> div').waitFor();
  await page.getByRole('link', { name: 'Get Notified When Available' }).click();
  await page.waitForURL('/#contact');
}));

for (const [what, answer] of [
  ['can’t be had', (route) => route.abort()],
  ['is of another build', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/client-\w+/, '$&NEW') });
  }],
]) {
  chunk(`whose document ${what} leads to the page by an ordinary page load`, withPage({ expected: [/ERR_FAILED/] }, async ({ page }) => {
    await open(page, home.address);
    await markDocument(page);
    await page.route(resources.address, (route) => (route.request().resourceType() === 'xhr' ? answer(route) : route.continue()));
    await page.clock.install();
    await toResources(page).click();
    await page.clock.runFor(1_000);
    await page.waitForURL(resources.address);
    await hydrated(page);
    assert.is(await page.title(), resources.title);
    assert.match(await heading(page).innerText(), resources.h1);
    assert.not.ok(await isSameDocument(page));
  }));
}

chunk('that fails offline to the last retry ends at the error screen, and the page comes once the browser is online', withPage({ expected: [NOT_LOADED, /ERR_INTERNET_DISCONNECTED/] }, async ({ page, context }) => {
  await page.clock.install();
  await open(page, home.address);
  await markDocument(page);
  await context.setOffline(true);
  let failures = 0;
  page.on('requestfailed', (request) => (failures += Number(PAGE_SCRIPT.test(request.url()))));
  await toResources(page).click();
  // Its parts may fail before the script does, which must not be asked for again while it is still under way.
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await until(() => failures >= attempt);
    await page.clock.runFor(4_000);
  }
  await showsErrorScreen(page, 'Failed to fetch');
  assert.is(new URL(page.url()).pathname, resources.address);
  assert.ok(await page.locator('header').isVisible() && await page.locator('footer').isVisible());
  await context.setOffline(false);
  await until(async () => resources.h1.test(await heading(page).innerText().catch(() => '')));
  assert.ok(await isSameDocument(page));
}));

chunk('that fails at Back becomes an ordinary page load as well', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await open(page, home.address);
  await page.locator('footer').getByRole('link', { name: /privacy/i }).click();
  await page.waitForURL('/privacy-policy');
  // A new document in the same entry: it has no script of the home page yet.
  await page.reload();
  await hydrated(page);
  await failFirst(page, HOME_SCRIPT, 2);
  await page.goBack();
  await until(async () => (await page.title()) === home.title);
  await hydrated(page);
  assert.match(await heading(page).innerText(), home.h1);
}));

chunk.run();

const extras = suite('what comes later');

extras('leaves the native select and the still graphic when it fails', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await page.route(/\/assets\/(?:Combobox|SecurityCanvas)-/, (route) => route.abort());
  const lost = (name) => page.waitForEvent('requestfailed', (request) => request.url().includes(name));
  const both = Promise.all([lost('Combobox'), lost('SecurityCanvas')]);
  await page.goto('/');
  await hydrated(page);
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await both;
  await page.locator('#cyber-checks svg[viewBox^="-"]').waitFor();
  assert.is(await page.locator('#cyber-checks button').count(), 0);
  await page.locator('#signup-businessType').selectOption('trades');
  assert.is(await page.locator('[role="combobox"]').count(), 0);
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#signup-phone').fill('0412 345 678');
  await page.locator('#signup-challenge').fill('Quotes');
  const posted = page.waitForRequest(production.webhookUrl);
  await page.locator('#contact button[type="submit"]').click();
  assert.is((await posted).postDataJSON().businessType, 'trades');
  await page.getByText('Welcome to Early Access!').waitFor();
}));

extras('asks again for the graphic’s code when it was lost on the way', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await page.route(/\/assets\/SecurityCanvas-/, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/#cyber-checks');
  await lost;
  await page.locator('#cyber-checks canvas').waitFor();
}));

extras.run();

const redeployed = suite('a page that is open while the site is deployed anew');

/** Writes the built site, with the version in the name of each of its scripts, in place of what is there. */
async function deploy(folder, version) {
  const scripts = [...production.assets].filter(([path]) => path.endsWith('.js'));
  const names = new RegExp(scripts.map(([path]) => basename(path, '.js')).join('|'), 'g');
  const rename = (text) => text.replace(names, `$&${version}`);
  const files = [
    ...scripts.map(([path, contents]) => [rename(path), rename(String(contents))]),
    ...production.documents.map(({ file, html }) => [file, rename(html)]),
  ];
  await rm(join(folder, 'assets'), { recursive: true, force: true });
  await mkdir(join(folder, 'assets'));
  await Promise.all(files.map(([path, contents]) => writeFile(join(folder, path), contents)));
}

redeployed('leads on by an ordinary page load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redeployed-'));
  const servers = await startServers({ outdir: folder, webhookUrl: production.webhookUrl, print() {} });
  servers.useRules(production.rules);
  const site = { origin: servers.origin, webhookUrl: production.webhookUrl };
  const expected = [NOT_LOADED, /^error: Failed to load module script: /, /favicon/, /woff2/];
  try {
    await deploy(folder, 'one');
    await withPage({ site, expected }, async ({ page }) => {
      await open(page, '/privacy-policy');
      await markDocument(page);
      await deploy(folder, 'two');
      const answered = page.waitForResponse((response) => PAGE_SCRIPT.test(response.url()));
      await toResources(page).click();
      const answer = await answered;
      assert.equal([answer.status(), answer.headers()['content-type']], [404, 'text/html; charset=utf-8']);
      await page.waitForURL('/resources');
      await hydrated(page);
      assert.is(await page.title(), resources.title);
      assert.not.ok(await isSameDocument(page));
      await page.goBack();
      await until(async () => (await page.title()) === 'Privacy policy | Wattlewire');
    })();
  } finally {
    servers.close();
    await rm(folder, { recursive: true, force: true });
  }
});

redeployed.run();

const client = suite('the client');

const BREAK = `(()=>{throw new Error('The wire is cut')})()`;

/** Serves the script with its code changed. */
async function rewrite(page, pattern, change) {
  const [path, contents] = [...production.assets].find(([name]) => pattern.test(name));
  const code = String(contents);
  const body = change(code);
  assert.is.not(body, code, `${path} has changed`);
  await page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The page without React: everything to read, native controls, phone and email beside the form. */
async function worksWithoutReact(page) {
  await page.locator('html.stalled').waitFor({ state: 'attached' });
  // Waiting for its entrance the hero's wattle would never grow.
  await until(() => page.locator('main use[class]').first().evaluate((blossom) => getComputedStyle(blossom).scale === 'none'));
  assert.match(await heading(page).innerText(), home.h1);
  const contact = page.locator('#contact');
  for (const scheme of ['tel', 'mailto']) await contact.locator(`a[href^="${scheme}:"]:visible`).first().waitFor();
  await page.locator('[data-theme-toggle]').click();
  assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
  await page.locator('#signup-name').fill('Jo');
  await contact.locator('button[type="submit"]').click();
  assert.is(await page.locator('#signup-name').inputValue(), 'Jo');
  assert.is(page.url(), `${production.origin}/`);
  await toResources(page).click();
  await page.waitForURL('/resources');
  await until(async () => (await page.title()) === resources.title);
}

client('that is blocked leaves a page that reads, links that lead and a form that names phone and email', withPage({ expected: [NOT_LOADED] }, async ({ page }) => {
  await breakClient(page);
  await page.goto('/');
  await worksWithoutReact(page);
}));

for (const [what, tamper] of [
  ['is cut off half-way', (code) => code.slice(0, code.length / 2)],
  ['throws as it starts', (code) => `${code.match(/^(?:import[^;]*;)*/)[0]}throw new Error('The wire is cut');${code}`],
]) {
  client(`that ${what} leaves the same`, withPage(async ({ page }) => {
    await rewrite(page, CLIENT_SCRIPT, tamper);
    await page.goto('/');
    await worksWithoutReact(page);
  }));
}

client('that was lost on the way is fetched again, and carries out the submit that it finds', withPage({ expected: [NOT_LOADED] }, async ({ page, context }) => {
  await page.clock.install();
  const release = await holdClient(page);
  await page.goto('/');
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#contact button[type="submit"]').click();
  await context.setOffline(true);
  release();
  await page.locator('html.stalled').waitFor({ state: 'attached' });
  await context.setOffline(false);
  await hydrated(page);
  await page.locator('#signup-challenge[aria-invalid="true"]').waitFor();
  assert.is(await page.locator('#signup-name').inputValue(), 'Jo');
  assert.is(await page.locator('html.stalled').count(), 0);
}));

client('shows the error screen when the page breaks later, between a header and a footer that work', withPage({ expected: [/The wire is cut/] }, async ({ page }) => {
  await rewrite(page, FORM_SCRIPT, (code) => code.replace('"Joining Early Access..."', BREAK));
  await open(page, '/');
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#signup-phone').fill('0412 345 678');
  await page.locator('#signup-challenge').fill('Quotes');
  await page.locator('#contact button[type="submit"]').click();
  await showsErrorScreen(page, 'The wire is cut');
  await flipTheme(page);
  assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
  await toResources(page).click();
  await until(async () => (await page.title()) === resources.title);
  assert.match(await heading(page).innerText(), resources.h1);
  await page.locator('footer').getByRole('link', { name: /privacy/i }).click();
  await until(async () => /^Privacy/.test(await page.title()));
}));

client('shows the error screen, never an empty document, when what is around the page breaks', withPage({ expected: [/The wire is cut/] }, async ({ page }) => {
  await rewrite(page, CLIENT_SCRIPT, (code) => code.replace('"Switch to light theme"', `window.cut?${BREAK}:""`));
  await open(page, '/');
  await page.evaluate(() => (window.cut = true));
  await page.locator('[data-theme-toggle]').click();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.locator('a[href^="tel:"]').waitFor();
  await page.locator('a[href^="mailto:"]').waitFor();
}));

client.run();
