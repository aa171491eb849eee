import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { storableText, toStorable } from '#kit/db/storable.ts';
import type { Answer, Turn } from './answerer.server.ts';
import { chatConversations, chatMessages } from './table.server.ts';

/** What an answerer is told of the conversation so far. */
const mostTurns = 12;

export async function findConversation(db: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const [row] = await db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, id), eq(chatConversations.ownerId, ownerId)));
  return row;
}

/** The latest turns, oldest first. */
export async function listTurns(db: Queryable, conversationId: string): Promise<Turn[]> {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.number))
    .limit(mostTurns);
  return rows.reverse();
}

const pageSize = 20;
/** More are not shown again; the export of one's data has all. */
const mostShown = 50;

/** By when they began, the latest first. */
export async function listConversationsOf(
  db: Queryable,
  { ownerId, before }: { ownerId: string; before: string | undefined },
) {
  const ofIt = sql`from chat_message m where m.conversation_id = ${chatConversations.id}`;
  const rows = await db
    .select({
      id: chatConversations.id,
      title: sql<string>`coalesce((select left(m.content, 200) ${ofIt} and m.role = 'user' order by m.number limit 1), '')`,
      turns: sql<number>`(select count(*)::int ${ofIt} and m.role = 'user')`,
      last: sql<string | null>`(select extract(epoch from max(m.created_at)) ${ofIt})`,
      createdAt: chatConversations.createdAt,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.ownerId, ownerId), before ? lt(chatConversations.id, before) : undefined))
    .orderBy(desc(chatConversations.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize).map(({ last, createdAt, ...row }) => ({
    ...row,
    lastAt: last === null ? createdAt : new Date(Number(last) * 1000),
  }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}

/** Questions with their answers, oldest first. */
export async function listExchanges(db: Queryable, conversationId: string) {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content, sources: chatMessages.sources })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.number))
    .limit(mostShown * 2);
  return rows.reverse().flatMap(({ role, content, sources }, at) => {
    const question = rows[at - 1];
    return role === 'assistant' && question?.role === 'user'
      ? [{ question: question.content, message: content, sources }]
      : [];
  });
}

export async function removeConversation(db: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  await db
    .delete(chatConversations)
    .where(and(eq(chatConversations.id, id), eq(chatConversations.ownerId, ownerId)));
}

export async function insertConversation(tx: Queryable, ownerId: string) {
  const [row] = await tx
    .insert(chatConversations)
    .values({ ownerId })
    .returning({ id: chatConversations.id });
  return row!.id;
}

interface Exchange {
  conversationId: string;
  ownerId: string;
  question: string;
  page: string | undefined;
  answer: Answer;
}

export async function insertExchange(
  tx: Queryable,
  { conversationId, ownerId, question, page, answer }: Exchange,
) {
  const common = { conversationId, ownerId };
  await tx.insert(chatMessages).values([
    { ...common, role: 'user', content: question, page },
    { ...common, role: 'assistant', content: storableText(answer.text), sources: toStorable(answer.sources) },
  ]);
}
