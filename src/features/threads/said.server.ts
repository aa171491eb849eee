/** What was said in a thread, as everyone in it reads it: for engines that are asked there, and to be quoted. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';
import { href } from '#kit/href.ts';
import { sentencesOf } from '#language/sentences.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { toolCallIn } from './mentions.ts';
import { threadGuests, threadMessages, threads } from './table.server.ts';

/** For engines: all of them together, the newest first, as far as there is room. */
const mostForEngines = 100;
export const longestSaid = 12_000;
/** To be searched and quoted. */
const mostRead = 1000;

export interface Said extends GivenText {
  /** The message. */
  href: string;
}

export interface SaidMessage {
  id: string;
  by: string;
  /** Sentence by sentence, without marks. */
  sentences: string[];
  /** The message that it replies to. */
  replyTo: string | null;
  createdAt: Date;
  href: string;
}

type IsTool = (id: string) => boolean;

/** The oldest first. A question is no knowledge: it would be found as its own answer. */
export async function saidIn(db: Queryable, threadId: string, isTool: IsTool): Promise<Said[]> {
  const said: Said[] = [];
  let room = longestSaid;
  for (const { by, sentences, href: place } of await newestIn(db, threadId, isTool, mostForEngines)) {
    const text = sentences.filter((sentence) => !isQuestion(sentence)).join('\n');
    if (text === '') continue;
    room -= text.length;
    if (room < 0) break;
    said.push({ title: `${by}, in this thread`, text, href: place });
  }
  return said.reverse();
}

/** The oldest first. */
export const messagesIn = async (db: Queryable, threadId: string, isTool: IsTool): Promise<SaidMessage[]> =>
  (await newestIn(db, threadId, isTool, mostRead)).reverse();

export const isQuestion = (sentence: string) => sentence.endsWith('?');

/** What was asked of tools is left out. */
async function newestIn(
  db: Queryable,
  threadId: string,
  isTool: IsTool,
  limit: number,
): Promise<SaidMessage[]> {
  const rows = await db
    .select({
      id: threadMessages.id,
      text: threadMessages.text,
      replyTo: threadMessages.replyTo,
      createdAt: threadMessages.createdAt,
      by: sql<string>`coalesce(${users.name}, ${threadGuests.name}, 'A former member')`,
    })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .leftJoin(users, eq(users.id, threadMessages.authorId))
    .leftJoin(
      threadGuests,
      and(
        eq(threadGuests.threadId, threadMessages.threadId),
        eq(threadGuests.guestId, threadMessages.authorId),
      ),
    )
    .where(
      and(
        eq(threadMessages.threadId, threadId),
        eq(threadMessages.kind, 'text'),
        isNull(threadMessages.deletedAt),
        // An answer in a public thread is public, so it must not be made of what is not.
        or(eq(threadMessages.membersOnly, false), eq(threads.visibility, 'private')),
      ),
    )
    .orderBy(desc(threadMessages.seq))
    .limit(limit);
  return rows
    .filter(({ text }) => !toolCallIn(text, isTool))
    .map(({ text, ...row }) => ({
      ...row,
      sentences: sentencesOf(withoutMarks(text)),
      href: href('/threads/:id', { id: threadId }, { message: row.id }),
    }));
}
