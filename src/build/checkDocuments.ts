// What must be true of the written documents; each finding says where.

interface BuiltDocument {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The style sheets in it. */
  readonly sheets: readonly string[];
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function withoutInlined(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, '$1');
}

function checkClasses({ file, html, sheets }: BuiltDocument): string[] {
  const known = new Set(matches(sheets.join(''), /\.(-?[_a-zA-Z][\w-]*)/g));
  const used = new Set(matches(html, /\sclass="([^"]*)"/g).flatMap((value) => value.split(/\s+/)));
  return [...used]
    .filter((name) => name !== '' && !known.has(name))
    .map((name) => `${file}: the class "${name}" is not in the style sheet`);
}

interface ReadDocument extends BuiltDocument {
  readonly ids: readonly string[];
}

function checkMarkup({ file, html: text, ids }: ReadDocument, inlineScripts: number): string[] {
  const findings: string[] = [];
  if (/<[^>]+\sstyle="/.test(text)) findings.push(`${file}: an element has an inline style attribute`);
  if (/<template\b|javascript:/.test(text)) findings.push(`${file}: React wrote a template or a javascript: address`);
  const scripts = matches(text, /(<script\b)(?![^>]*type="application\/ld\+json")/g).length;
  if (scripts !== inlineScripts) findings.push(`${file}: ${scripts} scripts instead of ${inlineScripts}`);
  for (const part of matches(text, /\sdata-part="(\w*)"[^>]*><\//g)) findings.push(`${file}: the part "${part}" is empty`);
  for (const id of duplicates(ids)) findings.push(`${file}: the id "${id}" occurs twice`);
  return findings;
}

function checkLinks(document: ReadDocument, documents: readonly ReadDocument[], files: ReadonlySet<string>): string[] {
  const findings: string[] = [];
  for (const address of matches(document.html, /\s(?:href|src)="([^"]*)"/g)) {
    if (/^[a-z]+:/.test(address)) continue;
    const [path = '', anchor] = address.split('#');
    const target = path === '' ? document : documents.find((other) => other.path === path);
    if (!target && !files.has(path)) findings.push(`${document.file}: the link ${address} leads nowhere`);
    if (anchor !== undefined && target && !target.ids.includes(anchor)) {
      findings.push(`${document.file}: the link ${address} names an anchor that ${target.file} does not have`);
    }
  }
  return findings;
}

/**
 * Every reason why the documents must not be published; empty when all is well.
 * `files` are the other files of the site as absolute paths such as /favicon.svg.
 */
export function checkDocuments(
  documents: readonly BuiltDocument[],
  files: ReadonlySet<string>,
  inlineScripts: number,
): string[] {
  const texts = documents.map((document) => {
    const html = withoutInlined(document.html);
    return { ...document, html, ids: matches(html, /\sid="([^"]*)"/g) };
  });
  return [
    ...duplicates(documents.map(({ path }) => path)).map((path) => `two routes have the path ${path}`),
    ...duplicates(documents.map(({ file }) => file)).map((file) => `two routes write ${file}`),
    ...duplicates(documents.map(({ title }) => title)).map((title) => `two routes have the title "${title}"`),
    ...texts.flatMap((document) => [
      ...checkClasses(document),
      ...checkMarkup(document, inlineScripts),
      ...checkLinks(document, texts, files),
    ]),
  ];
}
