import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const THIS_MACHINE = '127.0.0.1';
export const WHOLE_NETWORK = '0.0.0.0';
const SITE_PORT = 4173;
const LAST_PORT = 65_535;
const TRIES = 50;

interface Listening {
  readonly origin: string;
  readonly port: number;
}

interface Wish {
  readonly PORT?: string | undefined;
  readonly HOST?: string | undefined;
}

/** Host and port of the site, from the environment. Throws when they can't be used, in words for the terminal. */
export function placeFrom({ PORT, HOST }: Wish): { host: string; port: number } {
  const port = Number(PORT || SITE_PORT);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
    throw new Error(`PORT must be a number from 1 to ${LAST_PORT}, but is "${PORT}"`);
  }
  // A content security policy can't name any other address, so the form could not reach its inbox.
  if (HOST && isIPv6(HOST)) {
    throw new Error(`HOST must be a name or an IPv4 address, such as ${WHOLE_NETWORK} for all, but is "${HOST}"`);
  }
  return { host: HOST || THIS_MACHINE, port };
}

/** This machine's address for the other devices in its network. */
export function networkAddress(interfaces = networkInterfaces()): string | undefined {
  const addresses = Object.values(interfaces).flatMap((some) => some ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

function listenOn(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(new Error(`this machine can't listen on HOST "${host}" (${error.code})`));
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
}

/** Listens on the first free port from the given one on; resolves with the origin. */
export async function listen(server: Server, firstPort: number, host = THIS_MACHINE): Promise<Listening> {
  const lastPort = Math.min(firstPort + TRIES - 1, LAST_PORT);
  for (let port = firstPort; port <= lastPort; port += 1) {
    if (await listenOn(server, port, host)) {
      const name = host === WHOLE_NETWORK ? (networkAddress() ?? THIS_MACHINE) : host;
      return { origin: `http://${name}:${port}`, port };
    }
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free, or allowed to be used`);
}
