// A webhook that does whatever a test asks of it.
import { createServer } from 'node:http';

const LANDED = '/landed';
const READABLE = { 'Access-Control-Allow-Origin': '*' };

async function read(request, arrival) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  arrival.signup = body === '' ? undefined : JSON.parse(body);
}

/** What the webhook can do with a request. */
export const behaviours = {
  answer: (status, headers = READABLE) => async (request, response, arrival) => {
    await read(request, arrival);
    response.writeHead(status, headers).end();
  },
  redirect: (status) => behaviours.answer(status, { ...READABLE, Location: LANDED }),
  resetAtOnce: (request) => request.socket.resetAndDestroy(),
  resetAfterReading: async (request, response, arrival) => {
    await read(request, arrival);
    request.socket.resetAndDestroy();
  },
  neverAnswer: (request, response, arrival) => read(request, arrival),
};

export async function createHostileWebhook() {
  let behave;
  let arrived = [];

  const server = createServer(async (request, response) => {
    const arrival = { path: `${request.method} ${request.url}` };
    arrived.push(arrival);
    const answer = request.url === LANDED ? behaviours.answer(200) : behave;
    // Rejects when the browser has gone, which is for the test to judge.
    await Promise.resolve(answer(request, response, arrival)).catch(() => {});
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address();

  return {
    url: `http://127.0.0.1:${port}/signup`,

    /** From now on; forgets what has arrived. */
    does(behaviour) {
      behave = behaviour;
      arrived = [];
    },

    /** The method and path of each request. */
    paths: () => arrived.map(({ path }) => path),

    /** Each sign-up, once it was read. */
    signups: () => arrived.map(({ signup }) => signup),

    stop() {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return stopped;
    },

    start: () => listen(port),
  };
}
