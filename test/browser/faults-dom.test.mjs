// The page's DOM changed by others: a translator that puts its own elements in place of texts, and extensions.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paintedLongAgo } from './form.mjs';
import { flipTheme, holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';

// React tells that it had to make the page anew: its message 418, 423 or 425 in production.
const MADE_ANEW = /Minified React error #4(?:18|23|25)/;

/** Does to every text, now and later, what Google Translate does: the text node gives way to two font elements. */
function translate() {
  const wrapped = (text) => text.parentElement.closest('font, script, style, title, textarea');
  function walk(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '' || wrapped(text)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(`«${text.data}»`);
      text.replaceWith(outer);
    }
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  walk(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') walk(target.parentNode ?? document.body);
      for (const node of addedNodes) if (node.isConnected) walk(node.nodeType === Node.TEXT_NODE ? node.parentNode : node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What password managers, spelling checkers and theme extensions leave behind. */
function extend() {
  const root = document.documentElement;
  root.dataset.darkreaderMode = 'dynamic';
  root.classList.add('ext-on');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('ext-toolbar'));
  document.body.append(document.createElement('grammarly-desktop-integration'));
  document.head.append(document.createElement('meta'));
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lpignore', 'true');
    field.setAttribute('data-gramm', 'false');
    field.after(document.createElement('ext-icon'));
  }
  for (const link of document.querySelectorAll('a[href^="tel:"]')) {
    link.textContent = 'Call by extension';
    link.append(document.createElement('ext-dialer'));
  }
}

const field = (page, name) => page.locator(`#signup-${name}`);
const submit = (page) => page.locator('#contact button[type="submit"]');
const toggle = (page) => page.locator('[data-theme-toggle]');
const isCurrent = (page, { title }) => until(async () => (await page.title()) === title);

async function typeBefore(page) {
  await field(page, 'name').fill('Jo <b>Citizen</b>');
  await field(page, 'businessType').selectOption('trades');
  await page.locator('[name="earlyAccess"]').check();
  await field(page, 'challenge').fill('Quotes');
  await field(page, 'email').pressSequentially('jo@');
}

async function kept(page) {
  await page.keyboard.type('example.com');
  assert.is(await field(page, 'name').inputValue(), 'Jo <b>Citizen</b>');
  assert.is(await field(page, 'email').inputValue(), 'jo@example.com', 'the focus and the caret stay');
  assert.is(await field(page, 'businessType').inputValue(), 'trades');
  assert.is(await field(page, 'challenge').inputValue(), 'Quotes');
  assert.ok(await page.locator('[name="earlyAccess"]').isChecked());
}

/** Everything of the site that changes a text or takes an element away. */
async function walkThrough(page, { translated }) {
  const says = (text) => (translated ? `«${text}»` : text);
  const reads = (locator, text) => until(async () => (await locator.innerText()).trim() === says(text));

  await page.evaluate(paintedLongAgo);
  await field(page, 'name').fill('');
  await submit(page).click();
  await reads(page.locator('#signup-name-error'), 'Name is required');
  await field(page, 'name').fill('Jo');
  await field(page, 'email').fill('jo@example.com');
  await field(page, 'challenge').fill('Quotes');
  await page.locator('#contact [role="combobox"]').click();
  await page.getByRole('option', { name: says('Healthcare') }).click();
  await reads(page.locator('#contact [role="combobox"]'), 'Healthcare');
  await submit(page).click();
  await reads(page.locator('[role="status"] p').first(), 'Welcome to Early Access!');
  await reads(submit(page), 'Join Early Access List');
  assert.is(await page.locator('#signup-name-error').count(), 0);
  await page.getByRole('button', { name: 'Close' }).last().click();

  await flipTheme(page);
  assert.is(await toggle(page).getAttribute('aria-label'), 'Switch to light theme');

  await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const pause = page.locator('#cyber-checks button');
  await reads(pause, 'Pause animation');
  await pause.click();
  await reads(pause, 'Play animation');
  await pause.click();
  await reads(pause, 'Pause animation');

  for (const route of [resources, home, resources]) {
    await page.locator(`:is(header, footer) a[href="${route.address}"]:visible`).first().click();
    await isCurrent(page, route);
  }
  const card = page.locator('details[name="business-type"]').first();
  await card.locator('> summary').click();
  await card.locator('details > summary').first().click();
  await card.locator('details ol').first().waitFor();
  await page.goBack();
  await isCurrent(page, home);
  await page.goForward();
  await isCurrent(page, resources);
}

const translator = suite('a translator');

translator('at work on the whole page leaves everything usable', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(translate);
  await walkThrough(page, { translated: true });
}));

translator('leaves the menu of a phone usable', withPage({ viewport: PHONE }, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(translate);
  const summary = page.locator('header summary');
  await summary.click();
  assert.match(await summary.innerText(), /«Close»/);
  await summary.click();
  assert.match(await summary.innerText(), /«Menu»/);
}));

translator('that comes before the script costs nothing that was typed', withPage({ expected: [MADE_ANEW] }, async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await typeBefore(page);
  await page.evaluate(translate);
  release();
  await hydrated(page);
  await rendered(page);
  assert.ok(await field(page, 'email').evaluate((input) => input.getBoundingClientRect().top < innerHeight), 'it is in view');
  await kept(page);
  await walkThrough(page, { translated: true });
}));

translator.run();

const extension = suite('an extension');

extension('that changes the page afterwards leaves everything usable', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(extend);
  await walkThrough(page, { translated: false });
}));

extension('that changes the page before the script costs nothing that was typed', withPage({ expected: [MADE_ANEW] }, async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await typeBefore(page);
  await page.evaluate(extend);
  release();
  await hydrated(page);
  await kept(page);
  await walkThrough(page, { translated: false });
}));

extension('that takes elements away leaves the rest usable', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    // What an overeager blocker of advertisements or of newsletters hides.
    for (const one of document.querySelectorAll('#experts, footer ul, main svg, [role="status"]')) one.remove();
  });
  await flipTheme(page);
  await page.locator('header nav').getByRole('link', { name: 'Resources' }).click();
  await isCurrent(page, resources);
  await page.goBack();
  await isCurrent(page, home);
  await page.locator('#experts').waitFor();
}));

extension.run();
