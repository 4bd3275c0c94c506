// The response headers, from one source for every host.

export interface HeaderRule {
  /** A path, where * at the end stands for anything. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface PolicySources {
  /** Hashes, as in sha256-…, of the inlined script and of the inlined style sheets. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly webhookUrl: string;
}

/** What other sites may show: the icons and the picture for social networks, which are all the pictures at the top. */
const SHARED = /^\/[^/]+\.(?:png|svg)$/;

// Chromium complains about names that it does not know, so these are the ones that it knows and asks the visitor about.
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const ONE_YEAR = 31_536_000;

/** The policy as a document can carry it itself, for hosts that send no headers. */
export function documentPolicy({ script, styles, webhookUrl }: PolicySources): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'${script}'`],
    ['style-src', ...styles.map((style) => `'${style}'`)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(webhookUrl === '' ? [] : [new URL(webhookUrl).origin])],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
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
 * because hosts disagree: Cloudflare Pages joins both values with a comma, and Netlify knows no way to take one away.
 */
export function headerRules(policy: string, paths: readonly string[]): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(','),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
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
      },
    },
    ...paths.map((pattern) => ({
      pattern,
      headers: {
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': SHARED.test(pattern) ? 'cross-origin' : 'same-origin',
      },
    })),
  ];
}

/** The headers of one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}

/** The rules as the `_headers` file of Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ pattern, headers }: HeaderRule) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return rules.map(block).join('\n');
}

/** Reads a `_headers` file back. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const header = (line: string) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()];
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split(/\n\s+/))
    .map(([pattern = '', ...lines]) => ({ pattern, headers: Object.fromEntries(lines.map(header)) }));
}
