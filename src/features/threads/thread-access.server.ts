/** The one door to threads: whoever may not even read one hears that there is none. */
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { isAtLeast, type ThreadRole } from './roles.ts';
import { threadMembers, threadMessages, threads } from './table.server.ts';

export type ThreadRow = typeof threads.$inferSelect;
export type MemberRow = typeof threadMembers.$inferSelect;
export type MessageRow = typeof threadMessages.$inferSelect;

export interface ThreadAccess {
  thread: ThreadRow;
  /** Undefined for readers of a public thread. */
  member: MemberRow | undefined;
}

/** Whoever asks; `guestId` once `knowGuest` has looked. */
export type Visitor = Pick<Context, 'caller'> & { guestId?: string | undefined };

export const viewerId = ({ caller, guestId }: Visitor) =>
  caller.kind === 'member' ? caller.user.id : guestId;

/** Which guest a browser without an account is. Before a transaction: nobody is looked up within one. */
export async function knowGuest<C extends Context>(context: C): Promise<C & Visitor> {
  const { caller, callers, headers } = context;
  return Object.assign(context, {
    guestId: caller.kind === 'member' ? undefined : await callers.guestOf(headers),
  });
}

export const isByMember = <C extends Context>(context: C): context is C & MemberContext =>
  context.caller.kind === 'member';

/** For what also guests do: someone must do it. */
export async function requireIdentity<C extends Context>(context: C): Promise<C & Visitor & { who: string }> {
  const known = await knowGuest(context);
  const who = viewerId(known);
  if (who === undefined) throw new AppError('unauthorized');
  return Object.assign(known, { who });
}

export async function findThread(
  db: Queryable,
  id: string,
  who: string | undefined,
): Promise<ThreadAccess | undefined> {
  const [row] = await db
    .select({ thread: threads, member: threadMembers })
    .from(threads)
    .leftJoin(
      threadMembers,
      and(eq(threadMembers.threadId, threads.id), eq(threadMembers.memberId, who ?? anonymousId)),
    )
    .where(and(eq(threads.id, id), isNull(threads.deletedAt)));
  if (!row) return undefined;
  const member = row.member ?? undefined;
  const isOpen = row.thread.visibility === 'public' && row.thread.hiddenAt === null;
  return member || isOpen ? { thread: row.thread, member } : undefined;
}

export async function readableThread(context: Visitor, db: Queryable, id: string): Promise<ThreadAccess> {
  const access = await findThread(db, id, viewerId(context));
  if (!access) throw noSuchThread();
  return access;
}

/** As a member with at least this role. Readers of a public thread are told that they may not. */
export async function threadAs(
  context: Visitor,
  db: Queryable,
  id: string,
  wanted: ThreadRole,
): Promise<ThreadAccess & { member: MemberRow }> {
  const { thread, member } = await readableThread(context, db, id);
  if (!member || !isAtLeast(member.role, wanted)) throw notAllowed(wanted);
  return { thread, member };
}

/** The same for one of its messages; a deleted one is there for whoever deleted it, to bring it back. */
export async function messageAs(
  context: Visitor,
  db: Queryable,
  id: string,
  wanted: ThreadRole,
  { deleted = false } = {},
) {
  const message = await findMessage(db, id);
  if (!message || (message.deletedAt !== null) !== deleted) throw noSuchMessage();
  const access = await findThread(db, message.threadId, viewerId(context));
  if (!access) throw noSuchMessage();
  if (!access.member || !isAtLeast(access.member.role, wanted)) throw notAllowed(wanted);
  return { message, thread: access.thread, member: access.member };
}

export async function readableMessage(context: Visitor, db: Queryable, id: string) {
  const message = await findMessage(db, id);
  const access = message && (await findThread(db, message.threadId, viewerId(context)));
  const isHidden = message?.membersOnly && !access?.member;
  if (!message || message.deletedAt || !access || isHidden) throw noSuchMessage();
  return { message, ...access };
}

/** Of the messages of a thread, those that someone with this access may read; members read all. */
export const isShownTo = ({ member }: Pick<ThreadAccess, 'member'>): SQL | undefined =>
  member ? undefined : eq(threadMessages.membersOnly, false);

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(threadMessages).where(eq(threadMessages.id, id));
  return row;
}

/** Held until the transaction is done, so that messages come one after the other. */
export async function holdThread(tx: Queryable, id: string): Promise<ThreadRow> {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), isNull(threads.deletedAt)))
    .for('update');
  if (!row) throw noSuchThread();
  return row;
}

const anonymousId = '00000000-0000-0000-0000-000000000000';

export const noSuchThread = () =>
  new AppError('not_found:thread', {
    message: 'Thread not found. It was deleted, or you’re not in it.',
  });
export const noSuchMessage = () =>
  new AppError('not_found:message', { message: 'This message no longer exists.' });

export const notAllowed = (wanted: ThreadRole) =>
  new AppError('forbidden:thread', {
    message:
      wanted === 'owner'
        ? 'Only the owner of the thread can do that.'
        : wanted === 'editor'
          ? 'Only editors of the thread can do that. Ask its owner for access.'
          : 'You can read this thread, but not write in it. Ask its owner for access.',
  });
