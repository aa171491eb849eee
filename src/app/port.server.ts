/** The port: taken before anything else is started, and given back only when everyone on it has been answered. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#kit/settings.server.ts';

export interface Port {
  server: http.Server;
  number: number;
  url: string;
  /** From now on, this answers. */
  serve(listener: http.RequestListener): void;
  /** Asks clients to come back on a new connection, which another process may take. */
  announceClosing(): void;
  /** Takes no more connections, lets requests under way finish, and cuts what is left after a while. */
  close(longest: number): Promise<void>;
}

export class PortError extends Error {
  constructor(port: number, cause: NodeJS.ErrnoException) {
    super(explain(port, cause.code), { cause });
  }
}

/**
 * Longer than programs and proxies keep an idle connection (a minute, usually): whoever closes first must not be the server, which
 * would cut off a request that is on its way, and nobody repeats a POST.
 */
const keepAliveTimeout = 75_000;

export async function openPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<Port> {
  const server = http.createServer({
    requestTimeout: 60_000,
    headersTimeout: 15_000,
    keepAliveTimeout,
    maxHeaderSize: 16_384,
  });
  let answer: http.RequestListener = answerStarting;
  let closing = false;
  server.on('request', (request, response) => {
    if (closing) response.setHeader('connection', 'close');
    return answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new PortError(port, error)));
    server.listen(port, host, resolve);
  });
  const { port: number } = server.address() as AddressInfo;
  return {
    server,
    number,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${number}`,
    serve(listener) {
      answer = listener;
    },
    announceClosing() {
      closing = true;
    },
    async close(longest) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A kept-alive connection becomes idle when its last answer ends, at any moment from now on.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
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

function explain(port: number, code: string | undefined) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  return `HOST is wrong: this machine cannot listen on that address (${code}).`;
}
