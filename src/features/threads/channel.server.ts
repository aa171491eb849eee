/** Word of threads to the open pages of everyone in them. What is kept says only how far the thread is; the words go by unkept frames. */
import { z } from 'zod';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Bus, Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { channelRightsChanged, type ChannelKind } from '#kit/realtime/channel.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import { threadChannelOf } from './channel-name.ts';
import type { presentMessages } from './present.server.ts';
import { isAtLeast } from './roles.ts';
import { findThread } from './thread-access.server.ts';

const prefix = threadChannelOf('');
const threadMoved = defineEvent('thread.moved', z.object({ rev: z.number() }));
const threadChanged = defineEvent('thread.changed');
const threadMessage = defineEvent('thread.message', z.object({ message: z.unknown() }));
const threadRead = defineEvent('thread.read', z.object({ member: z.string(), seq: z.number() }));
const threadRan = defineEvent('thread.ran', z.object({ run: z.string() }));
const ownThreads = defineEvent('threads.changed', z.object({ id: z.string() }));

export const threadChannel: ChannelKind = {
  prefix,
  async canRead({ db }, { user }, name) {
    const id = name.slice(prefix.length);
    return mayRead(db, id, user.id);
  },
  /** Presence and typing; readers only look. */
  async canWrite({ db }, { user }, name) {
    const id = name.slice(prefix.length);
    return mayWrite(db, id, user.id);
  },
  guests: {
    canRead: ({ db }, guestId, name) => mayRead(db, name.slice(prefix.length), guestId),
    canWrite: ({ db }, guestId, name) => mayWrite(db, name.slice(prefix.length), guestId),
  },
};

const mayRead = async (db: Queryable, id: string, who: string) =>
  isId(id) && (await findThread(db, id, who)) !== undefined;

async function mayWrite(db: Queryable, id: string, who: string) {
  const role = isId(id) ? (await findThread(db, id, who))?.member?.role : undefined;
  return role !== undefined && isAtLeast(role, 'commenter');
}

/** In the transaction of the change: whoever was away learns that there is something to fetch. */
export function publishThreadMoved(tx: Emitter, id: string, rev: number) {
  tx.emit(threadChannelOf(id), threadMoved, { rev });
}

/** Its name, its people, its pins. */
export function publishThreadChanged(tx: Emitter, id: string) {
  tx.emit(threadChannelOf(id), threadChanged);
}

export function publishRightsChanged(tx: Emitter, id: string) {
  publishThreadChanged(tx, id);
  channelRightsChanged(tx, threadChannelOf(id));
}

/**
 * After the commit, to whoever looks now: the message itself, so that nobody has to ask for it. One that not every reader of the
 * thread may see is fetched by those who may: that the thread moved was told with the change.
 */
export function publishMessage(
  bus: Bus,
  id: string,
  shown: Awaited<ReturnType<typeof presentMessages>>[number],
) {
  if (shown.membersOnly) return;
  bus.tell(threadChannelOf(id), threadMessage, {
    message: { ...shown, createdAt: iso(shown.createdAt), editedAt: shown.editedAt && iso(shown.editedAt) },
  });
}

export function publishReadMark(bus: Bus, id: string, member: string, seq: number) {
  bus.tell(threadChannelOf(id), threadRead, { member, seq });
  bus.tell(ownChannelOf(member), ownThreads, { id });
}

export function publishRunEnded(bus: Bus, id: string, run: string) {
  bus.tell(threadChannelOf(id), threadRan, { run });
}

/** To the lists of those who are in it, wherever they are. */
export function publishThreadLists(bus: Bus, id: string, members: readonly string[]) {
  for (const member of members) bus.tell(ownChannelOf(member), ownThreads, { id });
}

const iso = (date: Date) => date.toISOString();
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
