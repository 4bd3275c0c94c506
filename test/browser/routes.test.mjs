import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, DESKTOP, hydrated, open, PHONE, rendered, scrollTop, until, withPage } from './page.mjs';
import { home, privacy, resources, routes, terms, unknown } from './routes.mjs';
import { production } from './site.mjs';

const heading = (page) => page.locator('main h1');

async function shows(page, { title, h1 }) {
  await until(async () => (await page.title()) === title);
  assert.is(await heading(page).count(), 1);
  assert.match((await heading(page).innerText()).replace(/\s+/g, ' ').trim(), h1);
}

/** The name of the element that has the focus; 'body' when none has. */
function focused(page) {
  return page.evaluate(() => document.activeElement.localName);
}

const markDocument = (page) => page.evaluate(() => (window.sameDocument = true));
const isSameDocument = (page) => page.evaluate(() => window.sameDocument === true);

/** Where every heading and control of the page stands, and how it looks. */
function layout(page) {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, a, summary, figure')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [element.textContent, Math.round(left), Math.round(top + scrollY), width, height, color, backgroundColor, fontSize].join();
    }),
  );
}

const loading = suite('a direct load');

const themes = [
  { colorScheme: 'light', dark: false },
  { colorScheme: 'dark', dark: true },
  { colorScheme: 'light', stored: 'dark', choice: 'dark', dark: true },
  { colorScheme: 'dark', stored: 'light', choice: 'light', dark: false },
  { colorScheme: 'dark', stored: '"><img src=x>', dark: true },
];

for (const [route, from] of [[resources, home], [home, privacy], [home, resources], [privacy, resources]]) {
  loading(`of ${route.address} looks like a visit from ${from.address}`, withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
    await open(page, route.address);
    const direct = await layout(page);
    await open(page, from.address);
    await page.locator(`footer a[href="${route.address}"]`).first().evaluate((link) => link.click());
    await shows(page, route);
    assert.equal(await layout(page), direct);
  }));
}

for (const route of routes) {
  const { address, status, html, expected } = route;

  loading(`of ${address} shows its page, hydrates and says nothing`, withPage({ expected }, async ({ page, sent }) => {
    const response = await open(page, address);
    assert.is(response.status(), status);
    assert.is(await response.text(), html);
    await shows(page, route);
    assert.is(await page.evaluate(() => performance.getEntriesByName('hydrated', 'mark').length), 1);
    assert.is(await page.locator('html').getAttribute('lang'), 'en-AU');
    assert.is(new URL(page.url()).pathname, address);
    assert.is(await focused(page), 'body', 'nothing has taken the focus');
    assert.is(await scrollTop(page), 0);
    assert.equal(sent, []);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, 'nothing to scroll to sideways');
    }
  }));

  loading(`of ${address} shows the stored theme, otherwise the system's`, withPage({ expected }, async ({ page }) => {
    await open(page, address);
    for (const { colorScheme, stored = null, dark, choice = null } of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((theme) => (theme === null ? localStorage.clear() : localStorage.setItem('theme', theme)), stored);
      await open(page, address);
      await shows(page, route);
      const situation = `${stored} on a ${colorScheme} system`;
      assert.is((await brightness(page)) < 128, dark, situation);
      assert.is(await page.locator('html').getAttribute('data-theme'), choice, situation);
    }
  }));

  loading(`of ${address} takes any hash and query`, withPage({ expected }, async ({ page }) => {
    for (const rest of ['#contact', '#nowhere', '#%E0%A4%A', '?utm_source=x&q=%E0%A4%A#constructor']) {
      // Otherwise only the hash changes, without a load.
      await page.goto('about:blank');
      await open(page, address + rest);
      await shows(page, route);
      assert.ok(page.url().endsWith(address + rest), page.url());
    }
  }));
}

loading('of a path with a trailing slash is redirected to the path without', withPage(async ({ page }) => {
  const response = await open(page, '/resources/?a=1');
  assert.is(response.request().redirectedFrom().url(), `${production.origin}/resources/?a=1`);
  assert.is(page.url(), `${production.origin}/resources?a=1`);
  await shows(page, resources);
}));

loading('of another spelling of a page ends at the page', withPage({ expected: unknown.expected }, async ({ page }) => {
  await page.goto('/Resources?a=1#approach', { waitUntil: 'commit' });
  await page.waitForURL('/resources?a=1#approach');
  await hydrated(page);
  await shows(page, resources);
}));

loading('of /404 shows the same page as an unknown path', withPage({ expected: unknown.expected }, async ({ page }) => {
  await open(page, '/404');
  await shows(page, unknown);
}));

loading.run();

const links = suite('a link');

const main = (page) => page.getByRole('navigation', { name: 'Main' }).first();
const follow = {
  '/resources': (page) => main(page).getByRole('link', { name: 'Resources' }).click(),
  '/privacy-policy': (page) => page.locator('footer').getByRole('link', { name: /privacy/i }).click(),
  '/terms-of-service': (page) => page.locator('footer').getByRole('link', { name: /terms/i }).click(),
  '/': (page) => page.locator('header a[href="/"]').click(),
};

for (const colorScheme of ['light', 'dark']) {
  const name = `leads from page to page without a reload, with title, top of the page and focus on the heading, in ${colorScheme}`;
  links(name, withPage({ colorScheme }, async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    for (const route of [resources, privacy, terms, home, privacy, resources, terms, resources, home]) {
      await follow[route.address](page);
      await shows(page, route);
      assert.is(new URL(page.url()).pathname, route.address);
      await until(async () => (await focused(page)) === 'h1');
      assert.is(await scrollTop(page), 0);
      assert.ok(await isSameDocument(page), 'the document was loaded again');
    }
  }));
}

links('Get In Touch on the two legal pages leads to the contact section', withPage(async ({ page }) => {
  for (const { address } of [privacy, terms]) {
    await open(page, address);
    await markDocument(page);
    await page.locator('main').getByRole('link', { name: 'Get In Touch' }).click();
    await shows(page, home);
    assert.is(page.url(), `${production.origin}/#contact`);
    await until(() => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2));
    assert.ok(await isSameDocument(page));
  }
}));

links('on the page of an unknown path leads home without a reload, and Back shows that page again', withPage({ expected: unknown.expected }, async ({ page }) => {
  await open(page, unknown.address);
  await markDocument(page);
  await page.locator('main').getByRole('link').first().click();
  await shows(page, home);
  await page.goBack();
  await shows(page, unknown);
  assert.is(new URL(page.url()).pathname, unknown.address);
  assert.ok(await isSameDocument(page));
}));

links('is marked as the current page', withPage(async ({ page }) => {
  await open(page, '/');
  assert.is(await main(page).getByRole('link', { name: 'Resources' }).getAttribute('aria-current'), null);
  await follow['/resources'](page);
  await shows(page, resources);
  assert.is(await main(page).getByRole('link', { name: 'Resources' }).getAttribute('aria-current'), 'page');
}));

links('with Ctrl opens another tab and leaves this one alone', withPage(async ({ page, context }) => {
  await open(page, '/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    main(page).getByRole('link', { name: 'Resources' }).click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(resources.address);
  await shows(tab, resources);
  assert.is(new URL(page.url()).pathname, '/');
}));

const PAGE_SCRIPT = /\/assets\/ResourcesPage-[^/]*\.js$/;
const SCRIPT_FAILED = /^error: Failed to load resource: net::ERR_\w+ \(.*\/ResourcesPage-.*\)$/;

links('whose page can’t be loaded becomes an ordinary page load', withPage({ expected: [SCRIPT_FAILED] }, async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  let redeployed = false;
  page.on('request', (request) => (redeployed ||= request.isNavigationRequest()));
  await page.route(PAGE_SCRIPT, (route) => (redeployed ? route.continue() : route.abort()));
  await main(page).getByRole('link', { name: 'Resources' }).click();
  await page.waitForURL(resources.address);
  await hydrated(page);
  await shows(page, resources);
  assert.not.ok(await isSameDocument(page));
}));

links('that was clicked offline shows its page as soon as the browser is online', withPage({ expected: [/ERR_INTERNET_DISCONNECTED/] }, async ({ page, context }) => {
  await open(page, '/');
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (request) => PAGE_SCRIPT.test(request.url()));
  await main(page).getByRole('link', { name: 'Resources' }).click();
  await failure;
  await shows(page, home);
  await context.setOffline(false);
  await shows(page, resources);
}));

links('to a page that breaks shows the error screen, with phone and email, and other links still work', withPage({ expected: [/The wire is cut/] }, async ({ page }) => {
  const body = `export function ResourcesPage() { throw new Error('The wire is cut'); }`;
  await page.route(PAGE_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await open(page, '/');
  await main(page).getByRole('link', { name: 'Resources' }).click();
  await until(async () => (await heading(page).innerText()) === 'Unexpected Application Error!');
  await page.locator('main').getByText('The wire is cut').waitFor();
  await page.locator('main a[href^="tel:"]').waitFor();
  await page.locator('main a[href^="mailto:"]').waitFor();
  await follow['/'](page);
  await shows(page, home);
}));

links.run();

/** Where the page stands once it no longer scrolls. */
function restingPlace(page) {
  return page.evaluate(async () => {
    let place;
    for (let still = 0; still < 10; still += 1) {
      if (window.scrollY !== place) still = 0;
      place = window.scrollY;
      await window.realFrame();
    }
    return place;
  });
}

const history = suite('Back and Forward');

/** Scrolls to the link in the middle of the home page, follows it, and resolves with the place that was left. */
async function leaveTheMiddleOfHome(page) {
  const link = page.locator('#ai-solutions a[href="/resources"]');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rendered(page);
  const place = await scrollTop(page);
  assert.ok(place > 500, 'the link stands far down the page');
  await link.click();
  await shows(page, resources);
  await rendered(page);
  return place;
}

for (const viewport of [PHONE, DESKTOP]) {
  history(`restore page, title and scroll position at ${viewport.width} px`, withPage({ viewport }, async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    const place = await leaveTheMiddleOfHome(page);
    assert.is(await scrollTop(page), 0);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.goBack();
    await shows(page, home);
    await rendered(page);
    assert.is(await scrollTop(page), place);
    assert.is.not(await focused(page), 'h1', 'Back does not move the focus to the heading');
    await page.goForward();
    await shows(page, resources);
    await rendered(page);
    assert.is(await scrollTop(page), 700);
    assert.is.not(await focused(page), 'h1');
    assert.ok(await isSameDocument(page));
  }));
}

history('restore the scroll position after a reload in between', withPage(async ({ page }) => {
  await open(page, '/');
  const place = await leaveTheMiddleOfHome(page);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await shows(page, home);
  await rendered(page);
  assert.is(await scrollTop(page), place);
}));

history('walk through the sections of one page', withPage(async ({ page }) => {
  async function chooseSection(name, id) {
    await main(page).getByRole('link', { name }).click();
    await until(() => page.locator(id).evaluate((section) => section.getBoundingClientRect().top < 200));
    return restingPlace(page);
  }
  await open(page, '/');
  await markDocument(page);
  const about = await chooseSection('About', '#about');
  await chooseSection('Contact', '#contact');
  await page.goBack();
  assert.is(page.url(), `${production.origin}/#about`);
  await until(async () => (await scrollTop(page)) === about);
  await page.goBack();
  assert.is(page.url(), `${production.origin}/`);
  await until(async () => (await scrollTop(page)) === 0);
  assert.ok(await isSameDocument(page));
}));

history('find the place again when the page is reloaded', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await rendered(page);
  await page.reload();
  await hydrated(page);
  await until(async () => (await scrollTop(page)) === 900);
}));

history.run();
