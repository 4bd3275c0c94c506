// A webhook that does whatever a test asks of it.
import { createServer } from 'node:http';

const LANDED = '/landed';

async function read(request, arrival) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  arrival.signup = body === '' ? undefined : JSON.parse(body);
}

/** What the webhook can do with a request. */
export const behaviours = {
  answer: (status, headers = { 'Access-Control-Allow-Origin': '*' }) => async (request, response, arrival) => {
    await read(request, arrival);
    response.writeHead(status, headers).end();
  },
  redirect: (status) => behaviours.answer(status, { 'Access-Control-Allow-Origin': '*', Location: LANDED }),
  resetAtOnce: (request) => request.socket.resetAndDestroy(),
  resetAfterReading: async (request, response, arrival) => {
    await read(request, arrival);
    request.socket.resetAndDestroy();
  },
  neverAnswer: (request, response, arrival) => read(request, arrival),
};

/** One for each test file, since files run at once. */
export async function createHostileWebhook() {
  let behave;
  let arrived = [];

  const server = createServer(async (request, response) => {
    const { method, url } = request;
    const arrival = { method, path: url };
    arrived.push(arrival);
    try {
      await (url === LANDED ? behaviours.answer(200) : behave)(request, response, arrival);
    } catch {
      // The browser has gone: that is for the test to judge.
    }
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
    paths: () => arrived.map(({ method, path }) => `${method} ${path}`),

    /** Each sign-up, once it was read. */
    signups: () => arrived.map(({ signup }) => signup),

    names: () => arrived.map(({ signup }) => signup?.name),

    /** Nothing listens any more. */
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),

    start: () => listen(port),
  };
}
