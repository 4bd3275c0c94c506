// What `npm start` and `npm run dev` run: a server for the built folder, and the inbox that stands in for the webhook.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, importBundle, nodeBundler } from '../build/bundles.mjs';

const INBOX_PORT = 4273;

/** A folder for what runs until Ctrl-C, and gone with it: two that run at once may not share one. */
export function ownFolder() {
  // Not in dist/: a build for the local inbox must never go live.
  const outdir = mkdtempSync(join(tmpdir(), 'site-'));
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  return outdir;
}

/**
 * Starts a server for the folder, and the sign-up inbox unless a webhook is given. Both listen before anything is
 * built, since the inbox's address is part of the build. `place` is PORT and HOST, as in the environment.
 */
export async function startServers({ webhookUrl, outdir, inboxFile, place = {}, print = console.log }) {
  const bundler = await nodeBundler('src/server/serverTools.ts');
  const tools = await importBundle(await bundle(bundler));
  await bundler.dispose();
  const { host, port } = tools.placeFrom(place);
  let rules = [];
  const server = tools.createLocalServer(outdir, () => rules);
  const site = await tools.listen(server, port, host);
  if (site.port !== port) print(`Port ${port} is not free, so the site is on ${site.port}.`);
  const inbox = tools.createSignupInbox({ file: inboxFile, print });
  const inboxAt = webhookUrl ? undefined : await tools.listen(inbox, INBOX_PORT, host);
  const inboxPort = inboxAt?.port ?? INBOX_PORT;
  if (inboxPort !== INBOX_PORT) print(`Port ${INBOX_PORT} is not free, so the inbox is on ${inboxPort}.`);
  const signups = webhookUrl || `${inboxAt.origin}/signup`;
  return {
    origin: site.origin,
    webhookUrl: signups,
    /** The header rules of the last build. */
    setRules(next) {
      rules = next;
    },
    addDevReload: () => tools.addDevReload(server),
    onChange: tools.onChange,
    announce() {
      const reach = tools.networkAddress() ? 'also for a phone in the same network' : 'this machine is in no network';
      print(`\nSite       ${site.origin}${host === tools.WHOLE_NETWORK ? ` (${reach})` : ''}`);
      print(`Sign-ups   ${signups}${inboxAt ? ' (the local inbox: printed here and kept in signups.jsonl)' : ''}`);
      print('Ctrl-C ends it.');
    },
    close() {
      for (const one of [server, inbox]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
