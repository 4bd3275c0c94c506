// No word is broken inside, however large the browser's text, however wide the window.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { open, rendered, setTextSize, spaceText, withPage } from './page.mjs';
import { routes } from './routes.mjs';

/** Runs in the page: opens every disclosure at once, which their names and the page's script would prevent. */
function openEverything() {
  addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true });
  for (const details of document.querySelectorAll('main details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

/** Runs in the page: the words that stand on more than one line, without a hyphen where they part. */
function findBrokenWords() {
  const broken = [];
  const range = document.createRange();
  const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const place = (element) => element.closest('header, footer')?.localName ?? element.closest('[id]').id;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    range.selectNodeContents(texts.currentNode);
    if (lines() < 2 || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden')) continue;
    // An address may break anywhere.
    for (const { 0: word, index } of data.matchAll(/(?<!@\S*)[\p{L}\p{N}’'\u2011]+(?!\S*@)/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (lines() > 1) broken.push(`${word} (${place(parent)})`);
    }
  }
  return [...new Set(broken)];
}

const WIDTHS = [320, 390, 600, 768, 900, 1100, 1440, 2560];

const test = suite('words stay whole');

for (const { address, expected } of routes) {
  test(`on ${address}`, withPage({ expected, reducedMotion: 'reduce' }, async ({ page, context }) => {
    await open(page, address);
    await page.evaluate(openEverything);
    const found = [];
    for (const [size, widths, spaced] of [
      [16, WIDTHS, false],
      [16, WIDTHS, true],
      [24, WIDTHS, false],
      [32, WIDTHS, false],
      [32, WIDTHS.filter((width) => width >= 600), true],
    ]) {
      await setTextSize(page, context, size);
      await page.evaluate(() => (document.adoptedStyleSheets = []).length);
      if (spaced) await page.evaluate(spaceText);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await rendered(page);
        const words = await page.evaluate(findBrokenWords);
        const where = `at ${width} px, text of ${size} px${spaced ? ', spaced' : ''}`;
        if (words.length > 0) found.push(`${where}: ${words.join(', ')}`);
      }
    }
    assert.equal(found, []);
  }));
}

test.run();
