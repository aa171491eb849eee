import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listOwnScrolls } from '../contract.ts';

export function OwnScrolls() {
  const { data, error, refetch, isFetching } = useQuery(query(listOwnScrolls));
  if (error)
    return (
      <ErrorState
        title="Your scrolls couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton aria-busy className="h-40 rounded-card" />;
  if (data.items.length === 0)
    return <EmptyState>Finish a quest to earn a scroll. You choose who can see it.</EmptyState>;
  return (
    <ul aria-label="Your scrolls" className="divide-y divide-line rounded-card border border-line bg-surface">
      {data.items.map(({ id, title, isPublic, issuedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
          <ScrollText aria-hidden className="size-5 text-bamboo-deep" />
          <Link
            to={href('/frenlyai-v2/scrolls/:scrollId', { scrollId: id })}
            className="flex-1 basis-48 font-medium wrap-anywhere"
          >
            <bdi>{title}</bdi>
          </Link>
          <Badge tone={isPublic ? 'leaf' : 'neutral'}>{isPublic ? 'Public' : 'Only you'}</Badge>
          <span className="text-sm text-muted">
            <Time value={issuedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
