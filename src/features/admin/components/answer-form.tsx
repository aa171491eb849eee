import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  answerFeedback,
  feedbackCounts,
  listFeedback,
  longestAnswer,
  type FeedbackItem,
} from '#features/feedback/contract.ts';
import { focusOnMount } from './focus-on-mount.ts';

interface AnswerFormProps {
  item: FeedbackItem;
  onDone: () => void;
}

export function AnswerForm({ item: { id, member, replyTo, answer: before }, onDone }: AnswerFormProps) {
  const [answer, setAnswer] = useState(before ?? '');
  const send = useCall(answerFeedback, {
    refreshes: [listFeedback, feedbackCounts],
    onSuccess() {
      toast({ title: 'Answer sent', description: reach(member, replyTo) });
      onDone();
    },
  });
  return (
    <form
      aria-label="Answer"
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim()) send.mutate({ params: { id }, body: { answer } });
      }}
    >
      <Field label="Your answer" hint={reach(member, replyTo)} error={send.error && wordsOf(send.error)}>
        <Textarea
          ref={focusOnMount}
          maxLength={longestAnswer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!answer.trim()} pending={send.isPending}>
          Send answer
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Where an answer arrives; an admin should know before writing one. */
function reach(member: FeedbackItem['member'], replyTo: string | null) {
  if (member && replyTo) return `${member.name} gets a notification, and ${replyTo} an e-mail.`;
  if (member) return `${member.name} gets a notification.`;
  if (replyTo) return `It goes to ${replyTo} by e-mail.`;
  return 'This guest left no address. Your answer is saved but won’t be sent.';
}
