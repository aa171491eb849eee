/**
 * Works that several people edit at once, over websockets on the port of everything else. Who may come in is asked at the one
 * door of works, and again with every edit; an edit is in the database before it is acknowledged or anyone else sees it.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer, type WebSocket } from 'ws';
import { authChannel, type Revocation } from '#kit/auth/auth-events.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { admit, isOver, refuse, toHeaders, tooManySockets } from '#kit/realtime/admit.server.ts';
import { createAllowance } from '#kit/realtime/allowance.ts';
import { closeCodes } from '#kit/realtime/protocol.ts';
import { createSocketPlaces } from '#kit/realtime/socket-places.ts';
import type { Services } from '#kit/services.server.ts';
import { workChannelPrefix } from '../work-channel.ts';
import { createLiveDocuments, type LiveContext } from './live-documents.server.ts';
import { livePath, mostLiveBytes } from './live-path.ts';

/** A reader this far behind is dropped; it reconnects and gets what it misses. */
const mostBuffered = 4_000_000;
const lookEvery = 30_000;
/** Far more than hands do; a long message and an edit of a long document count as several. */
const messagesAtOnce = 200;
const messagesPerSecond = 60;
const longMessage = 16_000;

interface Peer {
  caller: MemberCaller;
  headers: Headers;
}

export function startLive(services: Services, pace?: { rest: number }) {
  const { bus, callers, log } = services;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostLiveBytes,
    perMessageDeflate: false,
  });
  const peers = new Map<WebSocket, Peer>();
  const places = createSocketPlaces();
  const documents = createLiveDocuments(services, pace);
  const hub = new Hocuspocus<LiveContext>({ quiet: true, ...documents.hooks });
  let closing = false;

  const unsubscribe = bus.subscribe((event) => {
    documents.hear(event);
    if (event.channel !== authChannel) return;
    const { userId, sessionId, channel } = event.data as Revocation & { channel?: string };
    if (channel?.startsWith(workChannelPrefix))
      void documents.recheck(hub, channel.slice(workChannelPrefix.length));
    let concerns = false;
    for (const [socket, { caller, headers }] of peers)
      if (caller.user.id === userId || caller.session?.id === sessionId) {
        concerns = true;
        void recheck(socket, headers);
      }
    // They may have left a business whose works they have open.
    if (concerns) for (const id of hub.documents.keys()) void documents.recheck(hub, id);
  });

  const looking = setInterval(() => {
    for (const [socket, { caller }] of peers)
      if (isOver(caller)) socket.close(closeCodes.signedOut, 'signed out');
  }, lookEvery);
  looking.unref();

  async function recheck(socket: WebSocket, headers: Headers) {
    try {
      const now = await callers.identify(headers);
      if (now.kind !== 'member') socket.close(closeCodes.signedOut, 'signed out');
    } catch (error) {
      log.warn(
        { event: 'live_document.identify_failed', err: error },
        'A live editor could not be identified.',
      );
      socket.close(closeCodes.failed, 'failed');
    }
  }

  function welcome(socket: WebSocket, { caller, headers }: Peer) {
    peers.set(socket, { caller, headers });
    const asked = new Request(new URL(livePath, services.settings.publicUrl), { headers });
    const allowance = createAllowance(messagesAtOnce, messagesPerSecond);
    const take = (count: number) => {
      const isWithin = allowance.take(count);
      if (!isWithin) socket.close(closeCodes.notUnderstood, 'too many messages');
      return isWithin;
    };
    const connection = hub.handleConnection(withoutBacklog(socket), asked, {
      userId: caller.user.id,
      name: caller.user.name,
      client: undefined,
      take,
    });
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return socket.close(closeCodes.notUnderstood, 'not understood');
      const bytes = new Uint8Array(data as Buffer);
      if (take(1 + Math.floor(bytes.byteLength / longMessage))) connection.handleMessage(bytes);
    });
    socket.on('error', () => {}); // too large or not the protocol: ws has sent the code and closes
    socket.on('close', (code, reason) => {
      peers.delete(socket);
      connection.handleClose({ code, reason: String(reason) });
    });
    // Rights may have gone between the question and this moment.
    if (closing) socket.close(closeCodes.goingAway, 'going away');
    else void recheck(socket, headers);
  }

  return {
    handles: (url: string | undefined) => url?.split('?', 1)[0] === livePath,
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const drop = () => socket.destroy();
      socket.on('error', drop); // whoever leaves before being let in must not end the process
      try {
        const headers = toHeaders(request);
        const caller = await admit(services, headers, { closing });
        if (typeof caller === 'string') return refuse(socket, caller);
        if (!places.take(caller.user.id, socket)) return refuse(socket, tooManySockets);
        socket.off('error', drop);
        server.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, { caller, headers }));
      } catch (error) {
        log.warn(
          { event: 'live_document.join_failed', err: error },
          'A live editor could not join the document.',
        );
        refuse(socket, '503 Service Unavailable');
      }
    },
    async close() {
      closing = true;
      unsubscribe();
      clearInterval(looking);
      for (const socket of peers.keys()) socket.close(closeCodes.goingAway, 'going away');
      await documents.close();
      for (const socket of peers.keys()) socket.terminate();
    },
  };
}

/** Whoever does not read is dropped, not buffered for ever. */
function withoutBacklog(socket: WebSocket) {
  return {
    send(data: Parameters<WebSocket['send']>[0]) {
      if (socket.bufferedAmount > mostBuffered) socket.terminate();
      else socket.send(data);
    },
    close: (code?: number, reason?: string) => socket.close(code, reason),
    get readyState() {
      return socket.readyState;
    },
  };
}
