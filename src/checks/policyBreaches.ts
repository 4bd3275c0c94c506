// What the Content-Security-Policy (src/build/headers.ts) would keep from working without a word.
import { tagsOf } from './tags.ts';
import type { Tag } from './tags.ts';

const FRAMES = ['iframe', 'frame', 'object', 'embed'];

/** The ways out. */
const FRAME = 'no page may be shown inside another. Link to it with an <a>, from a picture of it if you like';
const FORM = 'no form is sent by the browser itself. Send it by script to the webhook, as src/signup does';
const INLINE_SCRIPT = 'a script may not stand in the page. Put it into a file of src/assets, or a component’s effect';
const SCRIPT =
  'no script comes from another host. To count visitors, fill in counter in src/site.ts; for anything else link to it';
const STYLE = 'no style may stand in the page. Put it into the component’s CSS module, for a class or a data attribute';
const HANDLER = 'no script may stand in an attribute. Handle the event in a component';
const ADDRESS = 'an address may not be a script. Use a button with onClick';
const FONT = 'README.md says how to change the font';
const SHEET = `the one style sheet is in the page. Import yours in styles/index.css; ${FONT}`;
const FILE = 'nothing is loaded from another host. Put the file into src/assets, and write its address as /name';

function isElsewhere(address: string, siteUrl: string): boolean {
  const base = siteUrl || 'http://localhost';
  return !URL.canParse(address, base) || new URL(address, base).origin !== new URL(base).origin;
}

/** Why a tag would not work, and the way out; undefined for a tag that does. */
function problemOf({ name, attributes }: Tag, siteUrl: string): string | undefined {
  const get = (attribute: string) => attributes.get(attribute) ?? '';
  const leadsAway = (attribute: string) => get(attribute).split(/[\s,]+/).some((part) => isElsewhere(part, siteUrl));

  if (FRAMES.includes(name)) return FRAME;
  if (get('action') !== '' || get('formaction') !== '') return FORM;
  if (name === 'script' && !/json/.test(get('type'))) {
    if (!attributes.has('src')) return INLINE_SCRIPT;
    if (leadsAway('src')) return SCRIPT;
  }
  if (name === 'style' || attributes.has('style')) return STYLE;
  if ([...attributes.keys()].some((attribute) => /^on[a-z]/.test(attribute))) return HANDLER;
  if (/^\s*javascript:/i.test(get('href'))) return ADDRESS;
  if (name === 'link') {
    if (get('rel') === 'stylesheet') return SHEET;
    return /\b(?:icon|apple-touch-icon|manifest)\b/.test(get('rel')) && leadsAway('href') ? FILE : undefined;
  }
  const loaded = ['image', 'use'].includes(name) ? ['href', 'xlink:href'] : ['src', 'srcset', 'poster'];
  return loaded.some(leadsAway) ? FILE : undefined;
}

/** What is wrong with the tags of a page, or of the template with its places for {{what the build puts in}}. */
export function policyBreaches(where: string, html: string, siteUrl: string): string[] {
  const written = html.replace(/<(?:script|style)\b[^>]*>\{\{\w+\}\}/g, '');
  return tagsOf(written).flatMap((tag) => {
    const problem = problemOf(tag, siteUrl);
    const text = tag.text.length > 100 ? `${tag.text.slice(0, 100)}…` : tag.text;
    return problem === undefined ? [] : [`${where} has ${text}, which browsers will block: ${problem}.`];
  });
}

/** The same for what a style sheet loads; `files` are known by their addresses. */
export function sheetBreaches(sheet: string, siteUrl: string, files: ReadonlyMap<string, unknown>): string[] {
  const loads = sheet.matchAll(/(?:@import\s*(?:url\()?|url\()\s*(?:"([^"]*)"|'([^']*)'|([^"')\s;]+))/g);
  return [...loads].flatMap(([, doubly, singly, bare]) => {
    const address = doubly ?? singly ?? bare ?? '';
    if (isElsewhere(address, siteUrl)) {
      return `A style sheet loads ${address.slice(0, 100)}, which browsers will block: ${FILE}; ${FONT}.`;
    }
    return address.startsWith('#') || files.has(address) ? [] : `A style sheet loads ${address}, and src/assets holds no such file.`;
  });
}
