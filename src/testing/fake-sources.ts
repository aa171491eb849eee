/**
 * The sources of search on loopback: each answers below its id in its true format, and each fault can be switched on. It also
 * serves pages for what was found to lead to.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answersBySource, type SourceAnswer } from './sources/answers.ts';
import { createTestServer } from './http-server.ts';

export type SourceFault =
  | 'slow'
  | 'limited'
  | 'unavailable'
  | 'refusing'
  | 'garbage'
  | 'wrong-shape'
  | 'huge'
  | 'inwards'
  | 'endless'
  | 'cut';

interface ReceivedRequest {
  source: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeSources {
  /** Settings of an app that asks these. */
  env: { SOURCES_URL: string; SEARCH_SOURCES: string };
  /** `host:port`, as `permit` takes it. */
  host: string;
  url: string;
  /** What each source finds; nothing by default. */
  found: Map<string, SourceAnswer[]>;
  faults: Map<string, SourceFault>;
  /** Path → HTML, or a fault of the page. */
  pages: Map<string, string | SourceFault>;
  asked: ReceivedRequest[];
  /** Lets those that are slow answer. */
  release(): void;
  close(): Promise<void>;
}

export async function startFakeSources(): Promise<FakeSources> {
  const found = new Map<string, SourceAnswer[]>();
  const faults = new Map<string, SourceFault>();
  const pages = new Map<string, string | SourceFault>();
  const asked: ReceivedRequest[] = [];
  let released = Promise.withResolvers<void>();

  const server = createTestServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url!, url);
    const page = pages.get(address.pathname);
    if (page !== undefined) {
      const fault = isFault(page);
      if (!fault) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return fail(fault, response);
    }
    const source = address.pathname.split('/')[1]!;
    asked.push({ source, url: address, headers: request.headers, body: await text(request) });
    const speak = answersBySource[source];
    if (!speak) return response.writeHead(404).end();
    const fault = faults.get(source);
    if (fault && fault !== 'slow') return fail(fault, response);
    if (fault === 'slow') await released.promise;
    const { type, body } = speak(found.get(source) ?? []);
    return response.writeHead(200, { 'content-type': type }).end(body);
  }

  const isFault = (page: string) => (page.startsWith('<') ? undefined : (page as SourceFault));

  async function fail(fault: SourceFault, response: ServerResponse) {
    if (fault === 'limited')
      return response.writeHead(429, { 'retry-after': '120' }).end('Too many requests');
    if (fault === 'unavailable') return response.writeHead(503).end('<html>down for maintenance</html>');
    if (fault === 'refusing') return response.writeHead(403).end('{"error":"forbidden"}');
    if (fault === 'inwards')
      return response.writeHead(302, { location: 'http://127.0.0.1:1/metadata' }).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (fault === 'garbage') return response.end('\u0000\u0001<<<not what you asked for');
    if (fault === 'wrong-shape') return response.end('{"hits":{"nobody":1},"message":7,"articles":"none"}');
    if (fault === 'cut') return response.write('{"query":{"pages":[', () => response.destroy());
    if (fault === 'huge') return void writeForever(response, 'x'.repeat(65_536), 12_000_000);
    if (fault === 'endless') return void writeForever(response, '<p>more ', Infinity);
    return released.promise.then(() => response.end('{}'));
  }

  return {
    env: { SOURCES_URL: url, SEARCH_SOURCES: 'true' },
    host,
    url,
    found,
    faults,
    pages,
    asked,
    release() {
      released.resolve();
      released = Promise.withResolvers();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As fast as the other side reads when it has an end; otherwise a little now and then. */
function writeForever(response: ServerResponse, piece: string, most: number) {
  let sent = 0;
  const more = () => {
    if (response.destroyed) return;
    if (sent >= most) return response.end();
    sent += piece.length;
    const goesOn = response.write(piece);
    if (most === Infinity) setTimeout(more, 20).unref();
    else if (goesOn) setImmediate(more);
    else response.once('drain', more);
  };
  more();
}
