/** For tests: a package registry on this machine that can be told to misbehave. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { NpmClient } from './npm-client.server.ts';
import { createTestServer } from '#testing/http-server.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse, archive: Buffer) => void;

export interface FakeRegistry {
  npm: NpmClient;
  url: string;
  /** `Range` headers of requests so far, '' where there was none. */
  ranges: string[];
  behave(how: Behaviour): void;
  stop(): void;
}

/** Whole archives, or the rest of them where that is asked for. */
export const obliging: Behaviour = ({ headers }, response, archive) => {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  if (from > 0)
    response.writeHead(206, { 'content-range': `bytes ${from}-${archive.length - 1}/${archive.length}` });
  response.end(archive.subarray(from));
};

/** Hangs up after so many bytes of each answer, once `onProgress` has heard that they arrived. */
export function cuttingOffAfter(bytes: number) {
  let arriving = { total: Infinity, hangUp: () => {} };
  const behaviour: Behaviour = (request, response, archive) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from + bytes >= archive.length) return obliging(request, response, archive);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': archive.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${archive.length - 1}/${archive.length}` }),
    });
    arriving = { total: from + bytes, hangUp: () => response.destroy() };
    response.write(archive.subarray(from, from + bytes));
  };
  return {
    behaviour,
    onProgress({ received }: { received: number }) {
      if (received >= arriving.total) arriving.hangUp();
    },
  };
}

export async function startRegistry(archives: Record<string, Buffer>): Promise<FakeRegistry> {
  const ranges: string[] = [];
  let behaviour: Behaviour = obliging;
  const server = createTestServer((request, response) => {
    const [, name] = /^\/(.+)\/-\/[^/]+-1\.0\.0\.tgz$/.exec(decodeURIComponent(request.url!)) ?? [];
    const archive = archives[name ?? ''];
    ranges.push(request.headers.range ?? '');
    if (archive) return behaviour(request, response, archive);
    response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    ranges,
    stop,
    behave(how) {
      behaviour = how;
    },
    npm: {
      readRegistries: async () => (name, version) =>
        `${url}${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
      pack: () => Promise.reject(new Error('the npm client was not expected to be asked')),
    },
  };
}
