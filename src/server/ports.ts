import type { Server } from 'node:http';

const HOST = '127.0.0.1';
const TRIES = 50;

function listenOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, HOST);
  });
}

/** Listens on the first free port from the given one on, and only on this machine; resolves with the origin. */
export async function listen(server: Server, firstPort: number): Promise<{ origin: string; port: number }> {
  for (let port = firstPort; port < firstPort + TRIES; port += 1) {
    if (await listenOn(server, port)) return { origin: `http://${HOST}:${port}`, port };
  }
  throw new Error(`All ports from ${firstPort} to ${firstPort + TRIES - 1} are taken`);
}
