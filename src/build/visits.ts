// What a first visit to each page loads, and how much it may.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
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

interface Built {
  readonly documents: readonly { readonly path: string; readonly html: string; readonly modules: readonly string[] }[];
  /** By their addresses. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  readonly rules: readonly HeaderRule[];
}

const ICON = '/favicon.svg';

/** What a server sends before it waits for the visitor's first answer. */
const FIRST_WINDOW = 14_600;
/** All trades stand in one document. */
const LONG = { path: '/resources', document: 30_000 };
const SCRIPTS_ABOVE_REACT = 10_000;
const TOTAL = 105_000;
const REQUESTS = 6;

const compress = promisify(brotliCompress);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const format = (value: number) => value.toLocaleString('en-AU');

export async function weigh(content: string | Uint8Array): Promise<number> {
  return (await compress(content)).length;
}

function weighHeaders(rules: readonly HeaderRule[], path: string): number {
  return sum(Object.entries(headersFor(rules, path)).map(([name, value]) => `${name}: ${value}\r\n`.length));
}

export async function weighVisits({ documents, assets, rules }: Built): Promise<Visit[]> {
  const font = [...assets.keys()].filter((path) => path.endsWith('.woff2'));
  const paths = [...new Set([ICON, ...documents.flatMap(({ modules }) => modules)])];
  const sizes = new Map(await Promise.all(paths.map(async (path) => [path, await weigh(assets.get(path) ?? '')] as const)));
  for (const path of font) sizes.set(path, assets.get(path)?.length ?? 0);
  const size = (all: readonly string[]) => sum(all.map((path) => sizes.get(path) ?? 0));
  const weighed = documents.map(async ({ path, html, modules }) => {
    const document = await weigh(html);
    const headers = weighHeaders(rules, path);
    const others = [...modules, ICON, ...font];
    const total = document + headers + size(others) + sum(others.map((other) => weighHeaders(rules, other)));
    return { path, document, headers, scripts: size(modules), total, requests: 1 + others.length };
  });
  return Promise.all(weighed);
}

/** What is too much; `react` is the size of React and React DOM bundled alone. */
export function overBudget(visits: readonly Visit[], react: number): string[] {
  return visits.flatMap(({ path, document, headers, scripts, total, requests }) => {
    const always = [
      ['scripts', scripts, react + SCRIPTS_ABOVE_REACT],
      ['requests', requests, REQUESTS],
    ] as const;
    const sizes =
      path === LONG.path
        ? [['document', document, LONG.document] as const]
        : [['document and headers', document + headers, FIRST_WINDOW] as const, ['first visit', total, TOTAL] as const];
    return [...sizes, ...always]
      .filter(([, value, limit]) => value > limit)
      .map(([what, value, limit]) => `${path} is over its budget: ${what} ${format(value)} instead of at most ${format(limit)}`);
  });
}

export function visitTable(visits: readonly Visit[], react: number): string {
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(10))).join('');
  return [
    row(['First visit, bytes', 'headers', 'document', 'scripts', 'in all', 'requests']),
    ...visits.map(({ path, headers, document, scripts, total, requests }) =>
      row([path, ...[headers, document, scripts, total, requests].map(format)]),
    ),
    `React alone: ${format(react)}`,
  ].join('\n');
}
