// The content types by file extension, in small letters; files with any other are not served.

export const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['txt', 'text/plain'],
  ['xml', 'application/xml'],
  ['webmanifest', 'application/manifest+json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['pdf', 'application/pdf'],
  ['woff2', 'font/woff2'],
]);

/** Whether it is text whose header names its encoding. */
export function hasCharset(type: string): boolean {
  return type.startsWith('text/');
}

/** Whether compressing it on the way saves anything. */
export function isCompressible(type: string): boolean {
  return !/^(?:font|video|image\/(?!svg)|application\/pdf)/.test(type);
}
