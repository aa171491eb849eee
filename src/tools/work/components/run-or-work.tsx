/** The page of a tool whose result is edited: its form, the run while it works, or the work that came of it. */
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useRun, type ToolRunState } from '../../follow/use-run.ts';
import { NotHere } from '../../page/not-here.tsx';
import { RunResult } from '../../page/run-result.tsx';
import { RunWaiting } from '../../page/run-waiting.tsx';
import { useFromTop } from '../../page/use-from-top.ts';
import type { RunView } from '../../run/contract.ts';
import { useWorkOf } from '../use-work-of.ts';
import type { WorkKind } from '../work-kind.ts';

interface RunOrWorkProps<Content> {
  toolId: string;
  kind: WorkKind<Content>;
  /** What is missing where the address leads to nothing. */
  what: string;
  /** Of a run that has become no work. */
  className?: string;
  Start: ComponentType<{ state: ToolRunState }>;
  /** May be loaded when it is needed. */
  Opened: ComponentType<{ id: string; onGone: () => void }>;
}

export function RunOrWork<Content>(props: RunOrWorkProps<Content>) {
  return (
    <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
      <Shown {...props} />
    </Suspense>
  );
}

function Shown<Content>(props: RunOrWorkProps<Content>) {
  const { toolId, what, Start, Opened } = props;
  const state = useRun(toolId);
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  const onGone = () => setSearch({});
  if (work) return <Opened id={work} onGone={onGone} />;
  if (state.isMissing) return <NotHere what={what} onNew={onGone} />;
  if (state.isLoading)
    return (
      <RunWaiting state={state}>
        <Skeleton className="h-80 rounded-card" />
      </RunWaiting>
    );
  if (state.run)
    return <ShownRun key={state.run.id} {...props} run={state.run} state={state} onGone={onGone} />;
  return <Start state={state} />;
}

interface ShownRunProps<Content> extends RunOrWorkProps<Content> {
  run: RunView;
  state: ToolRunState;
  onGone: () => void;
}

function ShownRun<Content>({ run, state, kind, className, Opened, onGone }: ShownRunProps<Content>) {
  const isDone = run.state === 'done' && run.output.data !== null;
  const { id, isLoading } = useWorkOf(run, kind, { enabled: isDone });
  useFromTop();
  if (id) return <Opened id={id} onGone={onGone} />;
  if (isLoading) return <Skeleton className="h-80 rounded-card" />;
  return (
    <RunResult
      run={run}
      isConnected={state.isConnected}
      isStopping={state.isStopping}
      isRetrying={state.isStarting}
      onStop={state.stop}
      onRetry={() => state.retry()}
      className={className}
    />
  );
}
