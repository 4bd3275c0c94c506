// Compares a deployed site with dist/: what a host changes on the way, and what it forgets.
import { addressOf } from '../build/assets.ts';
import { headersFor } from '../build/headers.ts';
import type { HeaderRule } from '../build/headers.ts';

const TIME_LIMIT_MS = 30_000;
const UNKNOWN_PATH = '/there-is-no-such-page';
const CLOUDFLARE_TRACES = [
  ['Email Obfuscation', /email-protection|__cf_email__/],
  ['Rocket Loader', /rocket-loader/],
] as const;

/** An address of the site with the file that must answer it. */
interface Page {
  readonly path: string;
  readonly status: 200 | 404;
  readonly content: Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Uint8Array;
}

interface Problem {
  readonly path: string;
  readonly text: string;
}

/** What must be found where, given the files of dist/ by their paths such as /resources.html. */
function expectedPages(files: ReadonlyMap<string, Uint8Array>): Page[] {
  return [...files]
    .filter(([file]) => !file.startsWith('/_'))
    .map(([file, content]) =>
      file === '/404.html'
        ? { path: UNKNOWN_PATH, status: 404, content }
        : { path: addressOf(file.replace(/(?:index)?\.html$/, '')), status: 200, content },
    );
}

/** Reads a `_headers` file back. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const header = (line: string) => {
    const colon = line.indexOf(':');
    return line.startsWith('! ') ? [line.slice(2), null] : [line.slice(0, colon), line.slice(colon + 1).trim()];
  };
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split(/\n\s+/))
    .map(([pattern = '', ...lines]) => ({ pattern, headers: Object.fromEntries(lines.map(header)) }));
}

function contentProblem(expected: Uint8Array, got: Uint8Array): string | undefined {
  if (Buffer.compare(expected, got) === 0) return undefined;
  const text = new TextDecoder().decode(got);
  const [culprit] = CLOUDFLARE_TRACES.find(([, trace]) => trace.test(text)) ?? [];
  return culprit === undefined
    ? 'is not the file in dist/: upload again, and switch off what changes files on the way, such as minifying'
    : `has been changed by Cloudflare’s ${culprit}: switch that off`;
}

function headerProblems(wanted: Readonly<Record<string, string>>, got: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const live = got.get(name);
    if (live === value) return [];
    if (live === null) return [`lacks the header ${name}`];
    return [`has another ${name} than dist/_headers: "${live}" instead of "${value}"`];
  });
}

/** What is wrong with one answer. */
function comparePage({ path, status, content }: Page, answer: Answer, rules: readonly HeaderRule[]): string[] {
  if (answer.status >= 300 && answer.status < 400) {
    return [`answers with a redirect to ${answer.headers.get('location')} instead of the file: switch on clean URLs`];
  }
  if (answer.status !== status) {
    const hint = status === 404 ? ': serve 404.html with that status for unknown addresses' : '';
    return [`answers ${answer.status} instead of ${status}${hint}`];
  }
  const problem = contentProblem(content, answer.content);
  return [...(problem === undefined ? [] : [problem]), ...headerProblems(headersFor(rules, path), answer.headers)];
}

/** One line for each problem, with the addresses that have it. */
function summarise(problems: readonly Problem[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const { path, text } of problems) pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
  return [...pathsOf].map(([text, [first = '', ...others]]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return `${first}${more} ${text}`;
  });
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  return { status: response.status, headers: response.headers, content: new Uint8Array(await response.arrayBuffer()) };
}

/** Asks the live site for everything in dist/, and for a page that is not there; resolves with what differs. */
export async function compareLive(origin: string, files: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const rules = parseHeadersFile(new TextDecoder().decode(files.get('/_headers')));
  const problems: Problem[] = [];
  for (const page of expectedPages(files)) {
    try {
      const answer = await ask(origin, page.path);
      problems.push(...comparePage(page, answer, rules).map((text) => ({ path: page.path, text })));
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      problems.push({ path: page.path, text: `can’t be reached: ${reason}` });
    }
  }
  return summarise(problems);
}
