// Pages by their addresses: loaded, reached by links, and through the history.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from './chromium.mjs';
import { field } from './form.mjs';
import {
  flipTheme, formLoaded, hydrated, isMarkedDocument, markDocument, offersTheme, open, PHONE, rendered, scrollTo, scrollTop,
  until, watchDocument, withPage,
} from './page.mjs';
import { header, home, privacy, resources, routes, shows, unknown } from './routes.mjs';
import { production } from './site.mjs';

const { origin } = production;
const LONG = 'a'.repeat(8_000);

const HASHES = [
  '#nowhere', '#%E0%A4%A', '#%', '#%00', '#constructor', '#__proto__', '#/', '#?', '#//elsewhere.example', '#\\',
  '#:target', '#javascript:alert(1)', '#<img src=x onerror=alert(1)>', '#"]', "#']", `#${LONG}`,
];

const PATHS = [
  '/%2F%2Felsewhere.example', '/\\elsewhere.example/', '/resources%00', '/%E0%A4%A', '/__proto__', `/${LONG}`,
  '//elsewhere.example/resources',
];

const footer = (page, address) => page.locator(`footer a[href="${address}"]`).first();
/** The name of the element that has the focus; 'body' when none has. */
const focused = (page) => page.evaluate(() => document.activeElement.localName);
const isInView = (page, id) =>
  until(() => page.locator(id).evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2));

const loading = suite('a direct load');

for (const route of routes) {
  const { address, status, expected } = route;
  loading(`of ${address} shows its page, and does nothing else`, withPage({ expected }, async ({ page, sent }) => {
    const response = await open(page, address);
    assert.is(response.status(), status);
    await shows(page, route);
    assert.is(page.url(), origin + address);
    assert.is(await focused(page), 'body', 'nothing has taken the focus');
    assert.is(await scrollTop(page), 0);
    assert.equal(sent, []);
  }));
}

const { expected } = unknown;

for (const spelling of ['/Resources?a=1#approach', '/RESOURCES/']) {
  const address = spelling.replace(/^\/resources\/?/i, resources.address);
  loading(`of ${spelling}, which the host does not know, shows the page`, withPage({ expected }, async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.goto(spelling);
    await shows(page, resources);
    assert.is(page.url(), origin + address);
    if (address.includes('#')) await isInView(page, '#approach');
    await header(page, '/#about').click();
    await shows(page, home);
    await page.goBack();
    await shows(page, resources);
    assert.is(loads, 1);
  }));
}

loading('of a path that leads nowhere shows the 404 page, which leads on', withPage({ expected }, async ({ page }) => {
  for (const path of PATHS) {
    const response = await open(page, origin + path);
    assert.is(response.status(), 404, path.slice(0, 40));
    await shows(page, unknown);
    assert.is(new URL(page.url()).origin, origin, path.slice(0, 40));
  }
  const address = page.url();
  await markDocument(page);
  await page.locator('main').getByRole('link').first().click();
  await shows(page, home);
  await page.goBack();
  await shows(page, unknown);
  assert.is(page.url(), address);
  assert.ok(await isMarkedDocument(page));
}));

loading('with a hash that leads nowhere is undisturbed, now and later', withPage(async ({ page }) => {
  await page.clock.install();
  const address = `${resources.address}?utm_source=x&q=%E0%A4%A#%E0%A4%A`;
  await open(page, address);
  await shows(page, resources);
  assert.is(page.url(), origin + address);
  await scrollTo(page, 600);
  for (const hash of HASHES) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.clock.runFor(300);
    assert.is(await scrollTop(page), 600, hash.slice(0, 40));
  }
  for (const way of ['goBack', 'goBack', 'goForward']) await page[way]();
  await rendered(page);
  assert.is(await scrollTop(page), 600);
  await header(page, '/#about').click();
  await shows(page, home);
  assert.is(page.url(), `${origin}/#about`);
}));

loading.run();

const links = suite('a link');

links('leads from page to page without a page load, to the top and the heading', withPage(async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  for (const route of [resources, privacy, home, privacy, resources, home]) {
    await page.locator(`:is(header, footer) a[href="${route.address}"]:visible`).first().click();
    await shows(page, route);
    assert.is(page.url(), origin + route.address);
    await until(async () => (await focused(page)) === 'h1');
    assert.is(await scrollTop(page), 0);
  }
  assert.ok(await isMarkedDocument(page));
}));

links.run();

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

history('restore page and place, and leave the focus alone', withPage({ viewport: PHONE }, async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const place = await leaveTheMiddleOfHome(page);
  assert.is(await scrollTop(page), 0);
  await scrollTo(page, 700);
  for (const [way, route, top] of [['goBack', home, place], ['goForward', resources, 700]]) {
    await page[way]();
    await shows(page, route);
    await rendered(page);
    assert.is(await scrollTop(page), top);
    assert.is.not(await focused(page), 'h1');
  }
  assert.ok(await isMarkedDocument(page));
}));

history('restore the place after a reload, of the page itself and of the one before it', withPage(async ({ page }) => {
  await open(page, '/');
  const place = await leaveTheMiddleOfHome(page);
  await scrollTo(page, 900);
  await page.reload();
  await hydrated(page);
  await until(async () => (await scrollTop(page)) === 900);
  await page.goBack();
  await shows(page, home);
  await until(async () => (await scrollTop(page)) === place);
}));

history('walk through the sections of one page', withPage({ reducedMotion: 'reduce' }, async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await header(page, '/#about').click();
  await isInView(page, '#about');
  const about = await scrollTop(page);
  await header(page, '/#contact').click();
  await isInView(page, '#contact');
  for (const [address, place] of [['/#about', about], ['/', 0]]) {
    await page.goBack();
    assert.is(page.url(), origin + address);
    await until(async () => (await scrollTop(page)) === place);
  }
  assert.ok(await isMarkedDocument(page));
}));

history('in a hurry end at the page of the address, and at its place', withPage(async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 1_000);
  await header(page, resources.address).click();
  await shows(page, resources);
  await footer(page, privacy.address).click();
  await shows(page, privacy);
  await page.evaluate(async () => {
    for (const step of [-1, -1, 1, 1, -1, -1]) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      window.history.go(step);
      await moved;
    }
  });
  await shows(page, home);
  assert.is(page.url(), `${origin}/`);
  await until(async () => (await scrollTop(page)) === 1_000);
}));

history('from another document find the page as it was left, in the theme chosen meanwhile', async () => {
  // Playwright switches the back/forward cache off, and so does any interception of requests.
  const caching = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await caching.newPage({ baseURL: origin, colorScheme: 'light' });
    await page.addInitScript(watchDocument);
    await page.goto('/');
    await formLoaded(page);
    await field(page, 'name').fill('Jo');
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.restored = persisted)));
    await page.goto(privacy.address);
    await hydrated(page);
    await flipTheme(page);
    await page.goBack({ waitUntil: 'commit' });
    await until(() => page.evaluate(() => window.restored).catch(() => undefined));
    assert.is(await field(page, 'name').inputValue(), 'Jo');
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
    await offersTheme(page, 'light');
  } finally {
    await caching.close();
  }
});

history.run();
