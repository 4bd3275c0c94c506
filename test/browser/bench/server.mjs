// Serves a site from memory as a good static host does, compressed beforehand, and counts what it sends.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The files that a visitor may get, by path, and `/_headers`. */
export async function readSite(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in TYPES || name === '_headers');
  return new Map(await Promise.all(names.map(async (name) => [`/${name}`, await readFile(join(folder, name))])));
}

/** The rules of a `_headers` file: [[pattern, [[name, value], ...]], ...]. */
export function parseHeaderRules(text) {
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.*)$/) ?? line.match(/^\s+! ([\w-]+)$/) ?? [];
    if (name) rules.at(-1)[1].push([name, value]);
    else if (!/^\s/.test(line)) rules.push([line, []]);
  }
  return rules;
}

export function headersOf(rules, path) {
  const fits = (pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  const headers = rules.filter(([pattern]) => fits(pattern)).flatMap(([, each]) => each);
  // A rule without a value takes away what one before has set.
  return Object.fromEntries([...new Map(headers)].filter(([, value]) => value !== undefined));
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
    ...headersOf(rules, addressOf(path)),
    'Content-Type': type,
    'Content-Length': body.length,
    ...(isText && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
  };
  return { body, headers };
}

/** Serves the files of `readSite`. `log` has one `{ path, type, body, wire }` for each answer, in bytes. */
export async function serveSite(files) {
  const rules = parseHeaderRules(String(files.get('/_headers') ?? ''));
  const served = [...files].filter(([path]) => path !== '/_headers');
  const answers = new Map(served.map(([path, content]) => [addressOf(path), prepare(path, content, rules)]));
  const log = [];

  const server = createServer(({ url, socket }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = answers.get(pathname);
    const { headers, body } = found ?? answers.get('/404');
    const before = socket.bytesWritten;
    response.on('finish', () => {
      log.push({ path: pathname, type: headers['Content-Type'], body: body.length, wire: socket.bytesWritten - before });
    });
    response.writeHead(found ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    log,
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
