import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import * as assert from 'uvu/assert';
// @ts-expect-error It is plain JavaScript.
import { explainTypo } from '../../src/checks/explainTypo.mjs';
import { suite } from '../suite.ts';

const test = suite('explainTypo');
const root = mkdtempSync(join(tmpdir(), 'typo-'));
mkdirSync(join(root, 'src'));

test.after(() => rmSync(root, { recursive: true }));

/** What the build says of src/site.ts with these lines. */
async function failure(...lines: string[]): Promise<string> {
  const text = lines.join('\n');
  writeFileSync(join(root, 'src/site.ts'), text);
  const options = { loader: 'ts', sourcefile: 'src/site.ts', logLevel: 'silent' } as const;
  return transform(text, options)
    .then(() => 'built', (error) => explainTypo(error, root))
    .catch(({ message }: Error) => message);
}

test('a straight apostrophe that ends a text is named with its line, as it should be', async () => {
  assert.is(
    await failure('const facts = {', "  brand: 'Bob's Wiring',", '};'),
    "src/site.ts:2: a straight apostrophe ends the text there. Type ’ instead:\n  brand: 'Bob’s Wiring',",
  );
});

test('a comma that is missing at the end of a line is named with that line, and not with the next', async () => {
  assert.is(
    await failure('const facts = {', "  brand: 'Bob’s Wiring'", '  /** As people dial it. */', "  phone: '02',", '};'),
    "src/site.ts:2: a comma is missing at the end:\n  brand: 'Bob’s Wiring',",
  );
});

test('a quote that is missing, and curly ones around a text, are named', async () => {
  assert.match(
    await failure('const facts = {', "  brand: 'Bob,", "  phone: '02',", '};'),
    "src/site.ts:2: the quote that ends the text is missing:\n  brand: 'Bob',",
  );
  assert.match(
    await failure('const facts = {', '  brand: “Bob’s Wiring”,', '};').then((said) => said.replaceAll('\n', ' ')),
    'src/site.ts:2: a text stands between straight quotes',
  );
});

test('an import that finds nothing stays as it is', async () => {
  await failure("import { a } from './none.ts';");
  const error = Object.assign(new Error('no ./none.ts'), { errors: [{ location: { file: 'src/site.ts', line: 1 } }] });
  assert.is(await explainTypo(error, root).catch(({ message }: Error) => message), 'no ./none.ts');
});

test('any other error stays as it is, beside an apostrophe too', async () => {
  assert.match(await failure("const facts = { brand: 'Bob' ;"), 'ERROR: Expected "}"');
  assert.match(await failure("const facts = { brand: 'Bob's Wiring`, };", 'const more = 1;'), 'ERROR');
});

test.run();
