import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { addressText, type Address, type Letter } from '#tools/kinds/letter.ts';
import { getRun } from '#tools/run/contract.ts';
import { useNewDraft } from './use-new-draft.ts';

/** A letter that another tool wrote becomes a draft, once: whoever comes again finds the same. */
export function FromLetter({ run: id }: { run: string }) {
  const navigate = useNavigate();
  const { data: run, error } = useQuery(query(getRun, { params: { id } }));
  const begin = useNewDraft({
    onSuccess: (work) => void navigate(href('/frenlyemail', { work: work.id }), { replace: true }),
  });
  const hasBegun = useRef(false);
  const letter = run?.kind === 'letter' ? (run.output.data as Letter | null) : undefined;
  const { mutate } = begin;
  useEffect(() => {
    if (!letter || hasBegun.current) return;
    hasBegun.current = true;
    const typed = (people: readonly Address[]) => people.map(addressText).join(', ');
    const { to, cc, bcc, subject, body, attachments = [] } = letter;
    mutate({ to: typed(to), cc: typed(cc), bcc: typed(bcc), subject, body, attachments, run: id });
  }, [letter, id, mutate]);
  const failure = error ?? begin.error;
  if (failure || (run && !letter))
    return (
      <Notice tone="warning" title="This e-mail cannot be opened">
        {failure ? wordsOf(failure) : 'It is not finished, or it is something else than an e-mail.'}
      </Notice>
    );
  return <Skeleton className="h-96 rounded-card" />;
}
