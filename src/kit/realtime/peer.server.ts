/** One open websocket: which channels it follows, each from the last event it saw. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { AppError } from '#kit/errors.ts';
import { emit } from '#kit/events/bus.server.ts';
import { isAfter, readAfter, type BusEvent } from '#kit/events/cursor.server.ts';
import { placeAfter } from '#kit/events/retention.server.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import type { Services } from '#kit/services.server.ts';
import type { ChannelKind } from './channel.server.ts';
import { createAllowance } from './allowance.ts';
import { closeCodes, fromClient, type FromClient, type FromServer } from './protocol.ts';

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
  last: string;
  /** While it reads from the database, what comes over the bus only says that there is more to read. */
  reading: boolean;
  more: boolean;
}

export type Peer = ReturnType<typeof createPeer>;

interface Options {
  services: Services;
  kinds: ChannelKind[];
  socket: WebSocket;
  headers: Headers;
  caller: MemberCaller;
}

export function createPeer({ services, kinds, socket, headers, caller }: Options) {
  const { bus, callers, db, limits, log } = services;
  const channels = new Map<string, Followed>();
  const allowance = createAllowance(messagesAtOnce, messagesPerSecond);
  const kindOf = (name: string) => kinds.find(({ prefix }) => name.startsWith(prefix));
  const isOpen = () => socket.readyState === WebSocket.OPEN;

  function send(message: FromServer) {
    if (!isOpen()) return;
    if (socket.bufferedAmount > mostBuffered) return socket.terminate();
    socket.send(JSON.stringify(message));
  }

  /** Never twice and never backwards, whether it comes from the database or over the bus. */
  function sendEvent(followed: Followed, { cursor, channel, type, data }: BusEvent) {
    if (!isAfter(cursor, followed.last)) return;
    followed.last = cursor;
    send({ is: 'event', channel, cursor, type, data });
  }

  async function join(name: string, after: string | undefined) {
    const mayRead = (await kindOf(name)?.canRead(services, caller, name)) ?? false;
    if (!mayRead || channels.size >= mostChannels) throw new AppError('not_found');
    const followed: Followed = { last: '0.0', reading: true, more: false };
    channels.set(name, followed);
    const place = await placeAfter(db, after);
    if (place === undefined) {
      channels.delete(name);
      throw new AppError('invalid');
    }
    followed.last = place;
    await catchUp(name, followed);
    if (channels.get(name) === followed) send({ is: 'joined', channel: name, at: followed.last });
  }

  async function catchUp(name: string, followed: Followed) {
    let full = true;
    while ((full || followed.more) && channels.get(name) === followed && isOpen()) {
      followed.more = false;
      const { events } = await readAfter(db, followed.last, { channel: name, limit: batch });
      for (const event of events) {
        sendEvent(followed, event);
        await drained();
      }
      full = events.length === batch;
    }
    followed.reading = false; // in the same breath as the last look: nothing can come in between
  }

  async function drained() {
    for (const start = Date.now(); isOpen() && socket.bufferedAmount > comfortablyBuffered; await pause(10))
      if (Date.now() - start > drainsWithin) socket.terminate();
  }

  async function say(name: string, type: string, data: unknown) {
    const mayWrite =
      channels.has(name) && ((await kindOf(name)?.canWrite?.(services, caller, name)) ?? false);
    if (!mayWrite) throw new AppError('forbidden');
    await limits.take('write', caller.user.id);
    // Marked as said by someone: no reader may mistake it for an event of ours.
    await bus.transact((tx) =>
      emit(tx, { channel: name, type: `said.${type}`, data: { by: caller.user.id, data } }),
    );
  }

  async function act(message: FromClient) {
    const { channel } = message;
    try {
      if (message.do === 'join') await join(channel, message.after);
      if (message.do === 'say') await say(channel, message.type, message.data);
      if (message.do === 'leave') leave(channel, 'asked');
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      send({ is: 'refused', channel, code: error.code });
    }
  }

  function leave(channel: string, why: 'asked' | 'forbidden') {
    channels.delete(channel);
    send({ is: 'left', channel, why });
  }

  function failed(error: unknown) {
    log.warn({ err: error }, 'a websocket failed');
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
    deliver(event: BusEvent) {
      const followed = channels.get(event.channel);
      if (followed?.reading) followed.more = true;
      else if (followed) sendEvent(followed, event);
    },
    /** Rights may have changed: who it is and what it may read is asked again. */
    async recheck() {
      try {
        const now = await callers.identify(headers);
        if (now.kind !== 'member') return socket.close(closeCodes.signedOut, 'signed out');
        caller = now;
        for (const name of channels.keys())
          if (!(await kindOf(name)?.canRead(services, now, name))) leave(name, 'forbidden');
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
