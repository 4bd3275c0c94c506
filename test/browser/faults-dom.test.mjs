// The page's DOM changed by others: a translator that puts its own elements in place of texts, and extensions.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, combobox, field, form, labelOf } from './form.mjs';
import { flipTheme, formLoaded, holdClient, hydrated, offersTheme, open, rendered, until, withPage } from './page.mjs';
import { header, home, resources, shows, tradeIds } from './routes.mjs';

// React tells that it had to make something anew: its message 418, 423 or 425 in production.
const expected = [/Minified React error #4(?:18|23|25)/];

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
      for (const node of addedNodes) if (node.isConnected) walk(node instanceof Text ? node.parentNode : node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What password managers, spelling checkers and theme extensions leave behind. */
function extend() {
  document.documentElement.classList.add('extended');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('ext-toolbar'));
  document.head.append(document.createElement('meta'));
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lpignore', 'true');
    field.after(document.createElement('ext-icon'));
  }
  for (const link of document.querySelectorAll('a[href^="tel:"]')) {
    link.textContent = 'Call by extension';
    link.append(document.createElement('ext-dialer'));
  }
}

async function typeBefore(page) {
  await field(page, 'name').fill('Jo <b>Citizen</b>');
  await field(page, 'businessType').selectOption('trades');
  await form(page).getByRole('checkbox').check();
  await field(page, 'challenge').fill('Quotes');
  await field(page, 'email').pressSequentially('jo@');
}

async function keepsTyped(page) {
  assert.ok(await field(page, 'email').evaluate((input) => input.getBoundingClientRect().top < innerHeight));
  await page.keyboard.type('example.com');
  assert.is(await field(page, 'name').inputValue(), 'Jo <b>Citizen</b>');
  assert.is(await field(page, 'email').inputValue(), 'jo@example.com', 'the focus and the caret stay');
  assert.is(await field(page, 'businessType').inputValue(), 'trades');
  assert.is(await field(page, 'challenge').inputValue(), 'Quotes');
  assert.ok(await form(page).getByRole('checkbox').isChecked());
}

/** Everything of the site that changes a text or takes an element away. */
async function walkThrough(page, says) {
  const reads = (locator, text) => until(async () => (await locator.innerText()).trim() === says(text));

  const [ready, healthcare] = [await button(page).innerText(), await labelOf(page, 'healthcare')];
  await field(page, 'name').fill('');
  await button(page).click();
  await reads(page.locator('#signup-name-error'), 'Name is required');
  await field(page, 'name').fill('Jo');
  await field(page, 'email').fill('jo@example.com');
  await field(page, 'challenge').fill('Quotes');
  await combobox(page).click();
  await page.getByRole('option', { name: healthcare }).click();
  await until(async () => (await combobox(page).innerText()) === healthcare);
  await button(page).click();
  await reads(page.locator('[role="status"] p').first(), 'Welcome to Early Access!');
  await until(async () => (await button(page).innerText()) === ready);
  assert.is(await page.locator('#signup-name-error').count(), 0);
  await page.getByRole('status').getByRole('button').click();
  await flipTheme(page);
  await offersTheme(page, 'light');

  await page.locator('#cyber-checks canvas').scrollIntoViewIfNeeded();
  const pause = page.locator('#cyber-checks button');
  const moving = await until(() => pause.innerText());
  await pause.click();
  await until(async () => (await pause.innerText()) !== moving);
  await pause.click();
  await until(async () => (await pause.innerText()) === moving);

  for (const route of [resources, home, resources]) {
    await page.locator(`:is(header, footer) a[href="${route.address}"]:visible`).first().click();
    await until(async () => (await page.title()) === route.title);
  }
  const card = page.locator('details[name="business-type"]').first();
  await card.locator('> summary').click();
  await card.locator('details > summary').first().click();
  await card.locator('details ol').first().waitFor();
}

for (const [who, change, says] of [
  ['a translator', translate, (text) => `«${text}»`],
  ['an extension', extend, (text) => text],
]) {
  const others = suite(who);

  others('that changes the page afterwards leaves everything usable', withPage(async ({ page }) => {
    await open(page, '/');
    await page.evaluate(change);
    await walkThrough(page, says);
  }));

  others('that changes it before the script costs nothing that was typed', withPage({ expected }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto('/');
    await typeBefore(page);
    await page.evaluate(change);
    release();
    await hydrated(page);
    await rendered(page);
    await keepsTyped(page);
    await walkThrough(page, says);
  }));

  others.run();
}

const parts = suite('a part of the page');

parts('that a blocker takes away costs no other part', withPage(async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('#experts, footer ul, main svg, [role="status"]')) one.remove();
  });
  await flipTheme(page);
  await header(page, resources.address).click();
  await shows(page, resources);
  await page.goBack();
  await shows(page, home);
  await page.locator('#experts').waitFor();
}));

const PARTS = 'header, footer, main > section, details[name="business-type"]';

for (const [address, changed] of [['/', 'services'], ['/', 'contact'], ['/resources', tradeIds[1]]]) {
  const name = `that was changed before the script is all that is made anew: ${address}#${changed}`;
  parts(name, withPage({ expected }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(address);
    if (address === '/') await typeBefore(page);
    else await page.locator(`#${tradeIds[0]} > summary`).click();
    const heading = page.locator(`#${changed}`).locator('h2, h3').first();
    const words = await heading.textContent();
    await page.evaluate((parts) => {
      for (const part of document.querySelectorAll(parts)) part.isOld = true;
    }, PARTS);
    await heading.evaluate((element) => (element.textContent = 'Changed by others'));
    release();
    await formLoaded(page);
    await until(async () => (await heading.textContent()) === words);
    const parts = await page.locator(PARTS).evaluateAll((all) => all.map(({ id, isOld }) => ({ id, isOld })));
    assert.ok(parts.length > 5);
    assert.equal(parts.filter(({ isOld }) => !isOld).map(({ id }) => id), [changed]);
    if (address === '/') await keepsTyped(page);
    else assert.is(await page.locator(`#${tradeIds[0]}`).getAttribute('open'), '');
  }));
}

parts.run();
