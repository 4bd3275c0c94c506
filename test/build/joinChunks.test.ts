import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf, joinChunks } from '../../src/build/joinChunks.mjs';

const test = suite('joinChunks');

const CLIENT = 'client-AAAA.js';

const texts = new Map([
  [CLIENT, 'import { tell } from "/assets/chunk-BBBB.js";\nimport "/assets/chunk-CCCC.js";\ntell(() => [import("/assets/Page-DDDD.js"), import("/assets/Other-GGGG.js"), import("/assets/Third-OOOO.js")]);'],
  ['chunk-BBBB.js', 'import { name } from "/assets/chunk-CCCC.js";\nfunction tell(x) { console.log(name, x); }\nexport { tell };'],
  ['chunk-CCCC.js', 'var name = "shared";\nvar other = "shared too";\nexport { name, other as tell };'],
  ['Page-DDDD.js', 'import { tell as one } from "/assets/chunk-BBBB.js";\nimport { tell } from "/assets/chunk-CCCC.js";\nimport { own } from "/assets/chunk-EEEE.js";\nimport { both } from "/assets/chunk-FFFF.js";\none(tell + own + both);\nexport { one as Page };'],
  ['chunk-EEEE.js', 'import { name } from "/assets/chunk-CCCC.js";\nvar own = name;\nexport { own };'],
  ['chunk-FFFF.js', 'var both = "of both pages";\nexport { both };'],
  ['Other-GGGG.js', 'import { both } from "/assets/chunk-FFFF.js";\nimport { early } from "/assets/chunk-KKKK.js";\nconsole.log(both, early, () => import("/assets/Late-HHHH.js"));'],
  ['Late-HHHH.js', 'import { later } from "/assets/chunk-JJJJ.js";\nimport { early } from "/assets/chunk-KKKK.js";\nimport { between } from "/assets/chunk-LLLL.js";\nconsole.log(early, later, between, () => import("/assets/Latest-MMMM.js"));'],
  ['Latest-MMMM.js', 'import { later } from "/assets/chunk-JJJJ.js";\nimport { distant } from "/assets/chunk-NNNN.js";\nconsole.log(later, distant);'],
  ['Third-OOOO.js', 'import { distant } from "/assets/chunk-NNNN.js";\nimport { between } from "/assets/chunk-LLLL.js";\nconsole.log(distant, between, () => import("/assets/Latest-MMMM.js"));'],
  ['chunk-JJJJ.js', 'var later = "of what loads late";\nexport { later };'],
  ['chunk-KKKK.js', 'var early = "of a page and what it loads late";\nexport { early };'],
  ['chunk-LLLL.js', 'var between = "of a page and what another loads late";\nexport { between };'],
  ['chunk-NNNN.js', 'var distant = "of a page and what it shares with another";\nexport { distant };'],
]);

function only(names: Iterable<string>, start: string): string {
  const found = [...names].filter((name) => name.startsWith(start));
  assert.is(found.length, 1);
  return found[0] ?? '';
}

test('the imports of a file are found near and far, dynamic ones aside', () => {
  assert.equal([...importsOf(CLIENT, texts)].sort(), ['chunk-BBBB.js', 'chunk-CCCC.js']);
});

/** The files whose text has the words. */
function holders(joined: ReadonlyMap<string, string>, words: string): string[] {
  return [...joined].filter(([, text]) => text.includes(`"${words}"`)).map(([name]) => name.replace(/-\w+\.js/, ''));
}

test('every chunk becomes a part of what is loaded before all that import it', async () => {
  const joined = await joinChunks(CLIENT, texts);
  assert.equal(
    [...joined.keys()].map((name) => name.replace(/-\w+\.js/, '')).sort(),
    ['Late', 'Latest', 'Other', 'Page', 'Third', 'client'],
  );
  assert.equal(holders(joined, 'shared too'), ['client']);
  assert.equal(holders(joined, 'of both pages'), ['client']);
  assert.equal(holders(joined, 'of a page and what it loads late'), ['Other']);
  assert.equal(holders(joined, 'of a page and what another loads late'), ['client']);
  // Two pages lead to it, so that neither is there in any case.
  assert.equal(holders(joined, 'of what loads late'), ['client']);
  assert.equal(holders(joined, 'of a page and what it shares with another'), ['client']);
});

test('what is a page’s alone stays with it, and the client loads the page by its new name', async () => {
  const joined = await joinChunks(CLIENT, texts);
  const page = only(joined.keys(), 'Page-');
  assert.equal([...importsOf(CLIENT, joined)], []);
  assert.equal([...importsOf(page, joined)], [CLIENT]);
  assert.match(joined.get(CLIENT) ?? '', `import("/assets/${page}")`);
  assert.match(joined.get(page) ?? '', /own\w* = /);
});

test('what loads late imports from the page that has loaded it', async () => {
  const joined = await joinChunks(CLIENT, texts);
  const [other, late] = ['Other-', 'Late-'].map((start) => only(joined.keys(), start));
  assert.match((joined.get(late ?? '') ?? '').replaceAll(' ', ''), `from"/assets/${other}"`);
  assert.match(joined.get(other ?? '') ?? '', `import("/assets/${late}")`);
});

test('equal names from different chunks are kept apart', async () => {
  const joined = await joinChunks(CLIENT, texts);
  const page = joined.get(only(joined.keys(), 'Page-')) ?? '';
  const [, one, tell] = /\b(j\w+) as one\b.*\b(j\w+) as tell\b/s.exec(page) ?? [];
  assert.ok(one !== undefined && tell !== undefined && one !== tell, page);
});

test('another client gives every page another name, so that no cached page asks for an old client', async () => {
  const before = await joinChunks(CLIENT, texts);
  const changed = new Map([...texts].map(([name, text]) => [name.replace('AAAA', 'IIII'), text]));
  const after = await joinChunks('client-IIII.js', changed);
  assert.equal([...before.keys()].filter((name) => after.has(name)), []);
});

test.run();
