/** All executions of a workflow, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listWorkflowExecutions } from '../contract.ts';
import { stateTones, stateWords, triggerWords } from './step-words.ts';

interface ExecutionHistoryProps {
  work: string;
  shown: string | null;
  onShow: (id: string) => void;
}

export function ExecutionHistory({ work, shown, onShow }: ExecutionHistoryProps) {
  const input = { params: { id: work }, query: {} };
  const list = useInfiniteQuery({
    queryKey: [...keyOf(listWorkflowExecutions, input), 'pages'],
    queryFn: ({ pageParam }) =>
      call(listWorkflowExecutions, {
        params: { id: work },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (list.error)
    return <ErrorState title="The history couldn’t be loaded" onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton className="h-40" />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState>Executions appear here, with what went into each step and what came of it.</EmptyState>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {items.map(({ id, state, trigger, createdAt, error }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={shown === id}
              className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-3 text-left hover:border-edge aria-current:border-bamboo"
              onClick={() => onShow(id)}
            >
              <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
              <span className="min-w-0 flex-1 truncate text-sm">{error ?? triggerWords[trigger]}</span>
              <span className="text-sm text-muted">
                <Time value={createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
