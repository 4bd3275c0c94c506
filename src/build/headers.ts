// The response headers, from one source for every host.

export interface HeaderRule {
  /** A path, where * stands for anything. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface PolicySources {
  /** Hashes, as in sha256-…, of the inlined script and of the inlined style sheet. */
  readonly script: string;
  readonly style: string;
  readonly webhookUrl: string;
}

export function contentSecurityPolicy({ script, style, webhookUrl }: PolicySources): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'${script}'`],
    ['style-src', `'${style}'`],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(webhookUrl === '' ? [] : [new URL(webhookUrl).origin])],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

export function headerRules(policy: string): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** The headers of one path; a later rule wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}

/** The rules as the `_headers` file of Cloudflare Pages and Netlify, where a later rule adds, so `!` first takes away. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(seen.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      for (const name of Object.keys(headers)) seen.add(name);
      return [pattern, ...lines, ''].join('\n');
    })
    .join('\n');
}
