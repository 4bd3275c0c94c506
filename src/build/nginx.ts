// The site as an nginx configuration: what stands in the server block beside listen, server_name and root.
import { addressOf } from './assets.ts';
import { CONTENT_TYPES, hasCharset, isCompressible } from './contentTypes.ts';
import { headersFor } from './headers.ts';
import type { HeaderRule } from './headers.ts';

interface Page {
  readonly path: string;
  readonly file: string;
}

const INTRODUCTION = `# Written by the build. Include it in a server block that has listen, server_name, the certificate, and this folder as
# its root. Reload nginx after each deployment: the policy holds hashes of the documents.`;

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx.ts: nginx would not take this as it is: ${value}`);
  return `"${value}"`;
}

function directives(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** A path in an address; quoted when nginx would take it for something else, as with a space. */
function name(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path.replace(/["\\]/g, '\\$&')}"`;
}

function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

function contentTypes(): string[] {
  const types = [...CONTENT_TYPES.values()];
  const isHtml = (type: string) => type === 'text/html';
  // nginx adds text/html to both lists itself, and warns when it stands there twice.
  const listed = (fits: (type: string) => boolean) => types.filter((type) => fits(type) && !isHtml(type)).join(' ');
  return [
    block('types', [...CONTENT_TYPES].map(([ending, type]) => `${type} ${ending};`)),
    'charset utf-8;',
    `charset_types ${listed(hasCharset)};`,
    '',
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${listed(isCompressible)};`,
    '# With the brotli module (Debian: libnginx-mod-http-brotli-filter) these two lines save another twentieth.',
    '# brotli on;',
    `# brotli_types ${listed(isCompressible)};`,
  ];
}

function pageLocations({ path, file }: Page): string[] {
  const otherSpellings = path === '/' ? [`/${file}`] : [`/${file}`, `${path}/`];
  return [
    block(`location = ${path}`, [`try_files /${file} =404;`]),
    ...otherSpellings.map((spelling) => block(`location = ${spelling}`, [`return 301 ${path}$is_args$args;`])),
  ];
}

/**
 * Everything that is to be served is listed, so nothing else is. A location with a header of its own loses those of the
 * server block, so it repeats all of them; the others have none.
 */
export function nginxFile(rules: readonly HeaderRule[], pages: readonly Page[], files: readonly string[]): string {
  const common = headersFor(rules, '/404');
  const ownHeaders = (path: string) => {
    const headers = headersFor(rules, addressOf(path));
    return JSON.stringify(headers) === JSON.stringify(common) ? [] : directives(headers);
  };
  return [
    INTRODUCTION,
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'autoindex off;',
    '',
    ...contentTypes(),
    '',
    ...directives(common),
    '',
    block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
    'error_page 404 /404.html;',
    block('location = /404.html', ['internal;']),
    block('location /', ['return 404;']),
    block('location ~ /[._]', ['return 404;']),
    block('location /assets/', ['try_files $uri =404;', ...ownHeaders('/assets/')]),
    ...pages.filter(({ path }) => path !== '/404').flatMap(pageLocations),
    ...files.map((path) => block(`location = ${name(path)}`, ['try_files $uri =404;', ...ownHeaders(path)])),
    '',
  ].join('\n');
}
