// Live reload for `npm run dev`: the pages listen to an event stream; a build error covers them until it is mended.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const RELOAD_SCRIPT = '/__reload.js';
const EVENTS = '/__events';

function listenForBuilds(events: string): void {
  // The script's address has the time of this page's build: a newer one may have ended before the page listens.
  const { search } = new URL((document.currentScript as HTMLScriptElement).src);
  const source = new EventSource(events + search);
  const cover = document.createElement('pre');
  cover.style.cssText =
    'position:fixed;inset:0;z-index:99;overflow:auto;padding:24px;' +
    'background:#10271d;color:#fff;font:15px/1.5 monospace;white-space:pre-wrap';
  source.addEventListener('built', () => location.reload());
  source.addEventListener('failed', ({ data }: MessageEvent<string>) => {
    cover.textContent = `The build failed.\n\n${JSON.parse(data)}`;
    document.body.append(cover);
  });
}

interface DevReload {
  /** With the time when the build began. */
  built(began: number): void;
  failed(message: string): void;
}

/** Adds the event stream and its script to a server, in front of what the server does already. */
export function addDevReload(server: Server): DevReload {
  const pages = new Set<ServerResponse>();
  const handlers = server.listeners('request');
  let failure: string | undefined;
  let lastBuild = 0;

  const send = (page: ServerResponse, event: string, data: string) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isDocument = request.headers.accept?.includes('text/html');
    const [path, time] = request.url?.split('?') ?? [];
    if (path === EVENTS) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
      if (failure !== undefined) send(response, 'failed', failure);
      else if (Number(time) < lastBuild) send(response, 'built', '');
    } else if (path === RELOAD_SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(`(${listenForBuilds.toString()})('${EVENTS}')`);
    } else if (failure !== undefined && isDocument) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Build failed</title><body><script src="${RELOAD_SCRIPT}?0"></script>`);
    } else {
      for (const handle of handlers) handle.call(server, request, response);
    }
  });

  return {
    built(began) {
      failure = undefined;
      lastBuild = began;
      for (const page of pages) send(page, 'built', '');
    },
    failed(message) {
      failure = message;
      for (const page of pages) send(page, 'failed', message);
    },
  };
}
