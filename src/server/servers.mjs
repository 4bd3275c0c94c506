// What `npm start` and `npm run dev` run: a server for the built folder, and the inbox that stands in for the webhook.
import { bundle, bundleForNode, importBundle } from '../build/bundles.mjs';

const SITE_PORT = 4173;
const INBOX_PORT = 4273;

const MODULES = {
  localServer: 'src/server/localServer.ts',
  signupInbox: 'src/server/signupInbox.ts',
  ports: 'src/server/ports.ts',
  devReload: 'src/server/devReload.ts',
};

/**
 * Starts a server for the folder, and the sign-up inbox unless a webhook is given. Both listen before anything is
 * built, since the inbox's address is part of the build.
 */
export async function startServers({ webhookUrl, outdir, inboxFile, print = console.log }) {
  const bundler = await bundleForNode(MODULES);
  const { localServer, signupInbox, ports, devReload } = await importBundle(await bundle(bundler));
  await bundler.dispose();
  let rules = [];
  const server = localServer.createLocalServer(outdir, () => rules);
  const site = await ports.listen(server, SITE_PORT);
  if (site.port !== SITE_PORT) print(`Port ${SITE_PORT} is taken, so the site is on ${site.port}.`);
  const inbox = signupInbox.createSignupInbox({ file: inboxFile, print });
  const inboxAt = webhookUrl === undefined ? await ports.listen(inbox, INBOX_PORT) : undefined;
  if (inboxAt && inboxAt.port !== INBOX_PORT) print(`Port ${INBOX_PORT} is taken, so the inbox is on ${inboxAt.port}.`);
  return {
    server,
    devReload,
    origin: site.origin,
    hasInbox: inboxAt !== undefined,
    webhookUrl: webhookUrl ?? `${inboxAt.origin}/signup`,
    useRules(next) {
      rules = next;
    },
    close() {
      for (const one of [server, inbox]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}

export function announce({ origin, webhookUrl, hasInbox }) {
  console.log(`\nSite       ${origin}`);
  console.log(`Sign-ups   ${webhookUrl}${hasInbox ? ' (the local inbox: printed here and kept in signups.jsonl)' : ''}`);
  console.log('Ctrl-C ends it.');
}
