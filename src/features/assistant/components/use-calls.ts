/** What the panel asks of the server, and what becomes of it. */
import type { Dispatch } from 'react';
import { useLocation } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { feedbackToasts, sendFeedback } from '#features/feedback/contract.ts';
import { chat } from '../contract.ts';
import type { AssistantEvent, AssistantState } from './assistant-state.ts';
import { chatErrorToast } from './words.ts';

export function useCalls(state: AssistantState, dispatch: Dispatch<AssistantEvent>) {
  const { pathname: page } = useLocation();
  const { visit, conversationId } = state;

  return {
    async ask(text: string) {
      const message = text.trim();
      if (message === '' || state.thinking) return;
      dispatch({ is: 'asked', text: message });
      try {
        const body = { message, page, ...(conversationId ? { conversationId } : {}) };
        dispatch({ is: 'answered', visit, answer: await call(chat, { body }) });
      } catch {
        // Said in the conversation and beside it; the question still stands there to be sent again.
        dispatch({ is: 'unanswered', visit });
        toast(chatErrorToast);
      }
    },
    async submitFeedback({ text, email }: { text: string; email: string }) {
      const feedback = text.trim();
      if (feedback === '' || state.feedback.is !== 'details' || state.feedback.sending) return;
      dispatch({ is: 'feedback-leaving' });
      try {
        const address = email.trim() ? { email: email.trim() } : {};
        await call(sendFeedback, { body: { page, feedback, type: state.feedback.kind, ...address } });
        dispatch({ is: 'feedback-sent', visit });
        toast(feedbackToasts.received);
      } catch {
        dispatch({ is: 'feedback-failed', visit });
        toast(feedbackToasts.failed);
      }
    },
  };
}
