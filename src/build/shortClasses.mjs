// Classes and custom properties are readable in the sources and in development; what gets published has a letter or
// two instead.
import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
// As esbuild names what belongs to a CSS module, the file's base name, then the class or the animation; and properties.
const LOCAL = /\b[A-Z]\w*_\w+\b|--[a-z][\w-]*/g;

function letters(index) {
  const last = LETTERS[index % LETTERS.length];
  return index < LETTERS.length ? last : letters(Math.floor(index / LETTERS.length) - 1) + last;
}

/** A short name for each local name and custom property of the sheet. */
export function shortClasses(sheet) {
  const names = [...new Set(sheet.match(LOCAL))];
  const properties = names.filter((name) => name.startsWith('--'));
  const locals = names.filter((name) => !name.startsWith('--'));
  return new Map([
    ...locals.map((name, index) => [name, letters(index)]),
    ...properties.map((name, index) => [name, `--${letters(index)}`]),
  ]);
}

const shorten = (text, short) => text.replace(LOCAL, (name) => short.get(name) ?? name);

export const shortenSheet = shorten;

/** In scripts only strings that begin with one are such names; a variable may look like one. */
export function shortenScript(text, short) {
  return text.replace(/"(?:[A-Z]\w*_\w+|--[a-z][\w-]*)(?: [\w-]+)*"/g, (string) => shorten(string, short));
}

export function shortenHtml(html, short) {
  return html.replace(/ class="[^"]*"/g, (attribute) => shorten(attribute, short));
}

/**
 * The entry chunk, and what imports it, under a name that changes with the sheet: a cached script must never meet one
 * whose letters mean something else. Takes and gives [file name, JavaScript] pairs.
 */
export function nameAfterSheet(entry, chunks, sheet) {
  const digest = createHash('sha256').update(sheet).digest();
  const rename = (text) =>
    text.replace(new RegExp(`(?<=\\b${entry})(\\w+)(?=\\.js\\b)`, 'g'), (hash) =>
      createHash('sha256').update(hash).update(digest).digest('hex').slice(0, 8).toUpperCase(),
    );
  return chunks.map(([name, text]) => [rename(name), rename(text)]);
}
