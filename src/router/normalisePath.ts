function decode(pathname: string): string {
  try {
    // Not decodeURIComponent: an encoded slash is no separator.
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** One spelling per page: decoded, no trailing slash, no `.html`, no `/index.html` of the root, lower case. */
export function normalisePath(pathname: string): string {
  return decode(pathname)
    .toLowerCase()
    .replace(/^(\/[^/].*)\/$/, '$1')
    .replace(/^\/index\.html$/, '/')
    .replace(/\.html$/, '');
}
