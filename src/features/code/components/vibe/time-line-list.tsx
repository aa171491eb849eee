import { useQuery } from '@tanstack/react-query';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listWorkVersions } from '#tools/work/contract.ts';
import { timeLineOf } from '../../point/time-line.ts';
import type { Changes } from './use-changes.ts';

/** Every change of a project; each is a point to go to. */
export function TimeLineList({ id, changes, mayEdit }: { id: string; changes: Changes; mayEdit: boolean }) {
  const { data, error } = useQuery({ ...query(listWorkVersions, { params: { id } }), staleTime: 0 });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40" />;
  const { points, at, undo, redo } = timeLineOf(data.items);
  const goTo = (number: number | undefined) => number !== undefined && void changes.goTo(number);
  return (
    <section aria-label="Changes" className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-sm font-semibold">Changes</h2>
        {mayEdit && (
          <>
            <Button
              size="sm"
              variant="secondary"
              disabled={undo === undefined || changes.isBusy}
              onClick={() => goTo(undo)}
            >
              <Undo aria-hidden /> Undo
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={redo === undefined || changes.isBusy}
              onClick={() => goTo(redo)}
            >
              <Redo aria-hidden /> Redo
            </Button>
          </>
        )}
      </div>
      <ol
        aria-label="Changes"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid max-h-64 content-start gap-1 overflow-y-auto"
      >
        {points.map(({ number, name, createdAt }) => (
          <li key={number}>
            <button
              type="button"
              disabled={!mayEdit || changes.isBusy || number === at}
              aria-current={number === at ? 'step' : undefined}
              onClick={() => goTo(number)}
              className={cn(
                'grid w-full gap-0.5 rounded-card border border-line px-3 py-2 text-left hover:bg-sunken disabled:hover:bg-transparent',
                number === at && 'border-bamboo bg-bamboo-soft disabled:hover:bg-bamboo-soft',
              )}
            >
              <bdi dir="auto" className="wrap-anywhere">
                {name ?? `Version ${number}`}
              </bdi>
              <span className="text-sm text-muted">
                <Time value={createdAt} />
                {number === at && ' · now'}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
