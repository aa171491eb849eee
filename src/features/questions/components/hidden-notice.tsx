import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { HiddenWords } from '#kit/reports/hidden-words.tsx';
import { appealPost } from '../contract.ts';
import { longestAppeal } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';

interface HiddenNoticeProps {
  post: {
    id: string;
    mine: boolean;
    hidden: { why: string; appeal: string | null; appealAnswer: string | null } | null;
  };
}

/** For whoever wrote it and for admins: that it is hidden, why, and what can be done about it. */
export function HiddenNotice({ post: { id, mine, hidden } }: HiddenNoticeProps) {
  if (!hidden) return null;
  return <HiddenWords hidden={hidden} mine={mine} form={<Appeal id={id} />} />;
}

function Appeal({ id }: { id: string }) {
  const [text, setText] = useState('');
  const send = useCall(appealPost, { refreshes });
  return (
    <WordsForm
      label="Appeal"
      hint="You can appeal once. Say why it should be shown."
      action="Send appeal"
      most={longestAppeal}
      text={text}
      onChange={setText}
      pending={send.isPending}
      error={send.error}
      onSubmit={() => send.mutate({ params: { id }, body: { text } })}
    />
  );
}
