// A site behind a slow line: every answer stops at the byte that a test names, until the test lets it go on.
import { createServer } from 'node:http';
import { production } from './site.mjs';

/** A place to stop at: in the middle. */
export const half = ({ length }) => Math.floor(length / 2);

function createHold(pattern, placeIn) {
  let reach;
  let release;
  const reached = new Promise((resolve) => (reach = resolve));
  const released = new Promise((resolve) => (release = resolve));
  return {
    pattern,
    placeIn,
    reach,
    released,
    /** Resolves when the first answer has come to that place. */
    reached,
    /** Lets these answers go on, now and later. */
    release: () => release(true),
    /** Breaks these answers off. */
    cut: () => release(false),
  };
}

/** Can be given to withPage() as its `site`. */
export async function createSlowServer({ origin, webhookUrl } = production) {
  let holds = [];
  let addresses = [];

  async function answer({ url, headers }, response) {
    addresses.push(url);
    // As it is, so that a byte is a byte of the file; 304 would be an answer to another server.
    const asked = { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' };
    const original = await fetch(origin + url, { headers: asked, redirect: 'manual' });
    const body = Buffer.from(await original.arrayBuffer());
    const stops = holds.filter(({ pattern }) => pattern.test(url)).map((hold) => ({ hold, place: hold.placeIn(body) }));
    response.writeHead(original.status, Object.fromEntries(original.headers));
    let sent = 0;
    for (const { hold, place } of stops.sort((one, other) => one.place - other.place)) {
      // Node sends the headers with the first byte of the body.
      if (place > sent) response.write(body.subarray(sent, place));
      sent = place;
      hold.reach();
      if (!(await hold.released)) return response.destroy();
    }
    response.end(body.subarray(sent));
  }

  const server = createServer((request, response) => answer(request, response).catch(() => response.destroy()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    webhookUrl,

    /** Stops the answers to these addresses at a byte, or where the function says that gets the body. */
    hold(pattern, place = 0) {
      const hold = createHold(pattern, typeof place === 'number' ? () => place : place);
      holds.push(hold);
      return hold;
    },

    /** How often it was asked for these addresses. */
    asked: (pattern) => addresses.filter((address) => pattern.test(address)).length,

    /** Holds nothing back any more, and forgets what it was asked for. */
    reset() {
      for (const { release } of holds) release();
      holds = [];
      addresses = [];
    },

    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
