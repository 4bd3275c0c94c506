// Addresses that nobody should send: broken, hostile, unknown or huge paths and hashes; and hurried Back and Forward.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hydrated, open, rendered, scrollTop, until, withPage } from './page.mjs';
import { home, resources, unknown } from './routes.mjs';
import { production } from './site.mjs';

const LONG = 'a'.repeat(8_000);

const HASHES = [
  '#%E0%A4%A', '#%', '#%00', '#constructor', '#__proto__', '#toString', '#root', '#main', '##', '#/', '#?', '#//elsewhere.example',
  '#javascript:alert(1)', '#<img src=x onerror=alert(1)>', '#"]', "#']", '#\\', '#:target', '#contact:~:text=form', `#${LONG}`,
];

// Others are held to the local server's own tests.
const PATHS = [
  '//elsewhere.example', '//elsewhere.example/resources', '/%2F%2Felsewhere.example', '/%5C%5Celsewhere.example', '/resources%00',
  '/%E0%A4%A', '/__proto__', `/${LONG}`,
];

const isCurrent = (page, { title }) => until(async () => (await page.title()) === title);
const header = (page, name) => page.locator('header nav').getByRole('link', { name }).first();

/** The page still answers: it goes to another one, and back to the section it is asked for. */
async function stillWorks(page) {
  await header(page, 'Resources').click();
  await isCurrent(page, resources);
  await header(page, 'About').click();
  await isCurrent(page, home);
  assert.is(page.url(), `${production.origin}/#about`);
}

const hashes = suite('a hash that leads nowhere');

hashes('leaves the page as it is, at load', withPage(async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#__proto__', '#//elsewhere.example', '#"]', `#${LONG}`]) {
    await page.goto('about:blank');
    await open(page, resources.address + hash);
    assert.is(await page.title(), resources.title, hash.slice(0, 40));
  }
  await stillWorks(page);
}));

hashes('leaves the page as it is, when it is set, and at Back and Forward', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, resources.address);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await rendered(page);
  const unknownHere = HASHES.filter((hash) => !['#root', '#main', '##', '#contact:~:text=form'].includes(hash));
  for (const hash of unknownHere) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.clock.runFor(300);
    assert.is(await scrollTop(page), 600, hash.slice(0, 40));
  }
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  for (let steps = 0; steps < 2; steps += 1) await page.goForward();
  await rendered(page);
  assert.is(await scrollTop(page), 600);
  assert.is(await page.title(), resources.title);
  await stillWorks(page);
}));

hashes.run();

const paths = suite('a path that leads nowhere');

paths('shows the 404 page at its own address, and leads on from there', withPage({ expected: unknown.expected }, async ({ page }) => {
  for (const path of PATHS) {
    const response = await open(page, production.origin + path);
    const what = path.slice(0, 40);
    assert.is(response.status(), 404, what);
    assert.is(await page.title(), unknown.title, what);
    assert.is(new URL(page.url()).origin, production.origin, what);
  }
  await open(page, `${production.origin}//elsewhere.example/resources`);
  await stillWorks(page);
}));

paths('with a trailing slash is never redirected to another site', withPage({ expected: unknown.expected }, async ({ page }) => {
  for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', '//elsewhere.example/%2f..', '/%09/elsewhere.example/']) {
    await open(page, production.origin + path);
    assert.is(new URL(page.url()).origin, production.origin, path);
    assert.is(await page.title(), unknown.title, path);
  }
}));

paths('of 20 kB is refused by the server, which goes on', async () => {
  const { status } = await fetch(`${production.origin}/${'a'.repeat(20_000)}`);
  assert.is(status, 431);
  assert.is((await fetch(production.origin)).status, 200);
});

paths.run();

const history = suite('a hurried visitor');

history('who goes Back before the next page has come stays where they are', withPage(async ({ page }) => {
  await open(page, '/privacy-policy');
  await header(page, 'About').click();
  await isCurrent(page, home);
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\/assets\/ResourcesPage-/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/ResourcesPage-/);
  await header(page, 'Resources').click();
  await asked;
  await page.goBack();
  await until(async () => /^Privacy/.test(await page.title()));
  const arrived = page.waitForResponse(/\/assets\/ResourcesPage-/);
  release();
  await arrived;
  await rendered(page);
  assert.is(new URL(page.url()).pathname, '/privacy-policy');
  assert.match(await page.title(), /^Privacy/);
}));

history('who runs Back and Forward ends at the page of the address, and at its place', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
  await rendered(page);
  await header(page, 'Resources').click();
  await isCurrent(page, resources);
  await page.locator('footer').getByRole('link', { name: /privacy/i }).click();
  await until(async () => /^Privacy/.test(await page.title()));
  await page.evaluate(async () => {
    for (const step of [-1, -1, 1, 1, -1, -1]) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      window.history.go(step);
      await moved;
    }
  });
  await isCurrent(page, home);
  await until(async () => new URL(page.url()).pathname === '/');
  await until(async () => (await scrollTop(page)) === 1_000);
  await hydrated(page);
}));

history.run();
