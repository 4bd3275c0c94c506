// The content types by file extension; files with any other are not served.

export const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['txt', 'text/plain'],
  ['xml', 'application/xml'],
  ['webmanifest', 'application/manifest+json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** Whether it is text whose header names its encoding. */
export function hasCharset(type: string): boolean {
  return type.startsWith('text/');
}

/** Whether compressing it on the way saves anything. */
export function isCompressible(type: string): boolean {
  return !/^(?:font|image\/(?!svg))/.test(type);
}
