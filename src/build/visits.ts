// What a first visit to each page loads.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Dist } from './dist.ts';
import { headersFor } from './headers.ts';
import type { HeaderRule } from './headers.ts';

/** In bytes, as they go over the wire. */
export interface Visit {
  readonly path: string;
  readonly document: number;
  /** The document's response headers. */
  readonly headers: number;
  readonly scripts: number;
  /** All of it: document, scripts, font and icon, with their headers. */
  readonly total: number;
  readonly requests: number;
}

const ICON = '/favicon.svg';

const compress = promisify(brotliCompress);
// The highest quality would take most of the build's time, and few hosts use it.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function weighHeaders(rules: readonly HeaderRule[], path: string): number {
  return sum(Object.entries(headersFor(rules, path)).map(([name, value]) => `${name}: ${value}\r\n`.length));
}

async function sizeOf(path: string, content: string | Uint8Array): Promise<number> {
  return path.endsWith('.woff2') ? content.length : (await compress(content, { params })).length;
}

export async function weighVisits({ documents, files, rules }: Dist): Promise<Visit[]> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (path: string) => {
    const size = sizes.get(path) ?? sizeOf(path, files.get(path) ?? '');
    sizes.set(path, size);
    return size;
  };
  const weighAll = async (paths: readonly string[]) => sum(await Promise.all(paths.map(weigh)));
  const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2'));
  const weighed = documents.map(async ({ path, file, scripts }) => {
    const document = await weigh(`/${file}`);
    const headers = weighHeaders(rules, path);
    const others = [...scripts, ICON, ...fonts];
    const total = document + headers + (await weighAll(others)) + sum(others.map((other) => weighHeaders(rules, other)));
    return { path, document, headers, scripts: await weighAll(scripts), total, requests: 1 + others.length };
  });
  return Promise.all(weighed);
}

export function visitTable(visits: readonly Visit[]): string {
  const width = Math.max(18, ...visits.map(({ path }) => path.length)) + 2;
  const row = ([first = '', ...others]: readonly string[]) =>
    first.padEnd(width) + others.map((cell) => cell.padStart(10)).join('');
  return [
    row(['First visit, bytes', 'headers', 'document', 'scripts', 'in all', 'requests']),
    ...visits.map(({ path, headers, document, scripts, total, requests }) =>
      row([path, ...[headers, document, scripts, total, requests].map((value) => value.toLocaleString('en-AU'))]),
    ),
  ].join('\n');
}
