/** Websockets on the port of everything else. Nobody gets in without a session, and nobody stays without one. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import { authChannel, type Revocation } from '#kit/auth/callers.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import type { Services } from '#kit/services.server.ts';
import { admit, isOver, refuse, toHeaders } from './admit.server.ts';
import type { ChannelKind } from './channel.server.ts';
import { createPeer, type Peer } from './peer.server.ts';
import { closeCodes, mostBytesFromClient, realtimePath } from './protocol.ts';

const pingEvery = 30_000;
/** Clients that do not answer a farewell are cut off after this. */
const farewellTime = 2_000;

export function startRealtime(services: Services, kinds: ChannelKind[]) {
  const { bus, log, metrics } = services;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostBytesFromClient,
    perMessageDeflate: false,
  });
  const peers = new Map<WebSocket, Peer>();
  const silent = new Set<WebSocket>();
  let closing = false;

  const unsubscribe = bus.subscribe((event) => {
    for (const peer of peers.values()) {
      if (event.channel === authChannel && concerns(peer, event.data as RightsChange)) void peer.recheck();
      else peer.deliver(event);
    }
  });

  const openOf = (userId: string) =>
    [...peers.values()].filter((peer) => peer.caller.user.id === userId).length;

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

  function welcome(socket: WebSocket, headers: Headers, caller: MemberCaller) {
    const peer = createPeer({ services, kinds, socket, headers, caller });
    peers.set(socket, peer);
    metrics.sockets.set(peers.size);
    socket.on('message', (message) => peer.receive(String(message)));
    socket.on('pong', () => silent.delete(socket));
    socket.on('error', () => {}); // too large or not the protocol: ws has sent the code and closes
    socket.on('close', () => {
      peers.delete(socket);
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
        const admitted = await admit(services, headers, { closing, openOf });
        if (typeof admitted === 'string') return refuse(socket, admitted);
        socket.off('error', drop);
        server.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, headers, admitted));
      } catch (error) {
        log.warn({ err: error }, 'a websocket could not be opened');
        refuse(socket, '503 Service Unavailable');
      }
    },
    handles: (url: string | undefined) => url?.split('?', 1)[0] === realtimePath,
    async close() {
      closing = true;
      unsubscribe();
      clearInterval(pinging);
      for (const socket of peers.keys()) socket.close(closeCodes.goingAway, 'going away');
      for (const start = Date.now(); peers.size > 0 && Date.now() - start < farewellTime;) await pause(20);
      for (const socket of peers.keys()) socket.terminate();
    },
  };
}

type RightsChange = Revocation & { channel?: string };

function concerns({ caller, follows }: Peer, { userId, sessionId, channel }: RightsChange) {
  return (
    caller.user.id === userId ||
    caller.session?.id === sessionId ||
    (channel !== undefined && follows(channel))
  );
}
