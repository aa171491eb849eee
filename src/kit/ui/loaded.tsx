import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data | null>;
  /** Stands in with the shape of what comes. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Waiting, failed, signed out meanwhile, or there. */
export function Loaded<Data>({ query, skeleton = <RowsSkeleton />, children }: LoadedProps<Data>) {
  if (query.data) return children(query.data);
  if (query.isError)
    return (
      <Notice
        tone="error"
        title="This couldn’t be loaded."
        action={
          <Button
            size="sm"
            variant="secondary"
            pending={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        }
      >
        {wordsOf(query.error)}
      </Notice>
    );
  if (query.data === null)
    return (
      <Notice
        tone="warning"
        title="You are signed out."
        action={
          <Button asChild size="sm" variant="secondary">
            <Link to={href('/login', { return_url: '/settings' })}>Sign in</Link>
          </Button>
        }
      />
    );
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {skeleton}
    </div>
  );
}

function RowsSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <div className="grid gap-5">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-4">
          <Skeleton className="size-10 shrink-0 rounded-lg" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
