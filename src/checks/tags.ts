export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** As it stands in the document. */
  readonly text: string;
}

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** The opening tags of a document. Escaped ones, such as &lt;iframe&gt; in a text, don't count. */
export function tagsOf(html: string): Tag[] {
  return [...html.replace(/<!--.*?-->/gs, '').matchAll(TAG)].map(([text, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? '']),
    ),
    text,
  }));
}
