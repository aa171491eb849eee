import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listBusinessActivity, type BusinessView } from '../contract.ts';

/** Who changed what, a page at a time. */
export function ActivityTab({ business: { id } }: { business: BusinessView }) {
  const [before, setBefore] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery({
    ...query(listBusinessActivity, { params: { businessId: id }, query: before ? { before } : {} }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState title="Activity couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">
        Changes to members, roles, keys, billing and the profile. Only admins can see this, and no one can
        change it.
      </p>
      <Card padding="none" asChild>
        <ol className="divide-y divide-line">
          {data.items.map(({ id: entry, at, who, what }) => (
            <li key={entry} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                <strong>{who ?? 'The site'}</strong>: {what}
              </span>
              <span className="text-sm text-muted">
                <Time value={at} />
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="flex gap-3">
        {before && (
          <Button variant="secondary" onClick={() => setBefore(undefined)}>
            Newest
          </Button>
        )}
        {data.next && (
          <Button variant="secondary" pending={isFetching} onClick={() => setBefore(data.next!)}>
            Older
          </Button>
        )}
      </div>
    </div>
  );
}
