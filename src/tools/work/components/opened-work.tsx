import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getWork, type WorkView } from '../contract.ts';
import type { WorkKind } from '../work-kind.ts';

export interface OpenedWorkProps {
  id: string;
  /** A work of another kind is refused; the first is what the page is for. */
  kinds: readonly [WorkKind, ...WorkKind[]];
  /** What the button says that leads to `onGone`. */
  away: string;
  onGone: () => void;
  /** Above the notice where it cannot be opened. */
  heading?: ReactNode;
  /** While it is on its way. */
  skeleton?: ReactNode;
  children: (work: WorkView) => ReactNode;
}

/** A work by its id, as a part of a page: loaded, refused or shown. */
export function OpenedWork({ id, kinds, away, onGone, heading, skeleton, children }: OpenedWorkProps) {
  const { data, error } = useQuery(query(getWork, { params: { id } }));
  if (!data && !error) return skeleton ?? <Skeleton className="h-80 rounded-card" />;
  const work = data && kinds.some((kind) => kind.id === data.kind) ? data : undefined;
  const noun = nounOf(kinds[0]);
  const notice = (problem: string) => (
    <Notice
      tone="warning"
      title={`This ${noun} can’t be opened`}
      action={
        <Button size="sm" variant="secondary" onClick={onGone}>
          {away}
        </Button>
      }
    >
      {problem}
    </Notice>
  );
  if (!work)
    return (
      <>
        {heading}
        {notice(error ? wordsOf(error) : `This link isn’t ${withArticle(noun)}.`)}
      </>
    );
  // What is open stays on the page when it is deleted or taken away elsewhere: its words can be copied.
  const isGone = error instanceof HttpError && [403, 404].includes(error.status);
  return (
    <>
      {isGone && notice(wordsOf(error))}
      <Fragment key={work.id}>{children(work)}</Fragment>
    </>
  );
}

/** As it stands in a sentence: `brand kit`. */
export const nounOf = ({ title }: WorkKind) => title.toLowerCase();

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
