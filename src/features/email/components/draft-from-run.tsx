import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { addressText, type Address, type Email } from '#tools/kinds/email.ts';
import { getRun } from '#tools/run/contract.ts';
import { useNewDraft } from './use-new-draft.ts';

/** An email that another tool wrote becomes a draft, once: whoever comes again finds the same. */
export function DraftFromRun({ run: id }: { run: string }) {
  const navigate = useNavigate();
  const { data: run, error } = useQuery(query(getRun, { params: { id } }));
  const begin = useNewDraft({
    onSuccess: (work) => void navigate(href('/frenlyemail', { work: work.id }), { replace: true }),
  });
  const hasBegun = useRef(false);
  const email = run?.kind === 'letter' ? (run.output.data as Email | null) : undefined;
  const { mutate } = begin;
  useEffect(() => {
    if (!email || hasBegun.current) return;
    hasBegun.current = true;
    const typed = (people: readonly Address[]) => people.map(addressText).join(', ');
    const { to, cc, bcc, subject, body, attachments = [] } = email;
    mutate({ to: typed(to), cc: typed(cc), bcc: typed(bcc), subject, body, attachments, run: id });
  }, [email, id, mutate]);
  const failure = error ?? begin.error;
  if (failure || (run && !email))
    return (
      <Notice tone="warning" title="This e-mail can’t be opened">
        {failure ? wordsOf(failure) : 'It isn’t finished, or it isn’t an e-mail.'}
      </Notice>
    );
  return <Skeleton className="h-96 rounded-card" />;
}
