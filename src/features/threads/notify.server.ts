/** Who hears of a message: those whom it names, and those who follow every message. Quietly: many are told as one. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { handlesIn } from './mentions.ts';
import { threadMembers } from './table.server.ts';
import type { MessageRow, ThreadRow } from './thread-access.server.ts';

const longestQuote = 200;

/** Members of the thread whom a text names, except its author. */
export async function mentionedIn(
  db: Queryable,
  { threadId, text, authorId }: { threadId: string; text: string; authorId: string },
): Promise<string[]> {
  const handles = handlesIn(text);
  if (handles.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(threadMembers, eq(threadMembers.memberId, users.id))
    .where(
      and(eq(threadMembers.threadId, threadId), inArray(users.username, handles), ne(users.id, authorId)),
    );
  return rows.map(({ id }) => id);
}

type Needs = Pick<Services, 'jobs' | 'settings'>;

/** `only`: of an edit, those who are named for the first time. */
export async function notifyMembers(
  tx: BusTransaction,
  services: Needs,
  thread: Pick<ThreadRow, 'id' | 'title'>,
  message: Pick<MessageRow, 'id' | 'text' | 'mentions' | 'replyTo'>,
  { by, only }: { by: { id: string; name: string }; only?: readonly string[] },
) {
  const members = await tx
    .select({ id: threadMembers.memberId, follow: threadMembers.follow })
    .from(threadMembers)
    // Guests have no notifications; what is new they see when they look.
    .innerJoin(users, eq(users.id, threadMembers.memberId))
    .where(and(eq(threadMembers.threadId, thread.id), ne(threadMembers.memberId, by.id)));
  const quote = cutAtWord(plainLine(message.text), longestQuote);
  for (const { id, follow } of members) {
    if (follow === 'muted') continue;
    const isNamed = only ? only.includes(id) : message.mentions.includes(id);
    if (isNamed)
      await notify(tx, services, {
        ownerId: id,
        from: by.id,
        kind: 'thread.mentioned',
        data: {
          title: `${by.name} mentioned you in “${thread.title}”`,
          text: quote,
          path: href('/threads/:id', { id: thread.id }, { message: message.id }),
        },
      });
    else if (!only && follow === 'all')
      await notify(tx, services, {
        ownerId: id,
        from: by.id,
        kind: 'thread.message',
        gathered: true,
        data: {
          title: `New in “${thread.title}”`,
          text: `${by.name}: ${quote}`,
          path: href('/threads/:id', { id: thread.id }),
        },
      });
  }
}
