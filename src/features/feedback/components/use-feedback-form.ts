/** What is typed, whether it may be sent, and what becomes of it. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';
import {
  feedbackToasts,
  ownFeedback,
  sendFeedback,
  uploadScreenshot,
  type FeedbackType,
} from '../contract.ts';
import { optionalEmail } from '../fields.ts';
import { useScreenshot } from './use-screenshot.ts';

export function useFeedbackForm({ type: first }: { type: FeedbackType }) {
  const { pathname } = useLocation();
  const [type, setType] = useState(first);
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [emailProblem, setEmailProblem] = useState<string>();
  const screenshot = useScreenshot();
  const upload = useCall(uploadScreenshot);
  const send = useCall(sendFeedback, {
    refreshes: [ownFeedback],
    onSuccess() {
      setText('');
      screenshot.remove();
      upload.reset();
      toast(feedbackToasts.received);
    },
  });
  const isPending = upload.isPending || send.isPending;

  async function uploaded(file: File) {
    try {
      return await upload.mutateAsync({ body: file });
    } catch (error) {
      screenshot.refuse(wordsOf(error));
      throw error;
    }
  }

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
    screenshot,
    state: isPending ? ('pending' as const) : upload.isError ? ('error' as const) : send.status,
    canSubmit: text.trim() !== '',
    async submit() {
      if (text.trim() === '' || isPending) return;
      const address = optionalEmail.safeParse(email);
      if (!address.success) return setEmailProblem(address.error.issues[0]!.message);
      try {
        const picture = screenshot.file && (await uploaded(screenshot.file));
        const body = {
          page: pathname,
          feedback: text.trim(),
          type,
          ...(address.data && { email: address.data }),
          ...(picture && { screenshotId: picture.id }),
        };
        await send.mutateAsync({ body });
      } catch {
        toast(feedbackToasts.failed); // what was typed still stands there
      }
    },
  };
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
