/** What was asked here and what came of it, apart from how it looks. */
import type { ChatAnswer } from '#features/assistant/contract.ts';

/** What an answer brings beside its words. */
export type Shown = Pick<ChatAnswer, 'message'> &
  Required<Pick<ChatAnswer, 'sources' | 'suggestions'>> &
  Pick<ChatAnswer, 'tool'>;

export type Exchange = { id: number; question: string } & (
  | { is: 'thinking' }
  | ({ is: 'answered' } & Shown)
  | { is: 'failed'; words: string }
);

export interface Conversation {
  /** The newest first. */
  exchanges: readonly Exchange[];
  /** Named to the server, so that follow-ups are understood. */
  conversationId?: string;
}

export type ConversationEvent =
  | { is: 'asked'; id: number; question: string }
  | { is: 'answered'; id: number; answer: ChatAnswer }
  | { is: 'failed'; id: number; words: string }
  | { is: 'withdrawn'; id: number }
  | { is: 'restarted' }
  | { is: 'restored'; conversation: Conversation };

export const nothingAsked: Conversation = { exchanges: [] };

export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  if (event.is === 'restarted') return nothingAsked;
  // Whoever asked meanwhile is not disturbed.
  if (event.is === 'restored') return state.exchanges.length > 0 ? state : event.conversation;
  const { id } = event;
  switch (event.is) {
    case 'asked': {
      // Asked again after a failure: the new attempt takes the old one's place.
      const before = state.exchanges.filter((exchange) => exchange.is !== 'failed');
      return { ...state, exchanges: [{ id, question: event.question, is: 'thinking' }, ...before] };
    }
    case 'answered': {
      const { message, sources = [], suggestions = [], tool, conversationId } = event.answer;
      const shown = { message, sources, suggestions, ...(tool ? { tool } : {}) };
      const settled = settle(state, id, { is: 'answered', ...shown });
      return settled === state ? state : { ...settled, conversationId };
    }
    case 'failed':
      return settle(state, id, { is: 'failed', words: event.words });
    case 'withdrawn':
      return { ...state, exchanges: state.exchanges.filter((exchange) => exchange.id !== id) };
  }
}

type Outcome = ({ is: 'answered' } & Shown) | { is: 'failed'; words: string };

/** What comes after someone withdrew the question or began anew finds nobody. */
function settle(state: Conversation, id: number, outcome: Outcome): Conversation {
  if (!state.exchanges.some((exchange) => exchange.id === id)) return state;
  return {
    ...state,
    exchanges: state.exchanges.map((exchange) =>
      exchange.id === id ? { id, question: exchange.question, ...outcome } : exchange,
    ),
  };
}
