// Plain JavaScript: it is needed where the TypeScript sources can't be bundled.

/** Throws the error again; where an apostrophe has ended a text, in words of its own, with the line as it should be. */
export function nameApostrophe(error) {
  const { file, line, lineText = '' } = error.errors?.[0]?.location ?? {};
  const mended = lineText.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (mended === lineText) throw error;
  throw new Error(`${file}:${line}: a straight apostrophe ends the text there. Type ’ instead:\n  ${mended.trim()}`);
}
