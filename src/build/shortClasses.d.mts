type ShortNames = ReadonlyMap<string, string>;
export function shortClasses(sheet: string): ShortNames;
export function shortenSheet(sheet: string, short: ShortNames): string;
export function shortenScript(text: string, short: ShortNames): string;
export function shortenHtml(html: string, short: ShortNames): string;
export function nameAfterSheet(
  entry: string,
  chunks: readonly (readonly [string, string])[],
  sheet: string,
): [string, string][];
