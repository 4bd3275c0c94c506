// Scripts that don't arrive, or break: blocked, lost, gone after a redeploy, cut off, throwing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, field, offersPhoneAndEmail } from './form.mjs';
import {
  breakClient, flipTheme, holdClient, hydrated, isMarkedDocument, markDocument, open, stopClock, until, withPage,
} from './page.mjs';
import { header, home, privacy, resources, shows } from './routes.mjs';
import { production } from './site.mjs';

const PAGE_SCRIPT = /\/assets\/ResourcesPage-[^/]*\.js$/;
const CLIENT_SCRIPT = /\/assets\/client-[^/]*\.js$/;
const NOT_LOADED = /^error: Failed to load (?:resource: .*\/assets\/|module script: )/;

const losingScripts = (body) => withPage({ expected: [NOT_LOADED] }, body);

const blocked = suite('a page’s script');

blocked('that is lost while it is fetched ahead is soon fetched again', losingScripts(async ({ page }) => {
  await page.clock.install();
  await open(page, home.address);
  await markDocument(page);
  await page.route(PAGE_SCRIPT, (route) => route.abort(), { times: 1 });
  await stopClock(page);
  const lost = page.waitForEvent('requestfailed');
  await header(page, resources.address).hover();
  await lost;
  const again = page.waitForResponse(PAGE_SCRIPT);
  // The page hears of the loss a moment later; no timer moves in between.
  await until(() => page.clock.runFor(100).then(() => Promise.race([again, undefined])));
  await header(page, resources.address).click();
  await shows(page, resources);
  assert.ok(await isMarkedDocument(page));
}));

const DOCUMENT = { contentType: 'text/html', body: '<!doctype html><title>Another document</title>' };

for (const [what, answer] of [
  ['is lost', (route) => route.abort()],
  ['is gone, since the site was deployed anew,', (route) => route.fulfill({ status: 404, ...DOCUMENT })],
  ['is answered with a document', (route) => route.fulfill(DOCUMENT)],
]) {
  blocked(`that ${what} costs a click an ordinary page load`, losingScripts(async ({ page }) => {
    await open(page, privacy.address);
    await markDocument(page);
    let isGone = true;
    page.on('request', (request) => (isGone &&= !request.isNavigationRequest()));
    await page.route(PAGE_SCRIPT, (route) => (isGone ? answer(route) : route.continue()));
    await header(page, resources.address).click();
    await page.waitForURL(resources.address);
    await hydrated(page);
    await shows(page, resources);
    assert.not.ok(await isMarkedDocument(page));
    await page.goBack();
    await shows(page, privacy);
  }));
}

blocked('that is blocked for good costs a click no more than that', losingScripts(async ({ page }) => {
  await open(page, home.address);
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await header(page, resources.address).click();
  await page.waitForURL(resources.address);
  await shows(page, resources);
  await page.locator('html.stalled').waitFor({ state: 'attached' });
  assert.is(loads, 1);
  // Without its script the document is what it is without JavaScript.
  const card = page.locator('#business-types details').first();
  await card.locator('> summary').click();
  await card.locator('> div').waitFor();
  await page.locator('#collection a[href="/#contact"]').click();
  await page.waitForURL('/#contact');
  await hydrated(page);
}));

blocked('that is blocked costs Back one as well, also to a section', losingScripts(async ({ page }) => {
  await open(page, `${resources.address}#approach`);
  await page.locator(`footer a[href="${privacy.address}"]`).click();
  await shows(page, privacy);
  // A new document in the same entry: it has no script of that page yet.
  await page.reload();
  await hydrated(page);
  await page.route(PAGE_SCRIPT, (route) => route.abort(), { times: 1 });
  await page.goBack();
  await shows(page, resources);
  await hydrated(page);
}));

blocked('that a click needs offline leaves the rest to the browser', losingScripts(async ({ page, context }) => {
  await open(page, home.address);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await header(page, resources.address).click();
  assert.is((await failed).url(), production.origin + resources.address);
  await page.waitForURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await shows(page, resources);
}));

blocked('that breaks shows the error screen', withPage({ expected: [/The wire is cut/] }, async ({ page }) => {
  const body = `export function ResourcesPage() { throw new Error('The wire is cut'); }`;
  await page.route(PAGE_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await open(page, home.address);
  await header(page, resources.address).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.locator('main').getByText('The wire is cut').waitFor();
  await header(page, '/#about').click();
  await shows(page, home);
}));

blocked.run();

const client = suite('the client');

/** Serves the client with its code changed. */
async function rewriteClient(page, change) {
  const [, contents] = [...production.files].find(([path]) => CLIENT_SCRIPT.test(path));
  const body = change(String(contents));
  await page.route(CLIENT_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

for (const [what, tamper] of [
  ['is blocked', breakClient],
  ['is cut off half-way', (page) => rewriteClient(page, (code) => code.slice(0, code.length / 2))],
  ['throws as it starts', (page) => rewriteClient(page, (code) => code.replace(/^(?:import[^;]*;)*/, '$&throw 1;'))],
]) {
  client(`that ${what} leaves a page to read, and phone and email at the form`, losingScripts(async ({ page }) => {
    await tamper(page);
    await page.goto('/');
    await page.locator('html.stalled').waitFor({ state: 'attached' });
    await shows(page, home);
    // Waiting for its entrance the hero's wattle would never grow.
    const blossom = page.locator('main use[class]').first();
    await until(() => blossom.evaluate((element) => getComputedStyle(element).scale === 'none'));
    await offersPhoneAndEmail(page);
    await flipTheme(page);
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
    await field(page, 'name').fill('Jo');
    await button(page).click();
    assert.is(await field(page, 'name').inputValue(), 'Jo');
    assert.is(page.url(), `${production.origin}/`);
    await header(page, resources.address).click();
    await page.waitForURL(resources.address);
    await shows(page, resources);
  }));
}

client('that was lost is fetched again online, and carries out a submit', losingScripts(async ({ page, context }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await field(page, 'name').fill('Jo');
  await button(page).click();
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => /\/client-/.test(request.url()));
  release();
  await lost;
  await page.locator('html.stalled').waitFor({ state: 'attached' });
  await context.setOffline(false);
  await hydrated(page);
  await page.locator('#signup-challenge[aria-invalid="true"]').waitFor();
  assert.is(await field(page, 'name').inputValue(), 'Jo');
  assert.is(await page.locator('html.stalled').count(), 0);
}));

client.run();
