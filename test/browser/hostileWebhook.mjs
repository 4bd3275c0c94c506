// A webhook that does whatever a test asks of it, and the site built to send to it, once for each mode.
import { createServer } from 'node:http';
import { serve } from './site.mjs';

const LANDED = '/landed';

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

function listen(port) {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

await listen(0);
const { port } = server.address();

export const webhook = {
  /** From now on; forgets what has arrived. */
  does(behaviour) {
    behave = behaviour;
    arrived = [];
  },

  /** Each request: its method and path, and the sign-up once it was read. */
  arrived: () => arrived,

  /** Nothing listens any more. */
  stop: () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),

  start: () => listen(port),
};

const webhookUrl = `http://127.0.0.1:${port}/signup`;
export const sendOnly = await serve({ webhookUrl }, 'sendOnly');
export const confirmed = await serve({ webhookUrl, webhookMode: 'cors' }, 'confirmed');
