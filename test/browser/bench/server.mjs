// Serves a site from memory as a good static host does, compressed beforehand, and counts what it sends.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle, importBundle, nodeBundler } from '../../../src/build/bundles.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function load(file) {
  const bundler = await nodeBundler(file);
  const module = await importBundle(await bundle(bundler));
  await bundler.dispose();
  return module;
}

const { headersFor } = await load('src/build/headers.ts');
const { parseHeadersFile } = await load('src/launch/compareLive.ts');

/** The files of a built site, by address. */
export async function readSite(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => extname(name) in TYPES || name === '_headers');
  return new Map(await Promise.all(files.map(async (name) => [`/${name}`, await readFile(join(folder, name))])));
}

/** The address of a file: a document's has no extension. */
function addressOf(path) {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '');
}

function prepare(path, content, rules) {
  const type = TYPES[extname(path)];
  const isText = !/^(?:font|image\/png)/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  const headers = {
    ...headersFor(rules, addressOf(path)),
    'Content-Type': type,
    'Content-Length': body.length,
    ...(isText && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
  };
  return { body, headers };
}

/** Serves the files. `log` has one `{ type, body, wire }` for each answer, in bytes. */
export async function serveSite(files) {
  const rules = parseHeadersFile(String(files.get('/_headers') ?? ''));
  const served = [...files].filter(([path]) => extname(path) in TYPES);
  const answers = new Map(served.map(([path, content]) => [addressOf(path), prepare(path, content, rules)]));
  const log = [];

  const server = createServer(({ url, socket }, response) => {
    const found = answers.get(new URL(url, 'http://localhost').pathname);
    const { headers, body } = found ?? answers.get('/404');
    const before = socket.bytesWritten;
    response.on('finish', () => {
      log.push({ type: headers['Content-Type'], body: body.length, wire: socket.bytesWritten - before });
    });
    response.writeHead(found ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { log, origin: `http://127.0.0.1:${server.address().port}` };
}

/** What the answers of one visit come to, in bytes. */
export function weigh(log) {
  const sum = (key, type = '') => {
    const answers = log.filter((answer) => answer.type.startsWith(type));
    return answers.reduce((total, answer) => total + answer[key], 0);
  };
  // The scripts as files: they are compared with the weight of React's.
  return {
    document: sum('wire', 'text/html'),
    scripts: sum('body', 'text/javascript'),
    all: sum('wire'),
    requests: log.length,
  };
}
