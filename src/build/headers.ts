// The response headers, from one source for every host.
import { counterHosts } from '../counter.ts';
import type { Counter } from '../site.ts';

export interface HeaderRule {
  /** A path, where * at the end stands for anything. */
  readonly pattern: string;
  /** null removes what an earlier rule has set. */
  readonly headers: Readonly<Record<string, string | null>>;
}

interface PolicySources {
  /** Hashes, as in sha256-…, of the inlined script and the inlined style sheet. */
  readonly script: string;
  readonly style: string;
  readonly webhookUrl: string;
  readonly counter: Counter | '';
}

/** What other sites may embed: icons and the social image, which are the pictures at the top level. */
const SHARED = /^\/[^/]+\.(?:png|svg)$/;

// The two that a visitor would mind most. More names would only make each answer longer.
const UNUSED_FEATURES = ['camera', 'microphone'];

const ONE_YEAR = 31_536_000;

/** Headers that matter for documents only; sent with every file, they would add 3 kB to a visit. */
const OF_DOCUMENTS = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy'];
const withoutThose = Object.fromEntries(OF_DOCUMENTS.map((name) => [name, null]));
const isDocument = (path: string) => !path.includes('.');

/** The policy for a document's own meta element, for hosts that send no headers. */
export function documentPolicy({ script, style, webhookUrl, counter }: PolicySources): string {
  const counterAt = counterHosts(counter);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'${script}'`, ...counterAt.script],
    ['style-src', `'${style}'`],
    ['img-src', "'self'", ...counterAt.image],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(webhookUrl === '' ? [] : [new URL(webhookUrl).origin]), ...counterAt.connect],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** The policy as a header: only there do browsers heed frame-ancestors. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return `${documentPolicy(sources)};frame-ancestors 'none'`;
}

/**
 * The rules for the given paths and for everything under /assets/. No two rules that fit one path set the same header,
 * because Cloudflare Pages joins both values with a comma. Netlify ignores the lines that remove a header, which does no
 * harm.
 */
export function headerRules(policy: string, paths: readonly string[]): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(','),
        'Referrer-Policy': 'strict-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${ONE_YEAR}`,
      },
    },
    {
      pattern: '/assets/*',
      headers: {
        'Cache-Control': `public, max-age=${ONE_YEAR}, immutable`,
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...withoutThose,
      },
    },
    ...paths.map((pattern) => ({
      pattern,
      headers: {
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': SHARED.test(pattern) ? 'cross-origin' : 'same-origin',
        ...(!isDocument(pattern) && withoutThose),
      },
    })),
  ];
}

/** The headers of one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  const headers = rules.filter(fits).reduce<HeaderRule['headers']>((before, rule) => ({ ...before, ...rule.headers }), {});
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The rules as the `_headers` file of Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ pattern, headers }: HeaderRule) =>
    [
      pattern,
      ...Object.entries(headers).map(([name, value]) => (value === null ? `  ! ${name}` : `  ${name}: ${value}`)),
      '',
    ].join('\n');
  return rules.map(block).join('\n');
}
