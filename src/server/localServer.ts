// Serves dist/ on localhost as a static host would: clean URLs, 404.html with status 404, real headers, compression.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONTENT_TYPES, hasCharset, isCompressible } from '../build/contentTypes.ts';
import { headersFor } from '../build/headers.ts';
import type { HeaderRule } from '../build/headers.ts';

const HTML = 'text/html; charset=utf-8';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Found {
  readonly status: 200 | 404;
  readonly type: string;
  readonly content: Buffer;
}

/** The one spelling of a page's path: without .html, without a slash at the end. */
function spelling(pathname: string): string {
  return pathname.replace(/^\/index\.html$|\.html$|\/$/, '') || '/';
}

function isPublic(path: string): boolean {
  return !/^\/(?:404|index)$|\.html$|\/\/|[\\/][._]|\0/.test(path);
}

/** The file that answers a path: itself, or the document that is named after it. */
function fileFor(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!isPublic(path)) return undefined;
  if (path === '/') return '/index.html';
  return extname(path) === '' ? `${path}.html` : path;
}

function typeOf(file: string): string | undefined {
  const type = CONTENT_TYPES.get(extname(file).slice(1).toLowerCase());
  return type !== undefined && hasCharset(type) ? `${type}; charset=utf-8` : type;
}

async function find(root: string, pathname: string): Promise<Found | undefined> {
  const file = fileFor(pathname);
  const type = file === undefined ? undefined : typeOf(file);
  if (file === undefined || type === undefined) return undefined;
  const content = await readFile(join(root, file)).catch(() => undefined);
  return content && { status: 200, type, content };
}

/** What answers the path; an address when the path is another spelling of that page. */
async function answerTo(root: string, pathname: string): Promise<Found | string> {
  const found = await find(root, pathname);
  if (found) return found;
  const page = spelling(pathname);
  if (extname(page) === '' && (await find(root, page))) return page;
  return { status: 404, type: HTML, content: await readFile(join(root, '404.html')) };
}

async function compress(content: Buffer, accepted: string): Promise<[Buffer, Record<string, string>]> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return [await brotli(content, { params }), { 'Content-Encoding': 'br' }];
  }
  if (/\bgzip\b/.test(accepted)) return [await zip(content), { 'Content-Encoding': 'gzip' }];
  return [content, {}];
}

async function answer(root: string, rules: () => readonly HeaderRule[], request: IncomingMessage, response: ServerResponse) {
  // A request may name something else than a path, such as `*` or a whole address. Nothing is found there.
  const path = request.url?.startsWith('/') ? request.url : '/*';
  const { pathname, search } = new URL(`http://localhost${path}`);
  // Redirections and 404s must not be cached: the file may be there tomorrow.
  const common = headersFor(rules(), '/404');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...common, Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await answerTo(root, pathname);
  if (typeof found === 'string') {
    response.writeHead(301, { ...common, Location: found + search }).end();
    return;
  }
  const { status, type, content } = found;
  const accepted = isCompressible(type) ? String(request.headers['accept-encoding'] ?? '') : '';
  const [body, encoding] = await compress(content, accepted);
  response.writeHead(status, {
    ...(status === 404 ? common : headersFor(rules(), pathname)),
    ...encoding,
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
    'Content-Type': type,
    'Content-Length': body.length,
  });
  // To a HEAD request Node sends no body.
  response.end(body);
}

/** A server for the folder, not listening yet; it asks for the header rules at each request. */
export function createLocalServer(root: string, rules: () => readonly HeaderRule[]): Server {
  return createServer((request, response) => {
    answer(root, rules, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The local server failed; the terminal says why.');
    });
  });
}
