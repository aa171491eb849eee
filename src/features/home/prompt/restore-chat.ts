/** A chat that comes back after a reload or on the way back; loaded where an address names one. */
import { getConversation, type PandaExchange } from '#features/assistant/contract.ts';
import { call } from '#kit/contract/call.ts';
import type { Conversation } from './conversation.ts';

export async function restoreChat(id: string, signal: AbortSignal): Promise<Conversation> {
  const { exchanges } = await call(getConversation, { params: { id } }, { signal });
  return conversationOf(id, exchanges);
}

/** The newest first. Ids below zero, so that questions of this visit keep theirs. */
export const conversationOf = (
  conversationId: string,
  exchanges: readonly PandaExchange[],
): Conversation => ({
  conversationId,
  exchanges: exchanges
    .map((exchange, at) => ({
      id: at - exchanges.length,
      is: 'answered' as const,
      suggestions: [],
      ...exchange,
    }))
    .toReversed(),
});
