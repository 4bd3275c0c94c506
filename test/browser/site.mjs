// Builds the site as `npm start` does, once for production and once for development, and serves both from a temporary
// folder: real files, real headers, the real inbox on a port of its own. Files of tests run side by side, so whoever
// counts what arrives in an inbox serves a site of their own.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build.mjs';
import { startServers } from '../../src/server/servers.mjs';

// With an address, since search engines and link previews get nothing to read from a site without one.
export const SETTINGS = { SITE_URL: 'https://www.example.com.au' };

const folder = await mkdtemp(join(tmpdir(), 'browser-tests-'));
const closers = [];

function readInbox(file) {
  return {
    empty: () => writeFile(file, ''),

    /** The stored sign-ups since it was emptied. */
    async read() {
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
  };
}

/** A site of its own, in the folder of that name. */
export async function serve(name, { settings = SETTINGS, development = false } = {}) {
  const outdir = join(folder, name);
  const inboxFile = join(folder, `${name}.jsonl`);
  const servers = await startServers({ webhookUrl: settings.WEBHOOK_URL, outdir, inboxFile, print() {} });
  closers.push(servers.close);
  const built = await buildSite({ settings: { ...settings, WEBHOOK_URL: servers.webhookUrl }, outdir, development });
  servers.setRules(built.rules);
  return { ...built, outdir, servers, origin: servers.origin, webhookUrl: servers.webhookUrl, inbox: readInbox(inboxFile) };
}

export const production = await serve('production');

export const development = await serve('development', {
  settings: { WEBHOOK_URL: production.webhookUrl },
  development: true,
});
development.servers.addDevReload();

export async function closeSites() {
  for (const close of closers) close();
  await rm(folder, { recursive: true, force: true });
}
