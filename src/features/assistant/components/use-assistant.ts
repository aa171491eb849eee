/** The assistant's state together with its calls. */
import { useReducer } from 'react';
import { useLocation } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { feedbackToasts, sendFeedback } from '#features/feedback/contract.ts';
import { chat } from '../contract.ts';
import { closedAssistant, reduceAssistant } from './assistant-state.ts';
import { chatErrorToast } from './words.ts';

export function useAssistant() {
  const [state, dispatch] = useReducer(reduceAssistant, closedAssistant);
  const { pathname: page } = useLocation();
  const { visit, conversationId } = state;

  return {
    state,
    dispatch,
    async ask(text: string) {
      const message = text.trim();
      if (message === '' || state.thinking) return;
      dispatch({ is: 'asked', text: message });
      try {
        const answer = await call(chat, {
          body: { message, page, ...(conversationId ? { conversationId } : {}) },
        });
        dispatch({ is: 'answered', visit, answer });
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
        const body = {
          page,
          feedback,
          type: state.feedback.kind,
          ...(email.trim() ? { email: email.trim() } : {}),
        };
        await call(sendFeedback, { body });
        dispatch({ is: 'feedback-sent', visit });
        toast(feedbackToasts.received);
      } catch {
        dispatch({ is: 'feedback-failed', visit });
        toast(feedbackToasts.failed);
      }
    },
  };
}

export type AssistantControls = ReturnType<typeof useAssistant>;
