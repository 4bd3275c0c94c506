// What the build has written: its names, its headers, its weight.
import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { weighReact } from './bench/reactAlone.mjs';
import { serveSite, weigh } from './bench/server.mjs';
import { visitBudget } from './budgets.mjs';
import { formLoaded, until, withPage } from './page.mjs';
import { production } from './site.mjs';

const { files, documents, origin, webhookUrl } = production;

const test = suite('the built files');

test('under /assets have the hash of their contents in their names, and are kept for a year', async () => {
  const paths = [...files.keys()].filter((path) => path.startsWith('/assets/'));
  assert.ok(paths.length >= 3);
  for (const path of paths) {
    assert.match(path, /-[0-9A-Z]{8}\.\w+$/);
    const { status, headers } = await fetch(origin + path);
    assert.equal([status, headers.get('cache-control')], [200, 'public, max-age=31536000, immutable'], path);
  }
});

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('that are documents come with a strict policy, and repeat it before anything that it is about', async () => {
  for (const { path, html } of documents) {
    const response = await fetch(origin + (path === '/404' ? '/no/such-page' : path));
    assert.is(await response.text(), html, path);
    assert.is(response.headers.get('cache-control'), 'no-cache', path);
    const [before, policy] = html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/);
    assert.not.match(before, /<(?:script|style|link|body)\b/, path);
    assert.is(response.headers.get('content-security-policy'), `${policy};frame-ancestors 'none'`, path);
    const script = html.match(/<script[^>]*data-client[^>]*>([^]*?)<\/script>/)[1];
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, sheet]) => hashOf(sheet));
    assert.match(policy, `script-src 'self' ${hashOf(script)};style-src ${styles.join(' ')};`, path);
    assert.match(policy, `connect-src 'self' ${new URL(webhookUrl).origin};`, path);
  }
});

test('begin their style sheet with what everything shares, so that components can go their own way', () => {
  const order = ['@layer reset', '[data-tone', '.reveal', '.Section_section'].map((rule) => documents[0].html.indexOf(rule));
  assert.equal(order, order.toSorted((a, b) => a - b));
  assert.ok(order[0] > 0 && order[2] < documents[0].html.search(/[.][A-Z]\w+_\w+[{,]/));
});

test('of a first visit to each page stay within its budget of bytes and requests', async () => {
  const reactBytes = await weighReact();
  const { log, ...site } = await serveSite(files);
  const excesses = [];
  for (const { path } of documents.filter(({ path }) => path !== '/404')) {
    log.length = 0;
    await withPage({ site }, async ({ page }) => {
      await page.goto(path);
      await formLoaded(page);
      // The icon is asked for last.
      await until(() => log.some(({ type }) => type === 'image/svg+xml'));
    })();
    const visit = weigh(log);
    for (const [part, limit] of Object.entries(visitBudget(path, reactBytes))) {
      const excess = visit[part] - limit;
      if (excess > 0) excesses.push(`${path}, ${part}: ${visit[part]}, which is ${excess} over its budget of ${limit}`);
    }
  }
  assert.equal(excesses, []);
});

test.run();
