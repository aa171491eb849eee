/** What was said in a thread lately, as everyone in it reads it: for engines that are asked there. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';
import { href } from '#kit/href.ts';
import { sentencesOf } from '#language/sentences.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { toolCallIn } from './mentions.ts';
import { threadGuests, threadMessages } from './table.server.ts';

const mostMessages = 100;
/** All of them together; the newest first, as far as there is room. */
export const longestSaid = 12_000;

export interface Said extends GivenText {
  /** The message. */
  href: string;
}

/** The oldest first. What was asked of tools is no knowledge, and neither is a question: both would be found as their own answer. */
export async function saidIn(
  db: Queryable,
  threadId: string,
  isTool: (id: string) => boolean,
): Promise<Said[]> {
  const rows = await db
    .select({
      id: threadMessages.id,
      text: threadMessages.text,
      by: sql<string>`coalesce(${users.name}, ${threadGuests.name}, 'Someone who left')`,
    })
    .from(threadMessages)
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
      ),
    )
    .orderBy(desc(threadMessages.seq))
    .limit(mostMessages);
  const said: Said[] = [];
  let room = longestSaid;
  for (const { id, text: written, by } of rows) {
    if (toolCallIn(written, isTool)) continue;
    const text = statementsIn(written);
    if (text === '') continue;
    room -= text.length;
    if (room < 0) break;
    said.push({
      title: `${by}, in this thread`,
      text,
      href: href('/threads/:id', { id: threadId }, { message: id }),
    });
  }
  return said.reverse();
}

const statementsIn = (text: string) =>
  sentencesOf(withoutMarks(text))
    .filter((sentence) => !sentence.endsWith('?'))
    .join('\n');
