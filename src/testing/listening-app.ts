/** A test app's websockets on a real port, and clients that remember what they were told. */
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, type ClientOptions } from 'ws';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import { realtimePath, type FromClient, type FromServer } from '#kit/realtime/protocol.ts';
import { startRealtime } from '#kit/realtime/realtime.server.ts';
import { buildSessionCookie } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { createTestServer } from './http-server.ts';

export async function listen(app: TestApp, kinds: ChannelKind[]) {
  const realtime = startRealtime(app.services, kinds);
  const server = createTestServer((_, response) => response.end());
  server.on('upgrade', (request, socket, head) => void realtime.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}${realtimePath}`;

  return {
    port,
    realtime,
    /** Without a person nobody is signed in. Resolves once open, rejects with the status of a refusal. */
    async open(
      person?: { id: string },
      headers: Record<string, string> = {},
      options: ClientOptions = {},
      ticket?: string,
    ) {
      const session = person ? await buildSessionCookie(app, person) : undefined;
      const cookie: Record<string, string> = session ? { cookie: `${session.name}=${session.value}` } : {};
      const socket = new WebSocket(ticket === undefined ? url : `${url}?${new URLSearchParams({ ticket })}`, {
        ...options,
        headers: { origin: app.services.settings.publicUrl, ...cookie, ...headers },
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
        socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      });
      return { ...follow(socket), sessionId: session?.sessionId ?? '' };
    },
    async close() {
      await realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function follow(socket: WebSocket) {
  const heard: FromServer[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text)) as FromServer));
  socket.on('error', () => {}); // how it ended is in `closed`
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));

  async function hear(wanted: (message: FromServer) => boolean, within = 120_000): Promise<FromServer> {
    for (const start = Date.now(); ; await pause(5)) {
      const found = heard.find(wanted);
      if (found) return found;
      if (Date.now() - start > within)
        throw new Error(`not heard; instead: ${JSON.stringify(heard).slice(0, 500)}`);
    }
  }

  return {
    socket,
    /** Everything said so far. */
    heard,
    /** The code it was closed with. */
    closed,
    hear,
    send: (message: FromClient) => socket.send(JSON.stringify(message)),
    async join(channel: string, after?: string) {
      socket.send(JSON.stringify({ do: 'join', channel, ...(after ? { after } : {}) }));
      return hear(
        (message) => message.channel === channel && (message.is === 'joined' || message.is === 'refused'),
      );
    },
    events: (channel: string) =>
      heard.filter((message) => message.is === 'event' && message.channel === channel),
  };
}
