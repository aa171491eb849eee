/** The brief, the run that makes a set of it, or the set that came of it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useRun, type ToolRunState } from '#tools/follow/use-run.ts';
import { NotHere } from '#tools/page/not-here.tsx';
import { RunResult } from '#tools/page/run-result.tsx';
import { RunWaiting } from '#tools/page/run-waiting.tsx';
import { useFromTop } from '#tools/page/use-from-top.ts';
import type { RunView } from '#tools/run/contract.ts';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, listWorks, type WorkView } from '#tools/work/contract.ts';
import { setKind } from '../set.ts';
import { studio } from '../tool.ts';
import { StartForm } from './start-form.tsx';
import { WorkIdContext } from './work-id.ts';

export function StudioApp() {
  const state = useRun(studio.id);
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  const anew = () => setSearch({});
  if (work) return <OpenedWork id={work} onGone={anew} />;
  if (state.isMissing) return <NotHere what="Set" onNew={anew} />;
  if (state.isLoading)
    return (
      <RunWaiting state={state}>
        <Skeleton className="h-80 rounded-card" />
      </RunWaiting>
    );
  if (state.run) return <ShownRun key={state.run.id} run={state.run} state={state} onGone={anew} />;
  return <StartForm state={state} />;
}

function ShownRun({ run, state, onGone }: { run: RunView; state: ToolRunState; onGone: () => void }) {
  const isDone = run.state === 'done' && run.output.data !== null;
  const made = useQuery({
    ...query(listWorks, { query: { run: run.id, kind: setKind } }),
    enabled: isDone,
  });
  useFromTop();
  const own = made.data?.items[0]?.id;
  if (own) return <OpenedWork id={own} onGone={onGone} />;
  if (isDone && made.isPending) return <Skeleton className="h-80 rounded-card" />;
  return (
    <RunResult
      run={run}
      isConnected={state.isConnected}
      isStopping={state.isStopping}
      isRetrying={state.isStarting}
      onStop={state.stop}
      onRetry={() => state.retry()}
      className="pb-16"
    />
  );
}

function OpenedWork({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error || (work && work.kind !== setKind))
    return (
      <Notice
        tone="warning"
        title="This set cannot be opened"
        action={
          <Button size="sm" variant="secondary" onClick={onGone}>
            New set
          </Button>
        }
      >
        {error ? wordsOf(error) : 'It is something else than a set.'}
      </Notice>
    );
  if (!work) return <Skeleton className="h-80 rounded-card" />;
  return <Desk key={work.id} work={work} onGone={onGone} />;
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const { flush } = editing;
  const here = useMemo(() => ({ id: work.id, flush }), [work.id, flush]);
  return (
    <WorkIdContext value={here}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
        <p dir="auto" className="font-display text-2xl font-bold wrap-anywhere">
          {work.title}
        </p>
        <WorkDesk work={work} editing={editing} onGone={onGone} />
      </div>
    </WorkIdContext>
  );
}
