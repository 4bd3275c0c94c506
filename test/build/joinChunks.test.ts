import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf, joinChunks } from '../../src/build/joinChunks.mjs';

const test = suite('joinChunks');

const CLIENT = 'client-AAAA.js';
const FILES = { client: CLIENT, pages: ['Page-DDDD.js', 'Other-GGGG.js'], late: ['Late-HHHH.js'] };

const texts = new Map([
  [CLIENT, 'import { tell } from "/assets/chunk-BBBB.js";\nimport "/assets/chunk-CCCC.js";\ntell(() => import("/assets/Page-DDDD.js"));'],
  ['chunk-BBBB.js', 'import { name } from "/assets/chunk-CCCC.js";\nfunction tell(x) { console.log(name, x); }\nexport { tell };'],
  ['chunk-CCCC.js', 'var name = "shared";\nvar other = "shared too";\nexport { name, other as tell };'],
  ['Page-DDDD.js', 'import { tell as one } from "/assets/chunk-BBBB.js";\nimport { tell } from "/assets/chunk-CCCC.js";\nimport { own } from "/assets/chunk-EEEE.js";\nimport { both } from "/assets/chunk-FFFF.js";\none(tell + own + both);\nexport { one as Page };'],
  ['chunk-EEEE.js', 'import { name } from "/assets/chunk-CCCC.js";\nvar own = name;\nexport { own };'],
  ['chunk-FFFF.js', 'var both = "of both pages";\nexport { both };'],
  ['Other-GGGG.js', 'import { both } from "/assets/chunk-FFFF.js";\nconsole.log(both, () => import("/assets/Late-HHHH.js"));'],
  ['Late-HHHH.js', 'import { own } from "/assets/chunk-EEEE.js";\nimport "/assets/chunk-JJJJ.js";\nconsole.log(own);'],
  ['chunk-JJJJ.js', 'console.log("of what loads late");'],
]);

function only(names: Iterable<string>, start: string): string {
  const found = [...names].filter((name) => name.startsWith(start));
  assert.is(found.length, 1);
  return found[0] ?? '';
}

test('the imports of a file are found near and far, dynamic ones aside', () => {
  assert.equal([...importsOf(CLIENT, texts)].sort(), ['chunk-BBBB.js', 'chunk-CCCC.js']);
});

test('the client swallows what it or more than one page imports, a page what is its alone', async () => {
  const joined = await joinChunks(FILES, texts);
  assert.equal([...joined.keys()].map((name) => name.replace(/-\w+\.js/, '')).sort(), ['Late', 'Other', 'Page', 'client']);
  assert.equal([...importsOf(CLIENT, joined)], []);
  assert.match(joined.get(CLIENT) ?? '', 'of both pages');
  const page = only(joined.keys(), 'Page-');
  assert.equal([...importsOf(page, joined)], [CLIENT]);
  assert.match(joined.get(CLIENT) ?? '', `import("/assets/${page}")`);
  assert.match(joined.get(page) ?? '', /own\w* = /);
});

test('what loads late swallows what no page imports, and imports the rest from the pages', async () => {
  const joined = await joinChunks(FILES, texts);
  const [page, other, late] = ['Page-', 'Other-', 'Late-'].map((start) => only(joined.keys(), start));
  assert.match(joined.get(late ?? '') ?? '', `from "/assets/${page}"`);
  assert.match(joined.get(late ?? '') ?? '', 'of what loads late');
  assert.match(joined.get(other ?? '') ?? '', `import("/assets/${late}")`);
});

test('equal names from different chunks are kept apart', async () => {
  const joined = await joinChunks(FILES, texts);
  const page = joined.get(only(joined.keys(), 'Page-')) ?? '';
  const [, one, tell] = /\b(j\w+) as one\b.*\b(j\w+) as tell\b/s.exec(page) ?? [];
  assert.ok(one !== undefined && tell !== undefined && one !== tell, page);
});

test('another client gives every page another name, so that no cached page asks for an old client', async () => {
  const before = await joinChunks(FILES, texts);
  const changed = new Map([...texts].map(([name, text]) => [name.replace('AAAA', 'IIII'), text]));
  const after = await joinChunks({ ...FILES, client: 'client-IIII.js' }, changed);
  assert.equal([...before.keys()].filter((name) => after.has(name)), []);
});

test.run();
