/** What is typed, whether it may be sent, and what becomes of it. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';
import { feedbackToasts, ownFeedback, sendFeedback, type FeedbackType } from '../contract.ts';

export function useFeedbackForm({ type: first }: { type: FeedbackType }) {
  const { pathname } = useLocation();
  const [type, setType] = useState(first);
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [emailProblem, setEmailProblem] = useState<string>();
  const send = useCall(sendFeedback, {
    refreshes: [ownFeedback],
    onSuccess() {
      setText('');
      toast(feedbackToasts.received);
    },
  });

  return {
    type,
    setType,
    text,
    setText,
    email,
    setEmail(value: string) {
      setEmail(value);
      setEmailProblem(undefined);
    },
    emailProblem,
    state: send.status,
    canSubmit: text.trim() !== '',
    submit() {
      if (text.trim() === '' || send.isPending) return;
      const address = sendFeedback.body.shape.email.safeParse(email);
      if (!address.success) return setEmailProblem(address.error.issues[0]!.message);
      const body = {
        page: pathname,
        feedback: text.trim(),
        type,
        ...(address.data && { email: address.data }),
      };
      send.mutate({ body }, { onError: () => toast(feedbackToasts.failed) });
    },
  };
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
