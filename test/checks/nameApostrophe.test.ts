import { build } from 'esbuild';
import * as assert from 'uvu/assert';
// @ts-expect-error It is plain JavaScript.
import { nameApostrophe } from '../../src/checks/nameApostrophe.mjs';
import { suite } from '../suite.ts';

const test = suite('nameApostrophe');

/** What the bundler says of a source file, as the build passes it on. */
async function failure(contents: string): Promise<string> {
  const stdin = { contents, sourcefile: 'src/site.ts', loader: 'ts' } as const;
  return build({ stdin, write: false, logLevel: 'silent' }).then(() => 'built', nameApostrophe).catch(({ message }: Error) => message);
}

test('a straight apostrophe that ends a text is named with its line, as it should be', async () => {
  assert.is(
    await failure("const facts = {\n  brand: 'Bob's Wiring',\n};"),
    'src/site.ts:2: a straight apostrophe ends the text there. Type ’ instead:\n  brand: \'Bob’s Wiring\',',
  );
});

test('any other error stays as it is', async () => {
  assert.match(await failure("const facts = { brand: 'Bob' ;"), 'ERROR: Expected "}"');
});

test.run();
