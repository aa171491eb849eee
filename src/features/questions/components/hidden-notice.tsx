import { useCall } from '#kit/contract/use-call.ts';
import { AppealForm } from '#social/reports/appeal-form.tsx';
import { HiddenWords } from '#social/reports/hidden-words.tsx';
import { appealPost } from '../contract.ts';
import { refreshes } from '../use-question.ts';

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
  const send = useCall(appealPost, { refreshes });
  return (
    <AppealForm
      pending={send.isPending}
      error={send.error}
      onSend={(text) => send.mutate({ params: { id }, body: { text } })}
    />
  );
}
