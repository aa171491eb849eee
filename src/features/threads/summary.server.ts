/** What a thread holds so far, by exact means: what was decided and promised, the days that were named, the questions without a reply. */
import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { findFacts } from '#language/facts.ts';
import { isPromise } from './outcomes/rules.ts';
import { isQuestion, type SaidMessage } from './said.server.ts';
import { threadOutcomes, threads } from './table.server.ts';

/** Of each kind; the latest count. */
const most = 12;

export interface Mention {
  words: string;
  by: string | null;
  /** The message; null where it was written down without one, or the message is gone. */
  href: string | null;
}

export interface ThreadSummary {
  decisions: Mention[];
  tasks: Mention[];
  dates: Mention[];
  /** Nobody else has written since, other than in reply to something else. */
  questions: Mention[];
  /** The other questions, each with what somebody else wrote next: whether it is an answer, readers see. */
  followed: (Mention & { next: Mention })[];
}

export async function summaryOf(
  db: Queryable,
  threadId: string,
  messages: readonly SaidMessage[],
): Promise<ThreadSummary> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const outcomes = await outcomesOf(db, threadId);
  const written = (kind: 'decision' | 'task') =>
    outcomes
      .filter((one) => one.kind === kind)
      .map(({ text, messageId }): Mention => {
        const message = messageId === null ? undefined : byId.get(messageId);
        return { words: text, by: message?.by ?? null, href: message?.href ?? null };
      });
  const asked = messages.flatMap((message, at) =>
    message.sentences.filter(isQuestion).map((words) => ({
      words,
      by: message.by,
      href: message.href,
      next: nextOf(message, messages.slice(at + 1)),
    })),
  );
  const said = (isIt: (sentence: string) => boolean): Mention[] =>
    messages.flatMap((message) =>
      message.sentences.filter(isIt).map((words) => ({ words, by: message.by, href: message.href })),
    );
  const tasks = written('task');
  const promises = said(isPromise).filter(
    ({ words, href }) => !tasks.some((task) => task.href === href && words.includes(task.words)),
  );
  return {
    decisions: written('decision').slice(-most),
    tasks: [...tasks, ...promises].slice(-most),
    dates: said((sentence) => !isQuestion(sentence) && namesDay(sentence)).slice(-most),
    questions: asked.filter(({ next }) => !next).slice(-most),
    followed: asked.flatMap(({ next, ...one }) => (next ? [{ ...one, next }] : [])).slice(-most),
  };
}

/** The reply to a message, or else what somebody else wrote after it. */
function nextOf({ id, by }: SaidMessage, later: readonly SaidMessage[]): Mention | undefined {
  const next =
    later.find(({ replyTo }) => replyTo === id) ?? later.find((one) => one.by !== by && one.replyTo === null);
  return next && { words: next.sentences.join(' '), by: next.by, href: next.href };
}

const namesDay = (sentence: string) =>
  findFacts(sentence).some(({ kind }) => kind === 'date' || kind === 'day');

const outcomesOf = (db: Queryable, threadId: string) =>
  db
    .select({
      kind: threadOutcomes.kind,
      text: threadOutcomes.text,
      messageId: threadOutcomes.messageId,
    })
    .from(threadOutcomes)
    .innerJoin(threads, eq(threads.id, threadOutcomes.threadId))
    .where(
      and(
        eq(threadOutcomes.threadId, threadId),
        ne(threadOutcomes.state, 'dismissed'),
        or(eq(threadOutcomes.membersOnly, false), eq(threads.visibility, 'private')),
      ),
    )
    .orderBy(asc(threadOutcomes.id));
