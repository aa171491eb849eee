/** The assistant as a state machine, apart from how it looks. */
import type { FeedbackType } from '#features/feedback/contract.ts';
import type { ChatAnswer } from '../contract.ts';
import { fallback, greeting } from './words.ts';

export type Tab = 'chat' | 'feedback';

export interface Message extends Pick<ChatAnswer, 'sources' | 'tool' | 'suggestions'> {
  id: number;
  role: 'user' | 'assistant';
  content: string;
}

export type FeedbackStep =
  | { is: 'selection' }
  | { is: 'details'; kind: FeedbackType; sending: boolean }
  | { is: 'submitted' };

export interface AssistantState {
  open: boolean;
  tab: Tab;
  messages: readonly Message[];
  thinking: boolean;
  conversationId?: string;
  feedback: FeedbackStep;
  /** Grows with each closing, so that an answer that comes too late finds nobody. */
  visit: number;
}

export type AssistantEvent =
  | { is: 'opened' }
  | { is: 'closed' }
  | { is: 'tab-chosen'; tab: Tab }
  | { is: 'asked'; text: string }
  | { is: 'answered'; visit: number; answer: ChatAnswer }
  | { is: 'unanswered'; visit: number }
  | { is: 'kind-chosen'; kind: FeedbackType }
  | { is: 'kind-dropped' }
  | { is: 'feedback-leaving' }
  | { is: 'feedback-sent'; visit: number }
  | { is: 'feedback-failed'; visit: number };

const asNew = {
  open: false,
  tab: 'chat',
  messages: [{ id: 0, role: 'assistant', content: greeting }],
  thinking: false,
  feedback: { is: 'selection' },
} as const satisfies Omit<AssistantState, 'visit'>;

export const closedAssistant: AssistantState = { ...asNew, visit: 0 };

export function reduceAssistant(state: AssistantState, event: AssistantEvent): AssistantState {
  if (event.is === 'opened') return { ...state, open: true };
  // Whatever else comes after the closing belongs to a visit that is over.
  if (!state.open || ('visit' in event && event.visit !== state.visit)) return state;
  switch (event.is) {
    case 'closed':
      return { ...asNew, visit: state.visit + 1 };
    case 'tab-chosen':
      return { ...state, tab: event.tab };
    case 'asked':
      return event.text.trim() === '' || state.thinking
        ? state
        : { ...state, thinking: true, messages: say(state, { role: 'user', content: event.text.trim() }) };
    case 'answered': {
      const { message, conversationId, ...ways } = event.answer;
      const messages = say(state, { role: 'assistant', content: message, ...ways });
      return { ...state, thinking: false, messages, conversationId };
    }
    case 'unanswered':
      return { ...state, thinking: false, messages: say(state, { role: 'assistant', content: fallback }) };
    default:
      return { ...state, feedback: nextStep(state.feedback, event) };
  }
}

type FeedbackEvent = Extract<AssistantEvent, { is: 'kind-chosen' | 'kind-dropped' | `feedback-${string}` }>;

function nextStep(step: FeedbackStep, event: FeedbackEvent): FeedbackStep {
  if (event.is === 'kind-chosen')
    return step.is === 'selection' ? { is: 'details', kind: event.kind, sending: false } : step;
  if (step.is !== 'details') return step;
  switch (event.is) {
    case 'kind-dropped':
      return step.sending ? step : { is: 'selection' };
    case 'feedback-leaving':
      return { ...step, sending: true };
    case 'feedback-sent':
      return { is: 'submitted' };
    case 'feedback-failed':
      return { ...step, sending: false };
  }
}

function say({ messages }: AssistantState, message: Omit<Message, 'id'>): Message[] {
  return [...messages, { id: messages.length, ...message }];
}
