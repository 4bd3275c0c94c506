// What servers.mjs needs of the TypeScript sources, as one bundle for Node.
export { onChange } from './changes.ts';
export { addDevReload } from './devReload.ts';
export { createLocalServer } from './localServer.ts';
export { listen, networkAddress, placeFrom, WHOLE_NETWORK } from './ports.ts';
export { createSignupInbox } from './signupInbox.ts';
