import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { SentText } from '#tools/page/use-sent-text.ts';
import { useNewDraft } from './use-new-draft.ts';

/** Words that another tool made become the body of a draft. */
export function FromText({ sent, failure }: { sent: SentText | undefined; failure: string | undefined }) {
  const navigate = useNavigate();
  const begin = useNewDraft({
    onSuccess: (work) => void navigate(href('/frenlyemail', { work: work.id }), { replace: true }),
  });
  const { mutate } = begin;
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (!sent || begun.current === sent.key) return;
    begun.current = sent.key;
    const { run, subject, title, text } = sent;
    mutate({
      subject: (subject || title).slice(0, 300),
      body: text.slice(0, 100_000),
      ...(run ? { run } : {}),
    });
  }, [sent, mutate]);
  const problem = failure ?? (begin.error && wordsOf(begin.error));
  if (problem)
    return (
      <Notice tone="warning" title="This can’t be added to an e-mail">
        {problem}
      </Notice>
    );
  return <Skeleton className="h-96 rounded-card" />;
}
