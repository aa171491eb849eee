import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { appealPost } from '../contract.ts';
import { longestAppeal } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { WordsForm } from './words-form.tsx';

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
  const { why, appeal, appealAnswer } = hidden;
  return (
    <Notice tone="warning" title={`Hidden: only ${mine ? 'you' : 'its author'} and admins see this`}>
      <div className="grid gap-3">
        <p dir="auto">{why}</p>
        {appeal !== null && (
          <p dir="auto" className="whitespace-pre-line">
            {mine ? 'Your appeal' : 'Appeal'}: {appeal}
          </p>
        )}
        {appealAnswer !== null ? (
          <p dir="auto">Declined: {appealAnswer}</p>
        ) : (
          appeal !== null && <p>An admin will read it and tell you what they decide.</p>
        )}
        {mine && appeal === null && <Appeal id={id} />}
      </div>
    </Notice>
  );
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
