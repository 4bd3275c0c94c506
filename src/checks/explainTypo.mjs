// Plain JavaScript: it is needed where the TypeScript sources can't be bundled.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** What people forget most often, with the line as it should be; the error is in that line or in the next one of code. */
const TYPOS = [
  { says: 'a straight apostrophe ends the text there. Type ’ instead', mend: (line) => line.replace(/(?<=\p{L})'(?=\p{L})/gu, '’') },
  { says: 'a text stands between straight quotes', mend: (line) => line.replace(/“([^“”]*)”|‘([^‘]*)’(?=\s*[,})\]]|\s*$)/, "'$1$2'") },
  { says: 'the quote that ends the text is missing', mend: (line) => line.replace(/[,\s]*$/, "',") },
  { says: 'a comma is missing at the end', mend: (line) => line.replace(/[^,{[(]\s*$/, (end) => `${end.trimEnd()},`) },
];

/** Whether esbuild understands the text up to and with that line. */
async function isRight(text, line) {
  const { errors = [] } = await transform(text, { loader: 'tsx', logLevel: 'silent' }).then(() => ({}), (error) => error);
  return errors.every(({ location }) => location.line > line);
}

/** Throws esbuild's error again; where one of these typos alone has caused it, in words of its own. */
export async function explainTypo(error, root) {
  const { file = '', line } = error.errors?.[0]?.location ?? {};
  if (!/^src\/.*\.tsx?$/.test(file)) throw error;
  const text = await readFile(join(root, file), 'utf8');
  // A name that is not exported, or a file that is not there, is no typo of this kind.
  if (await isRight(text, line)) throw error;
  const lines = text.split('\n');
  const before = lines.findLastIndex((text, index) => index < line - 1 && !/^\s*(?:$|\/?\*|\/\/)/.test(text)) + 1;
  for (const at of [line, before].filter((number) => number > 0)) {
    for (const { says, mend } of TYPOS) {
      const mended = mend(lines[at - 1]);
      if (await isRight(lines.with(at - 1, mended).join('\n'), line)) {
        throw new Error(`${file}:${at}: ${says}:\n  ${mended.trim()}`);
      }
    }
  }
  throw error;
}
