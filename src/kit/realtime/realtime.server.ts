/** Websockets on the port of everything else. Nobody gets in without a session or a guest's ticket, and nobody stays without. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import { authChannel } from '#kit/auth/auth-events.server.ts';
import { isForeignOrigin } from '#kit/http/origin.server.ts';
import type { Services } from '#kit/services.server.ts';
import { refuse, toHeaders, tooManySockets } from './admit.server.ts';
import type { ChannelKind } from './channel.server.ts';
import { createIndex } from './followers.ts';
import { createPeer, principalOf, type Peer, type Reader } from './peer.server.ts';
import { closeCodes, mostBytesFromClient, realtimePath } from './protocol.ts';
import { createSocketPlaces } from './socket-places.ts';
import { isVisitorId, readTicket } from './ticket.server.ts';

const pingEvery = 30_000;
/** Clients that do not answer a farewell are cut off after this. */
const farewellTime = 2_000;

export function startRealtime(services: Services, kinds: ChannelKind[]) {
  const { bus, callers, log, metrics } = services;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostBytesFromClient,
    perMessageDeflate: false,
  });
  const peers = new Map<WebSocket, Peer>();
  const places = createSocketPlaces();
  const silent = new Set<WebSocket>();
  let closing = false;

  const byChannel = createIndex<string, Peer>();
  const byPrincipal = createIndex<string, Peer>();

  const unsubscribe = [
    bus.subscribe((event) => {
      if (event.channel === authChannel) recheck(event.data as RightsChange);
      // What is kept comes in batches, with the place where its readers are then.
      else if (!event.at) for (const peer of byChannel.of(event.channel)) peer.tell(event);
    }),
    bus.subscribeToBatches((events, later) => {
      for (const [channel, ofChannel] of Map.groupBy(events, (event) => event.channel))
        for (const peer of byChannel.of(channel)) peer.deliver(channel, ofChannel, later);
    }),
  ];

  function recheck({ userId, sessionId, guestId, channel }: RightsChange) {
    const concerned = new Set<Peer>();
    for (const principal of [userId, guestId])
      if (principal !== undefined) for (const peer of byPrincipal.of(principal)) concerned.add(peer);
    if (channel !== undefined) for (const peer of byChannel.of(channel)) concerned.add(peer);
    if (sessionId !== undefined)
      for (const peer of peers.values()) if (sessionOf(peer.caller)?.id === sessionId) concerned.add(peer);
    for (const peer of concerned) void peer.recheck();
  }

  const pinging = setInterval(() => {
    for (const [socket, peer] of peers) {
      if (silent.has(socket)) socket.terminate();
      else if (isOver(peer.caller)) socket.close(closeCodes.signedOut, 'signed out');
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, pingEvery);
  pinging.unref();

  /** Why someone may not come in, or who it is. */
  async function admit(headers: Headers, ticket: string | null): Promise<Reader | string> {
    if (closing) return '503 Service Unavailable';
    if (isForeignOrigin(headers, services.settings.publicUrl)) return '403 Forbidden';
    const reader = await identify(headers, ticket);
    if (!reader) return '401 Unauthorized';
    return reader;
  }

  async function identify(headers: Headers, ticket: string | null): Promise<Reader | undefined> {
    const caller = await callers.identify(headers);
    if (caller.kind === 'member') return caller.key ? undefined : caller;
    const id = ticket === null ? undefined : readTicket(services.secrets, ticket);
    return id === undefined ? undefined : { kind: isVisitorId(id) ? 'visitor' : 'guest', id };
  }

  function welcome(socket: WebSocket, headers: Headers, caller: Reader) {
    const principal = principalOf(caller);
    const peer: Peer = createPeer({
      services,
      kinds,
      socket,
      headers,
      caller,
      onFollow: (channel) => byChannel.add(channel, peer),
      onLeave: (channel) => byChannel.remove(channel, peer),
    });
    peers.set(socket, peer);
    byPrincipal.add(principal, peer);
    metrics.sockets.set(peers.size);
    socket.on('message', (message) => peer.receive(String(message)));
    socket.on('pong', () => silent.delete(socket));
    socket.on('error', () => {}); // too large or not the protocol: ws has sent the code and closes
    socket.on('close', () => {
      peers.delete(socket);
      byPrincipal.remove(principal, peer);
      peer.closed();
      silent.delete(socket);
      metrics.sockets.set(peers.size);
    });
    // Rights may have gone between the question and this moment.
    if (closing) socket.close(closeCodes.goingAway, 'going away');
    else void peer.recheck();
  }

  return {
    /** For the server's `upgrade` event. Answers every upgrade to our path; others are not ours. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const drop = () => socket.destroy();
      socket.on('error', drop); // whoever leaves before being let in must not end the process
      try {
        const headers = toHeaders(request);
        const admitted = await admit(headers, ticketIn(request.url));
        if (typeof admitted === 'string') return refuse(socket, admitted);
        if (!places.take(principalOf(admitted), socket)) return refuse(socket, tooManySockets);
        socket.off('error', drop);
        server.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, headers, admitted));
      } catch (error) {
        log.warn({ event: 'websocket.open_failed', err: error }, 'A WebSocket could not be opened.');
        refuse(socket, '503 Service Unavailable');
      }
    },
    handles: (url: string | undefined) => url?.split('?', 1)[0] === realtimePath,
    async close() {
      closing = true;
      for (const stop of unsubscribe) stop();
      clearInterval(pinging);
      for (const socket of peers.keys()) socket.close(closeCodes.goingAway, 'going away');
      for (const start = Date.now(); peers.size > 0 && Date.now() - start < farewellTime;) await pause(20);
      for (const socket of peers.keys()) socket.terminate();
    },
  };
}

interface RightsChange {
  userId?: string;
  sessionId?: string;
  guestId?: string;
  channel?: string;
}

const sessionOf = (reader: Reader) => (reader.kind === 'member' ? reader.session : undefined);

function isOver(reader: Reader) {
  const session = sessionOf(reader);
  return session !== undefined && session.expiresAt <= Date.now();
}

const ticketIn = (url = '') => new URLSearchParams(url.split('?', 2)[1]).get('ticket');
