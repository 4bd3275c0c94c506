export const SITE_FILE = 'src/site.ts';

/** Source files by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** The file, with the line of the words where they occur first; white space before them only narrows the search. */
export function place(sources: Sources, file: string, words: string): string {
  const text = sources.get(file) ?? '';
  const index = text.indexOf(words);
  return index === -1 ? file : `${file}:${text.slice(0, index + words.search(/\S/)).split('\n').length}`;
}

/** Where a fact is written. */
export function placeOfFact(sources: Sources, name: string): string {
  return place(sources, SITE_FILE, `\n  ${name}:`);
}
