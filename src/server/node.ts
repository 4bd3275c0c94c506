// What servers.mjs needs of the TypeScript sources, as one bundle for Node.
export { addDevReload } from './devReload.ts';
export { createLocalServer } from './localServer.ts';
export { listen } from './ports.ts';
export { createSignupInbox } from './signupInbox.ts';
