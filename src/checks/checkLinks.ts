import { normalisePath } from '../router/normalisePath.ts';
import { tagsOf } from './tags.ts';

interface Page {
  readonly path: string;
  readonly body: string;
}

/** The paths by which the site can be reached, each with the ids of what stands there. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

function problemOf(href: string, page: Page, places: Places): string | undefined {
  const base = new URL(page.path, 'http://site.invalid');
  const { origin, pathname, hash } = URL.canParse(href, base) ? new URL(href, base) : base;
  if (origin !== base.origin) return undefined;
  const ids = places.get(normalisePath(pathname));
  if (!ids) return 'there is no such page or file';
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1))) ? undefined : 'nothing on that page has that id';
}

/** Links within the site that lead nowhere, each once; `files` are addresses. It never stops a build. */
export function linkAdvice(pages: readonly Page[], files: Iterable<string>): string[] {
  const places: Places = new Map([
    ...[...files].map((address) => [normalisePath(address), new Set<string>()] as const),
    ...pages.map(({ path, body }) => {
      const ids = tagsOf(body).map(({ attributes }) => attributes.get('id') ?? '');
      return [path, new Set(ids)] as const;
    }),
  ]);
  const advice = new Map<string, string>();
  for (const page of pages) {
    for (const { name, attributes } of tagsOf(page.body)) {
      const href = attributes.get('href');
      const problem = name === 'a' && href !== undefined ? problemOf(href, page, places) : undefined;
      if (problem && !advice.has(href ?? '')) advice.set(href ?? '', `The page ${page.path} links to ${href}, but ${problem}.`);
    }
  }
  return [...advice.values()];
}
