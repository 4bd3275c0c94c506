// Serves dist/ on localhost as a static host would: clean URLs, 404.html with status 404, real headers, compression.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headersFor } from './headers.ts';
import type { HeaderRule } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Found {
  readonly status: 200 | 404;
  readonly type: string;
  readonly content: Buffer;
}

/** The address without its trailing slash, or undefined when it is spelt as the site spells it. */
function redirection(url: URL): string | undefined {
  const path = url.pathname.replace(/^\/+/, '/');
  return /^\/.+\/$/.test(path) ? path.slice(0, -1) + url.search : undefined;
}

function isPublic(path: string): boolean {
  return !path.split(sep).some((part) => part.startsWith('.') || part.startsWith('_'));
}

/** The files that may answer a path: itself, or the document that is named after it. */
function candidates(pathname: string): string[] {
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return [];
  }
  if (!isPublic(path) || path.includes('\0') || path.startsWith('/404')) return [];
  return path === '/' ? ['/index.html'] : [path, `${path}.html`];
}

async function find(root: string, pathname: string): Promise<Found> {
  for (const name of candidates(pathname)) {
    const type = TYPES[extname(name)];
    const content = type === undefined ? undefined : await readFile(join(root, name)).catch(() => undefined);
    if (type !== undefined && content) return { status: 200, type, content };
  }
  return { status: 404, type: 'text/html; charset=utf-8', content: await readFile(join(root, '404.html')) };
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
  const url = new URL(`http://localhost${request.url ?? '/'}`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const moved = redirection(url);
  if (moved !== undefined) {
    response.writeHead(301, { Location: moved }).end();
    return;
  }
  const { status, type, content } = await find(root, url.pathname);
  const compressible = !/^(?:font|image\/png)/.test(type);
  const accepted = compressible ? String(request.headers['accept-encoding'] ?? '') : '';
  const [body, encoding] = await compress(content, accepted);
  response.writeHead(status, {
    // Whatever is missing may be there tomorrow.
    ...headersFor(rules(), status === 404 ? '/404' : url.pathname),
    ...encoding,
    'Content-Type': type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
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
