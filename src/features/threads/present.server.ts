/** Rows of messages as everyone in the thread sees them. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import { answerersOf } from './answerer.server.ts';
import { pandaTitle } from './mentions.ts';
import { threadFiles, threadGuests, threadMembers, threadReactions, threads } from './table.server.ts';
import type { MessageRow } from './thread-access.server.ts';

export const personColumns = {
  id: users.id,
  name: users.name,
  handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  picture: users.image,
};

export async function presentMessages(
  { db, runs }: Pick<Services, 'db' | 'runs'>,
  rows: readonly MessageRow[],
) {
  const answerers = await answerersOf(
    db,
    runs,
    rows.flatMap(({ kind, runId }) => (kind === 'run' && runId ? [runId] : [])),
  );
  const ids = rows.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id);
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const people = authors.length
    ? await db.select(personColumns).from(users).where(inArray(users.id, authors))
    : [];
  const reactions = ids.length
    ? await db
        .select()
        .from(threadReactions)
        .where(inArray(threadReactions.messageId, ids))
        .orderBy(asc(threadReactions.createdAt))
    : [];
  const attached = ids.length
    ? await db
        .select({
          messageId: threadFiles.messageId,
          id: files.id,
          name: files.name,
          contentType: files.contentType,
          bytes: files.bytes,
          isPicture: sql<boolean>`${files.reencoded} and ${files.contentType} like 'image/%'`,
        })
        .from(threadFiles)
        .innerJoin(files, eq(files.id, threadFiles.fileId))
        .where(and(inArray(threadFiles.messageId, ids), isNull(files.deletedAt)))
        .orderBy(asc(threadFiles.place))
    : [];
  const open = await openThreadsOf(db, rows);
  const guests = await guestsAmong(
    db,
    rows.filter(({ authorId }) => authorId && !people.some(({ id }) => id === authorId)),
  );
  const byId = new Map<string, Shown>([...people, ...guests].map((one) => [one.id, one]));
  const reactionsOf = Map.groupBy(reactions, ({ messageId }) => messageId);
  const filesOf = Map.groupBy(attached, ({ messageId }) => messageId);
  return rows.map((row) => {
    const deleted = row.deletedAt !== null;
    return {
      id: row.id,
      seq: row.seq,
      rev: row.rev,
      author: (row.authorId && byId.get(row.authorId)) || null,
      answeredBy:
        row.kind === 'note'
          ? pandaTitle
          : row.kind === 'run'
            ? ((row.runId && answerers.get(row.runId)) ?? 'A tool')
            : null,
      kind: row.kind,
      text: deleted ? '' : row.text,
      replyTo: row.replyTo,
      mentions: row.mentions,
      runId: deleted ? null : row.runId,
      files: deleted ? [] : (filesOf.get(row.id) ?? []),
      reactions: [...Map.groupBy(reactionsOf.get(row.id) ?? [], ({ emoji }) => emoji)].map(([emoji, of]) => ({
        emoji,
        by: of.map(({ ownerId }) => ownerId),
      })),
      createdAt: row.createdAt,
      editedAt: row.editedAt,
      pinned: row.pinnedAt !== null && !deleted,
      ...(row.membersOnly && open.has(row.threadId) ? { membersOnly: true } : {}),
      deleted,
    };
  });
}

/** In a private thread everything is for members, which nobody needs to be told. */
async function openThreadsOf(db: Queryable, rows: readonly MessageRow[]): Promise<ReadonlySet<string>> {
  const ids = new Set(rows.flatMap(({ membersOnly, threadId }) => (membersOnly ? [threadId] : [])));
  if (ids.size === 0) return ids;
  const open = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(inArray(threads.id, [...ids]), eq(threads.visibility, 'public')));
  return new Set(open.map(({ id }) => id));
}

type Shown = { id: string; name: string; handle: string | null; picture: string | null; isGuest?: boolean };

/** Those who wrote without an account. All rows are of one thread, or of few. */
async function guestsAmong(db: Queryable, rows: readonly MessageRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select({ id: threadGuests.guestId, name: threadGuests.name })
    .from(threadGuests)
    .where(
      and(
        inArray(threadGuests.threadId, [...new Set(rows.map(({ threadId }) => threadId))]),
        inArray(threadGuests.guestId, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]),
      ),
    );
  return found.map((one) => ({ ...one, handle: null, picture: null, isGuest: true }));
}

export async function listMembers(db: Queryable, threadId: string) {
  const rows = await db
    .select({
      ...personColumns,
      id: threadMembers.memberId,
      name: sql<string>`coalesce(${users.name}, ${threadGuests.name}, 'Guest')`,
      isGuest: sql<boolean>`${users.id} is null`,
      role: threadMembers.role,
      // Whoever came after the last message is not asked to read it; that is not to say that they have.
      readSeq:
        sql<number>`case when exists (select 1 from thread_message m where m.thread_id = ${threadMembers.threadId}
        and m.created_at > ${threadMembers.createdAt}) then ${threadMembers.readSeq} else 0 end`.mapWith(
          Number,
        ),
    })
    .from(threadMembers)
    .leftJoin(users, eq(users.id, threadMembers.memberId))
    .leftJoin(
      threadGuests,
      and(
        eq(threadGuests.threadId, threadMembers.threadId),
        eq(threadGuests.guestId, threadMembers.memberId),
      ),
    )
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(asc(threadMembers.createdAt), asc(threadMembers.memberId));
  return rows.map(({ isGuest, ...row }) => (isGuest ? { ...row, isGuest } : row));
}
