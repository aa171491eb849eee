import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEvents } from '#kit/contract/call-stream.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { eventStream } from './event-stream.server.ts';

const ticks = endpoint({
  method: 'GET',
  path: '/ticks',
  summary: 'Counts.',
  access: 'public',
  streaming: true,
  output: z.object({ tick: z.number() }),
});

async function* count(to: number, every = 0) {
  for (let tick = 1; tick <= to; tick++) {
    yield { tick, secret: 'not in the contract' };
    if (every) await pause(every);
  }
}

test('events come in order and hold what the contract says, nothing else', async () => {
  const response = eventStream(ticks, count(3), { onLeave: () => {} });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await Array.fromAsync(readEvents(response.body!))).toEqual([{ tick: 1 }, { tick: 2 }, { tick: 3 }]);
});

test('events are sent when they are there, not at a pace', async () => {
  // So many that any pause between them would outlast the test.
  const response = eventStream(ticks, count(5000), { onLeave: () => {} });
  expect(await Array.fromAsync(readEvents(response.body!))).toHaveLength(5000);
});

test('whoever hangs up is noticed at once', async () => {
  const left = Promise.withResolvers<void>();
  const server = http.createServer(
    getRequestListener(() => eventStream(ticks, count(1_000_000, 10), { onLeave: left.resolve })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = new AbortController();
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: stop.signal });
  const events = readEvents<{ tick: number }>(response.body!);
  expect((await events.next()).value).toEqual({ tick: 1 });
  stop.abort();
  await left.promise;
  await events.return().catch(() => {}); // ends with the reason of the abort
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('characters split over packets, and lines that only keep the connection open, do no harm', async () => {
  const bytes = new TextEncoder().encode(': still here\n\ndata: {"text":"🐼 漢"}\n\n');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await Array.fromAsync(readEvents(stream))).toEqual([{ text: '🐼 漢' }]);
});
