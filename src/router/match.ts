/** One spelling per page: no trailing slash, no `.html`, no `/index.html` of the root, lower case. */
export function normalisePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/^(\/[^/].*)\/$/, '$1')
    .replace(/^\/index\.html$/, '/')
    .replace(/\.html$/, '');
}

/** The route whose path is the given one after normalising; percent-encoding is not decoded, no path needs it. */
export function matchRoute<R extends { readonly path: string }>(routes: readonly R[], pathname: string): R | undefined {
  const path = normalisePath(pathname);
  return routes.find((route) => route.path === path);
}
