import { and, desc, eq } from 'drizzle-orm';
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
