import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { askedIn, queryFor, vectorOf } from '#kit/db/words.server.ts';
import { files } from '#kit/files/table.server.ts';
import { isEmptyWord } from '#language/sentences.ts';
import { waitingPurposes } from '#tools/run/run-files.server.ts';
import { pageSize } from './limits.ts';
import { threadFiles, threadMembers, threadMessages, threads, threadVersions } from './table.server.ts';
import type { MessageRow } from './thread-access.server.ts';

const mostChanges = 300;
const mostFound = 40;

interface NewMessage extends Pick<MessageRow, 'id' | 'threadId' | 'text'> {
  authorId: string | null;
  kind?: MessageRow['kind'];
  replyTo?: string | null;
  mentions?: string[];
  runId?: string | null;
}

/** The next number of a thread that is held. */
export async function nextRev(tx: Queryable, threadId: string, { isMessage = false } = {}) {
  const [row] = await tx
    .update(threads)
    .set({ rev: sql`${threads.rev} + 1`, ...(isMessage ? { lastMessageAt: new Date() } : {}) })
    .where(eq(threads.id, threadId))
    .returning({ rev: threads.rev, visibility: threads.visibility });
  return row!;
}

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<MessageRow> {
  const { rev, visibility } = await nextRev(tx, message.threadId, { isMessage: true });
  const membersOnly = visibility === 'private';
  const [row] = await tx
    .insert(threadMessages)
    .values({ ...message, membersOnly, seq: rev, rev, search: vectorOf(message.text) })
    .returning();
  return row!;
}

/** Changes a message and says so to whoever was away. */
export async function updateMessage(
  tx: Queryable,
  { id, threadId }: Pick<MessageRow, 'id' | 'threadId'>,
  change: Partial<MessageRow>,
): Promise<MessageRow> {
  const { rev } = await nextRev(tx, threadId);
  const { search: _, ...rest } = change;
  const [row] = await tx
    .update(threadMessages)
    .set({ ...rest, rev, ...(rest.text === undefined ? {} : { search: vectorOf(rest.text) }) })
    .where(eq(threadMessages.id, id))
    .returning();
  return row!;
}

export async function keepVersion(tx: Queryable, { id, authorId, text, editedAt, createdAt }: MessageRow) {
  await tx.insert(threadVersions).values({ messageId: id, authorId, text, createdAt: editedAt ?? createdAt });
}

/** Files of the sender that wait to be used go with the message from now on; answers how many there were. */
export async function attachFiles(
  tx: Queryable,
  {
    messageId,
    threadId,
    ownerId,
    ids,
  }: { messageId: string; threadId: string; ownerId: string; ids: string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const taken = await tx
    .update(files)
    .set({ purpose: filePurpose(threadId), expiresAt: null })
    .where(
      and(
        inArray(files.id, ids),
        eq(files.ownerId, ownerId),
        inArray(files.purpose, waitingPurposes),
        isNull(files.deletedAt),
      ),
    )
    .returning({ id: files.id });
  if (taken.length > 0)
    await tx
      .insert(threadFiles)
      .values(taken.map(({ id }) => ({ messageId, fileId: id, place: ids.indexOf(id) })));
  return taken.length;
}

export const filePurpose = (threadId: string) => `thread:${threadId}`;

/** Of one thread, those that whoever asks may read. */
interface Stretch {
  threadId: string;
  shown: SQL | undefined;
}

const within = ({ threadId, shown }: Stretch) => and(eq(threadMessages.threadId, threadId), shown);

/** A page, oldest first. One more is read than shown, to know whether there are others. */
export async function pageOfMessages(
  db: Queryable,
  stretch: Stretch,
  { before, after, around }: { before?: number; after?: number; around?: number },
) {
  if (around !== undefined) {
    const half = Math.floor(pageSize / 2);
    const earlier = await upTo(db, stretch, around + 1, half);
    const later = await from(db, stretch, around, half);
    return { rows: [...earlier.rows, ...later.rows], hasBefore: earlier.more, hasAfter: later.more };
  }
  if (after !== undefined) {
    const { rows, more } = await from(db, stretch, after, pageSize);
    return { rows, hasBefore: true, hasAfter: more };
  }
  const { rows, more } = await upTo(db, stretch, before, pageSize);
  return { rows, hasBefore: more, hasAfter: before !== undefined };
}

/** Where someone stopped, with a little of what they know; the newest page where that reaches as far back. */
export async function pageAtUnread(
  db: Queryable,
  stretch: Stretch,
  { readSeq }: Pick<typeof threadMembers.$inferSelect, 'readSeq'>,
) {
  const newest = await pageOfMessages(db, stretch, {});
  const first = newest.rows[0];
  return !first || !newest.hasBefore || first.seq <= readSeq
    ? newest
    : pageOfMessages(db, stretch, { around: readSeq });
}

async function upTo(db: Queryable, stretch: Stretch, before: number | undefined, most: number) {
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(within(stretch), before === undefined ? undefined : lt(threadMessages.seq, before)))
    .orderBy(desc(threadMessages.seq))
    .limit(most + 1);
  return { rows: rows.slice(0, most).reverse(), more: rows.length > most };
}

async function from(db: Queryable, stretch: Stretch, after: number, most: number) {
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(within(stretch), gt(threadMessages.seq, after)))
    .orderBy(asc(threadMessages.seq))
    .limit(most + 1);
  return { rows: rows.slice(0, most), more: rows.length > most };
}

export async function changedSince(db: Queryable, stretch: Stretch, rev: number) {
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(within(stretch), gt(threadMessages.rev, rev)))
    .orderBy(asc(threadMessages.seq))
    .limit(mostChanges + 1);
  return { rows: rows.slice(0, mostChanges), isCut: rows.length > mostChanges };
}

export async function listPinned(db: Queryable, stretch: Stretch, most: number) {
  return db
    .select()
    .from(threadMessages)
    .where(and(within(stretch), isNotNull(threadMessages.pinnedAt), isNull(threadMessages.deletedAt)))
    .orderBy(desc(threadMessages.pinnedAt))
    .limit(most);
}

/** In threads that this person is in. */
interface Wanted {
  who: string;
  thread?: string | undefined;
}

export async function findMessages(db: Queryable, { q, ...wanted }: Wanted & { q: string }) {
  const words = tellingWords(q);
  if (words.length === 0) return [];
  return messagesSeen(db, wanted, sql`${threadMessages.search} @@ ${queryFor(words)}`);
}

/** The newest first, of threads that they are in. */
export const messagesSeen = (db: Queryable, { who, thread }: Wanted, which: SQL) =>
  db
    .select({ message: threadMessages, thread: { id: threads.id, title: threads.title } })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(threadMembers, and(eq(threadMembers.threadId, threads.id), eq(threadMembers.memberId, who)))
    .where(
      and(
        isNull(threads.deletedAt),
        isNull(threadMessages.deletedAt),
        thread ? eq(threads.id, thread) : undefined,
        which,
      ),
    )
    .orderBy(desc(threadMessages.createdAt))
    .limit(mostFound);

/** “When is the fair?” looks for what is said about the fair, not for who asked the same; small words count where there are no others. */
function tellingWords(q: string): string[] {
  const words = askedIn(q);
  const telling = words.filter((word) => !isEmptyWord(word));
  return telling.length > 0 ? telling : words;
}
