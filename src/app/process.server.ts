/** The running process: one port for pages, API and websockets; starts, serves, and stops without losing anything. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Log } from '#kit/log.server.ts';
import { adminChannel, ownChannel } from '#kit/realtime/channel.server.ts';
import { startRealtime } from '#kit/realtime/realtime.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { compose } from './compose.server.ts';
import { createApp } from './http.server.ts';

/** Streams and requests under way get this long to finish after SIGTERM. */
const drainTime = 25_000;

export interface RunningProcess {
  url: string;
  services: Services;
  stop(): Promise<void>;
}

interface Options {
  settings: Settings;
  build: () => Promise<ServerBuild>;
  log?: Log;
  /** Development: puts Vite in front of the answers. */
  inFront?: (server: http.Server, answer: http.RequestListener) => Promise<http.RequestListener>;
}

export async function startProcess({ settings, build, log, inFront }: Options): Promise<RunningProcess> {
  let ready = true;
  const server = http.createServer({ requestTimeout: 60_000, headersTimeout: 15_000, maxHeaderSize: 16_384 });
  let listener: http.RequestListener = answerStarting;
  server.on('request', (request, response) => {
    if (!ready) response.setHeader('connection', 'close');
    return listener(request, response);
  });
  // The port first: a taken one should not cost a database start.
  await listen(server, settings);
  const actual = portOf(server);
  const { services, close } = await compose(
    actual === settings.port ? settings : withPort(settings, actual),
    { ...(log ? { log } : {}) },
  ).catch((error) => {
    server.close();
    throw error;
  });
  const realtime = startRealtime(services, [ownChannel, adminChannel]);
  const app = createApp({ services, build, dev: inFront !== undefined, isReady: () => ready });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  listener = inFront ? await inFront(server, answer) : answer;
  server.on('upgrade', (request, socket, head) => {
    if (realtime.handles(request.url))
      realtime.upgrade(request, socket, head).catch((error: unknown) => {
        services.log.warn({ err: error }, 'a websocket could not be opened');
        socket.destroy();
      });
    else if (!inFront) socket.destroy();
  });

  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${actual}`,
    services,
    async stop() {
      ready = false;
      realtime.close();
      await drain(server);
      await close();
    },
  };
}

/** Between taking the port and being ready: a moment, but someone may knock. */
function answerStarting(_request: http.IncomingMessage, response: http.ServerResponse) {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '1',
    'x-content-type-options': 'nosniff',
  });
  response.end('Starting. Please try again in a moment.');
}

function withPort(settings: Settings, port: number): Settings {
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}

function listen(server: http.Server, { port, host }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

async function drain(server: http.Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearTimeout(timer);
}
