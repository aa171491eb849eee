/** Websockets on the port of everything else. A socket follows channels, each from the last event it saw. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { authChannel } from '#kit/auth/callers.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { emit, isCursor, newestCursor, since, type BusEvent } from '#kit/events/bus.server.ts';
import { isForeignOrigin } from '#kit/http/origin.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { ChannelKind } from './channel.server.ts';
import { fromClient, mostBytesFromClient, realtimePath, type FromServer } from './protocol.ts';

/** A reader this far behind is dropped; it reconnects and resumes from its last event. */
const mostBuffered = 1_000_000;
const pingEvery = 30_000;
const mostChannels = 100;

interface Peer {
  socket: WebSocket;
  headers: Headers;
  caller: MemberCaller;
  /** Events wait here while a channel catches up, so that order holds. */
  channels: Map<string, { waiting: BusEvent[] | undefined; last: string }>;
  alive: boolean;
}

export type Realtime = ReturnType<typeof startRealtime>;

export function startRealtime(services: Services, kinds: ChannelKind[]) {
  const { bus, callers, db, log, metrics } = services;
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytesFromClient, perMessageDeflate: false });
  const peers = new Set<Peer>();

  const unsubscribe = bus.subscribe((event) => {
    if (event.channel === authChannel) void recheckAll();
    for (const peer of peers) deliver(peer, event);
  });
  const pinging = setInterval(() => {
    for (const peer of peers) {
      if (!peer.alive) peer.socket.terminate();
      peer.alive = false;
      peer.socket.ping();
    }
  }, pingEvery);
  pinging.unref();

  function deliver(peer: Peer, event: BusEvent) {
    const channel = peer.channels.get(event.channel);
    if (!channel) return;
    if (channel.waiting) channel.waiting.push(event);
    else sendEvent(peer, channel, event);
  }

  function sendEvent(peer: Peer, channel: { last: string }, event: BusEvent) {
    channel.last = event.cursor;
    send(peer, { is: 'event', channel: event.channel, cursor: event.cursor, type: event.type, data: event.data });
  }

  function send({ socket }: Peer, message: FromServer) {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) return socket.close(1013, 'too slow');
    socket.send(JSON.stringify(message));
  }

  const kindOf = (name: string) => kinds.find(({ prefix }) => name.startsWith(prefix));

  async function join(peer: Peer, name: string, after: string | undefined) {
    const mayRead = (await kindOf(name)?.canRead(services, peer.caller, name)) ?? false;
    if (!mayRead || peer.channels.size >= mostChannels) return send(peer, { is: 'refused', channel: name, code: 'not_found' });
    if (after !== undefined && !isCursor(after)) return send(peer, { is: 'refused', channel: name, code: 'invalid' });
    const channel = { waiting: [] as BusEvent[] | undefined, last: after ?? (await newestCursor(db)) };
    peer.channels.set(name, channel);
    if (after !== undefined) {
      for (;;) {
        const missed = await since(db, channel.last, { channel: name });
        for (const event of missed) sendEvent(peer, channel, event);
        if (missed.length === 0) break;
      }
    }
    send(peer, { is: 'joined', channel: name, at: channel.last });
    // What came over the bus meanwhile and was not in the database read: never twice, never lost.
    for (const event of channel.waiting!) if (isAfter(event.cursor, channel.last)) sendEvent(peer, channel, event);
    channel.waiting = undefined;
  }

  async function say(peer: Peer, name: string, type: string, data: unknown) {
    const mayWrite = peer.channels.has(name) && ((await kindOf(name)?.canWrite?.(services, peer.caller, name)) ?? false);
    if (!mayWrite) return send(peer, { is: 'refused', channel: name, code: 'forbidden' });
    await services.limits.take('write', peer.caller.user.id);
    await bus.transact((tx) => emit(tx, { channel: name, type, data: { by: peer.caller.user.id, data } }));
  }

  async function receive(peer: Peer, text: string) {
    const parsed = fromClient.safeParse(safeJson(text));
    if (!parsed.success) return peer.socket.close(1008, 'not understood');
    const message = parsed.data;
    if (message.do === 'join') await join(peer, message.channel, message.after);
    if (message.do === 'say') await say(peer, message.channel, message.type, message.data);
    if (message.do === 'leave') {
      peer.channels.delete(message.channel);
      send(peer, { is: 'left', channel: message.channel, why: 'asked' });
    }
  }

  /** Someone's rights changed: every open socket proves itself again. */
  async function recheckAll() {
    for (const peer of peers) {
      const caller = await callers.identify(peer.headers);
      if (caller.kind !== 'member') {
        peer.socket.close(4401, 'signed out');
        continue;
      }
      peer.caller = caller;
      for (const name of peer.channels.keys()) {
        if (await kindOf(name)?.canRead(services, caller, name)) continue;
        peer.channels.delete(name);
        send(peer, { is: 'left', channel: name, why: 'forbidden' });
      }
    }
  }

  return {
    /** For the server's `upgrade` event. Answers every upgrade to our path; others are not ours. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const headers = toHeaders(request);
      if (isForeignOrigin(headers, services.settings.publicUrl)) return refuse(socket, '403 Forbidden');
      const caller = await callers.identify(headers);
      if (caller.kind !== 'member' || caller.key) return refuse(socket, '401 Unauthorized');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const peer: Peer = { socket: webSocket, headers, caller, channels: new Map(), alive: true };
        peers.add(peer);
        metrics.sockets.set(peers.size);
        let queue = Promise.resolve();
        webSocket.on('message', (message) => {
          // One after the other, so that a join is done before what follows it.
          queue = queue
            .then(() => receive(peer, String(message)))
            .catch((error: unknown) => {
              log.warn({ err: error }, 'a websocket message failed');
              webSocket.close(1011, 'failed');
            });
        });
        webSocket.on('pong', () => {
          peer.alive = true;
        });
        webSocket.on('error', () => webSocket.terminate()); // oversize and protocol faults: ws has sent its close code
        webSocket.on('close', () => {
          peers.delete(peer);
          metrics.sockets.set(peers.size);
        });
      });
    },
    handles: (url: string | undefined) => url?.split('?', 1)[0] === realtimePath,
    close() {
      unsubscribe();
      clearInterval(pinging);
      for (const { socket } of peers) socket.close(1001, 'going away');
      server.close();
    },
  };
}

function isAfter(a: string, b: string) {
  const [aTx, aId] = a.split('.').map(BigInt) as [bigint, bigint];
  const [bTx, bId] = b.split('.').map(BigInt) as [bigint, bigint];
  return aTx > bTx || (aTx === bTx && aId > bId);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // fails the schema, and the socket is closed
  }
}

function toHeaders(request: IncomingMessage) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
  return headers;
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`);
}
