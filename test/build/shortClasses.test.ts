import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nameAfterSheet, shortClasses, shortenHtml, shortenScript, shortenSheet } from '../../src/build/shortClasses.mjs';

const test = suite('shortClasses');

const SHEET = '.Hero_words{animation:Hero_rise 1s}.reveal{opacity:0}@keyframes Hero_rise{to{opacity:1}}.Hero_words p{color:red}';
const short = shortClasses(SHEET);

test("each class and animation of a module gets a name of its own; the site's global ones stay", () => {
  assert.is(shortenSheet(SHEET, short), '.a{animation:b 1s}.reveal{opacity:0}@keyframes b{to{opacity:1}}.a p{color:red}');
});

test('custom properties get short names, in scripts too', () => {
  const sheet = ':root{--ink: #000;--fs-h1: 2rem}.Hero_words{--ink: red;color:var(--ink, var(--fs-h1))}';
  const names = shortClasses(sheet);
  assert.is(shortenSheet(sheet, names), ':root{--a: #000;--b: 2rem}.a{--a: red;color:var(--a, var(--b))}');
  assert.is(shortenScript('read("--fs-h1", "--other", i--ink)', names), 'read("--b", "--other", i--ink)');
});

test('more classes than letters get two letters, all different', () => {
  const many = shortClasses(Array.from({ length: 200 }, (_, index) => `.Card_n${index}`).join('{}'));
  assert.is(new Set(many.values()).size, 200);
  assert.is(many.get('Card_n52'), 'aa');
  for (const name of many.values()) assert.match(name, /^[a-zA-Z]{1,2}$/);
});

test('in scripts only strings that begin with a name have some', () => {
  const script = 'var Hero_words = "Hero_words reveal Hero_words"; say("These Hero_words stay", "Other_name");';
  assert.is(shortenScript(script, short), 'var Hero_words = "a reveal a"; say("These Hero_words stay", "Other_name");');
});

test('in documents only class attributes are touched', () => {
  const html = '<p class="Hero_words reveal" id="Hero_words">Hero_words</p>';
  assert.is(shortenHtml(html, short), '<p class="a reveal" id="Hero_words">Hero_words</p>');
});

test('the entry and its importers follow when the sheet changes', () => {
  const chunks = [['client-AAAA.js', 'tell()'], ['Page-BBBB.js', 'import "/assets/client-AAAA.js"']] as const;
  const now = nameAfterSheet('client-', chunks, SHEET);
  const later = nameAfterSheet('client-', chunks, `.About_new{}${SHEET}`);
  assert.match(now[0]?.[0] ?? '', /^client-[0-9A-F]{8}\.js$/);
  assert.is(now[1]?.[1], `import "/assets/${now[0]?.[0]}"`);
  assert.is(now[1]?.[0], 'Page-BBBB.js');
  assert.is.not(now[0]?.[0], later[0]?.[0]);
});

test.run();
