/** The documents that a form chooses from: while they load, where they cannot, and with a place for new ones. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listDocuments, type DocumentView } from '../contract.ts';
import { chosenIn } from '../several.ts';
import { Bring } from './bring.tsx';
import { useLiveDocuments } from './use-live-documents.ts';

interface OwnDocumentsProps {
  /** One that was just added, or that the address names. */
  onChosen: (ids: readonly string[]) => void;
  children: (items: readonly DocumentView[]) => ReactNode;
}

export function OwnDocuments({ onChosen, children }: OwnDocumentsProps) {
  useLiveDocuments();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(query(listDocuments));
  const begin = useEffectEvent(() => {
    const named = chosenIn(search);
    // A result that is opened brings its own.
    if (named.length > 0 && !search.has('run')) onChosen(named);
  });
  useEffect(() => begin(), []);
  if (error)
    return (
      <Notice
        tone="error"
        title="Your documents couldn’t be loaded"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {wordsOf(error)}
      </Notice>
    );
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  return (
    <>
      {data.items.length > 0 && children(data.items)}
      <Bring folder="" onAdded={({ id }) => onChosen([id])} />
    </>
  );
}
