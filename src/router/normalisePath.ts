/** One spelling per page: no trailing slash, no `.html`, no `/index.html` of the root, lower case. */
export function normalisePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/^(\/[^/].*)\/$/, '$1')
    .replace(/^\/index\.html$/, '/')
    .replace(/\.html$/, '');
}
