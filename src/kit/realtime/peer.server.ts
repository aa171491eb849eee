/** One open websocket: which channels it follows, each from the last event it saw. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import {
  readAfter,
  writePlace,
  type BusEvent,
  type KeptEvent,
  type Place,
} from '#kit/events/read-events.server.ts';
import { placeAfter } from '#kit/events/retention.server.ts';
import { isLater, isSeenIn, readSnapshot } from '#kit/events/snapshot.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import type { Services } from '#kit/services.server.ts';
import { z } from 'zod';
import type { ChannelKind, Connection } from './channel.server.ts';
import { ownChannelOf } from './channel-names.ts';
import { createAllowance } from './allowance.ts';
import { isGuest } from '#kit/principals/guests.server.ts';
import { fromClient, type FromClient } from './from-client.ts';
import { closeCodes, type FromServer } from './protocol.ts';

/** A reader this far behind is dropped; it reconnects and resumes from its last event. */
const mostBuffered = 1_000_000;
/** While it catches up it is fed no faster than it reads. */
const comfortablyBuffered = 64_000;
const drainsWithin = 10_000;
const mostChannels = 100;
const batch = 200;
const messagesAtOnce = 60;
const messagesPerSecond = 10;

interface Followed {
  place: Place;
  /** While it reads from the database, what comes over the bus only says that there is more to read. */
  reading: boolean;
  more: boolean;
}

export type Peer = ReturnType<typeof createPeer>;

/** A browser without an account, by its ticket: it hears of its own things, and of what it was let into. */
interface GuestReader {
  kind: 'guest';
  id: string;
}
/** A browser that has made nothing: it hears only of what is public. */
interface VisitorReader {
  kind: 'visitor';
  id: string;
}
export type Reader = MemberCaller | GuestReader | VisitorReader;
export const principalOf = (reader: Reader) => (reader.kind === 'member' ? reader.user.id : reader.id);

interface Options {
  services: Services;
  kinds: ChannelKind[];
  socket: WebSocket;
  headers: Headers;
  caller: Reader;
  /** Told which channels it follows, so that it is asked about no others. */
  onFollow(channel: string): void;
  onLeave(channel: string): void;
}

/** What people say in a channel; no reader may mistake it for an event of ours. */
const said = (type: string) => defineEvent(`said.${type}`, z.object({ by: z.string(), data: z.unknown() }));

export function createPeer({ services, kinds, socket, headers, caller, onFollow, onLeave }: Options) {
  const { bus, callers, db, limits, log } = services;
  const channels = new Map<string, Followed>();
  /** What the server's own end of a channel knows this browser by. */
  const connections = new Map<string, Connection>();
  const allowance = createAllowance(messagesAtOnce, messagesPerSecond);
  const kindOf = (name: string) => kinds.find(({ prefix }) => name.startsWith(prefix));
  const isOpen = () => socket.readyState === WebSocket.OPEN;

  function send(message: FromServer) {
    if (!isOpen()) return;
    if (socket.bufferedAmount > mostBuffered) return socket.terminate();
    socket.send(JSON.stringify(message));
  }

  async function mayRead(reader: Reader, name: string): Promise<boolean> {
    const kind = kindOf(name);
    if (reader.kind === 'member') return (await kind?.canRead(services, reader, name)) ?? false;
    if (await kind?.canVisitorRead?.(services, name)) return true;
    if (reader.kind === 'visitor') return false;
    return (
      name === ownChannelOf(reader.id) || ((await kind?.guests?.canRead(services, reader.id, name)) ?? false)
    );
  }

  async function join(name: string, after: string | undefined) {
    if (!(await mayRead(caller, name)) || channels.size >= mostChannels) {
      // A visitor who has become a guest meanwhile asks for what is a guest's: with a new ticket it gets it.
      if (caller.kind === 'visitor') return socket.close(closeCodes.signedOut, 'signed out');
      throw new AppError('not_found');
    }
    const followed: Followed = { place: { seen: '1:1:' }, reading: true, more: false };
    channels.set(name, followed);
    onFollow(name);
    const place = await placeAfter(db, after);
    if (place === undefined) {
      forget(name);
      throw new AppError('invalid');
    }
    followed.place = place;
    await catchUp(name, followed);
    if (channels.get(name) === followed)
      send({ is: 'joined', channel: name, at: writePlace(followed.place) });
  }

  async function catchUp(name: string, followed: Followed) {
    let isFull = true;
    while ((isFull || followed.more) && channels.get(name) === followed && isOpen()) {
      followed.more = false;
      const found = await readAfter(db, followed.place, { channel: name, limit: batch });
      for (const [index, event] of found.events.entries()) {
        const isLast = index === found.events.length - 1;
        sendKept(event, isLast ? found.place : within(followed.place, found.later, event));
        await drained();
      }
      followed.place = found.place;
      isFull = found.isFull;
    }
    followed.reading = false; // in the same breath as the last look: nothing can come in between
  }

  const within = ({ seen }: Place, later: string, { at }: KeptEvent): Place => ({
    seen,
    within: { later, ...at },
  });

  function sendKept({ channel, type, data }: KeptEvent, place: Place) {
    send({ is: 'event', channel, cursor: writePlace(place), type, data });
  }

  async function drained() {
    for (const start = Date.now(); isOpen() && socket.bufferedAmount > comfortablyBuffered; await pause(10))
      if (Date.now() - start > drainsWithin) socket.terminate();
  }

  async function mustWrite(name: string): Promise<string> {
    const kind = kindOf(name);
    const isAllowed =
      channels.has(name) &&
      caller.kind !== 'visitor' &&
      ((await (caller.kind === 'guest'
        ? kind?.guests?.canWrite(services, caller.id, name)
        : kind?.canWrite?.(services, caller, name))) ??
        false);
    if (!isAllowed) throw new AppError('forbidden');
    return principalOf(caller);
  }

  async function say(name: string, type: string, data: unknown) {
    const by = await mustWrite(name);
    await limits.take('write', by);
    await bus.transact((tx) => tx.emit(name, said(type), { by, data }));
  }

  /** Typing, presence: for whoever looks now; nobody needs it later. */
  async function signal(name: string, type: string, data: unknown) {
    const by = await mustWrite(name);
    const handler = kindOf(name)?.handler?.(services);
    if (!handler) return bus.tell(name, said(type), { by, data });
    handler.receive(connectionIn(name, by), type, data);
  }

  function connectionIn(name: string, principal: string): Connection {
    const known = connections.get(name);
    if (known) return known;
    const made: Connection = {
      principal,
      send: (type, data) => send({ is: 'event', channel: name, type, data }),
    };
    connections.set(name, made);
    return made;
  }

  function disconnect(name: string) {
    const connection = connections.get(name);
    connections.delete(name);
    if (connection) kindOf(name)?.handler?.(services).closed(connection);
  }

  async function act(message: FromClient) {
    const { channel } = message;
    try {
      if (message.do === 'join') await join(channel, message.after);
      if (message.do === 'say') await say(channel, message.type, message.data);
      if (message.do === 'signal') await signal(channel, message.type, message.data);
      if (message.do === 'leave') leave(channel, 'asked');
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      send({ is: 'refused', channel, code: error.code });
    }
  }

  function forget(channel: string) {
    channels.delete(channel);
    disconnect(channel);
    onLeave(channel);
  }

  function leave(channel: string, why: 'asked' | 'forbidden') {
    forget(channel);
    send({ is: 'left', channel, why });
  }

  function failed(error: unknown) {
    log.warn({ event: 'websocket.failed', err: error }, 'A WebSocket failed.');
    socket.close(closeCodes.failed, 'failed'); // it comes back, proves itself again and resumes
  }

  let queue = Promise.resolve();
  return {
    get caller() {
      return caller;
    },
    follows: (channel: string) => channels.has(channel),
    /** One message after the other, so that a join is done before what follows it. */
    receive(text: string) {
      if (!isOpen()) return;
      const parsed = fromClient.safeParse(parseJson(text));
      if (!parsed.success) return socket.close(closeCodes.notUnderstood, 'not understood');
      if (!allowance.take()) return socket.close(closeCodes.notUnderstood, 'too many messages');
      queue = queue.then(() => (isOpen() ? act(parsed.data) : undefined)).catch(failed);
    },
    /** What was read from the bus at once, of one channel. Never twice, whether it comes from there or was read here. */
    deliver(channel: string, events: readonly KeptEvent[], later: string) {
      const followed = channels.get(channel);
      if (!followed) return;
      if (followed.reading) {
        followed.more = true;
        return;
      }
      const { place } = followed;
      const seen = readSnapshot(place.seen)!;
      if (!isLater(readSnapshot(later)!, seen)) return;
      const unseen = events.filter(({ at }) => !isSeenIn(at.tx, seen));
      for (const [index, event] of unseen.entries())
        sendKept(event, index === unseen.length - 1 ? { seen: later } : within(place, later, event));
      followed.place = { seen: later };
    },
    /** What is told and not kept. */
    tell({ channel, type, data }: BusEvent) {
      if (channels.has(channel)) send({ is: 'event', channel, type, data });
    },
    channels: () => channels.keys(),
    /** Its socket is closed. */
    closed() {
      for (const name of channels.keys()) forget(name);
    },
    /** Rights may have changed: who it is and what it may read is asked again. */
    async recheck() {
      try {
        if (caller.kind !== 'member') {
          if (caller.kind === 'guest' && !(await isGuest(db, caller.id)))
            return socket.close(closeCodes.signedOut, 'signed out');
          for (const name of channels.keys()) if (!(await mayRead(caller, name))) leave(name, 'forbidden');
          return;
        }
        const now = await callers.identify(headers);
        if (now.kind !== 'member') return socket.close(closeCodes.signedOut, 'signed out');
        caller = now;
        for (const name of channels.keys()) if (!(await mayRead(now, name))) leave(name, 'forbidden');
      } catch (error) {
        failed(error);
      }
    },
  };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    refuseUnkeepable(value);
    return value;
  } catch {
    return undefined; // fails the schema, and the socket is closed
  }
}
