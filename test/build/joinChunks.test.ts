import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf, joinChunks } from '../../src/build/joinChunks.mjs';

const test = suite('joinChunks');

const texts = new Map([
  ['client-AAAA.js', 'import { tell } from "/assets/chunk-BBBB.js";\nimport "/assets/chunk-CCCC.js";\ntell(() => import("/assets/Page-DDDD.js"));'],
  ['chunk-BBBB.js', 'import { name } from "/assets/chunk-CCCC.js";\nfunction tell(x) { console.log(name, x); }\nexport { tell };'],
  ['chunk-CCCC.js', 'var name = "shared";\nvar other = "shared too";\nexport { name, other as tell };'],
  ['Page-DDDD.js', 'import { tell as one } from "/assets/chunk-BBBB.js";\nimport { tell } from "/assets/chunk-CCCC.js";\nimport { own } from "/assets/chunk-EEEE.js";\none(tell + own);\nexport { one as Page };'],
  ['chunk-EEEE.js', 'import { name } from "/assets/chunk-CCCC.js";\nvar own = name;\nexport { own };'],
]);

function only(names: Iterable<string>, start: string): string {
  const found = [...names].filter((name) => name.startsWith(start));
  assert.is(found.length, 1);
  return found[0] ?? '';
}

test('the imports of a file are found near and far, dynamic ones aside', () => {
  assert.equal([...importsOf('client-AAAA.js', texts)].sort(), ['chunk-BBBB.js', 'chunk-CCCC.js']);
});

test('the client swallows what it imports; the pages and their own shared chunks stay', async () => {
  const joined = await joinChunks('client-AAAA.js', texts);
  assert.equal([...joined.keys()].map((name) => name.replace(/-\w+\.js/, '')).sort(), ['Page', 'chunk', 'client']);
  assert.equal([...importsOf('client-AAAA.js', joined)], []);
  const page = only(joined.keys(), 'Page-');
  assert.equal([...importsOf(page, joined)].sort(), [only(joined.keys(), 'chunk-'), 'client-AAAA.js'].sort());
  assert.match(joined.get('client-AAAA.js') ?? '', `import("/assets/${page}")`);
});

test('equal names from different chunks are kept apart', async () => {
  const joined = await joinChunks('client-AAAA.js', texts);
  const page = joined.get(only(joined.keys(), 'Page-')) ?? '';
  const [, one, tell] = /\{tell_(\d) as one\}.*\{tell_(\d) as tell\}/s.exec(page) ?? [];
  assert.ok(one !== undefined && tell !== undefined && one !== tell, page);
});

test('another client gives every page another name, so that no cached page asks for an old client', async () => {
  const before = await joinChunks('client-AAAA.js', texts);
  const changed = new Map([...texts].map(([name, text]) => [name.replace('AAAA', 'FFFF'), text]));
  const after = await joinChunks('client-FFFF.js', changed);
  assert.equal([...before.keys()].filter((name) => after.has(name)), []);
});

test.run();
