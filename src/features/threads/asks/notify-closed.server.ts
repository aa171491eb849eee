/** Word that a question to everyone is closed, and what was agreed. */
import { and, eq, ne } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { threadMembers } from '../table.server.ts';
import type { MessageRow } from '../thread-access.server.ts';
import { closedWords } from './closed-words.ts';
import type { AskResult } from './result.ts';

const longestQuestion = 80;

interface Closed {
  message: Pick<MessageRow, 'id' | 'threadId' | 'text' | 'authorId'>;
  result: AskResult;
  answered: readonly (string | null)[];
  /** Whose doing it was: they see it happen. */
  by: string | undefined;
}

/** To whoever asked or answered, and to those who follow every message; not where the thread is muted. */
export async function notifyQuestionClosed(
  tx: BusTransaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { message, result, answered, by }: Closed,
) {
  const members = await tx
    .select({ id: threadMembers.memberId, follow: threadMembers.follow })
    .from(threadMembers)
    .innerJoin(users, eq(users.id, threadMembers.memberId))
    .where(and(eq(threadMembers.threadId, message.threadId), ne(threadMembers.follow, 'muted')));
  for (const { id, follow } of members) {
    const isTheirs = id === message.authorId || answered.includes(id);
    if (id === by || (follow !== 'all' && !isTheirs)) continue;
    await notify(tx, services, {
      ownerId: id,
      kind: 'thread.message',
      data: {
        title: `The question “${cutAtWord(plainLine(message.text), longestQuestion)}” is closed`,
        text: closedWords(result, answered.length),
        path: href('/threads/:id', { id: message.threadId }, { message: message.id }),
      },
    });
  }
}
