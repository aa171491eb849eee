/** Speak, wait a moment, edit: the start, the run, or the letter that came of it. */
import { useQuery } from '@tanstack/react-query';
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
import { spokenLetterKind } from '../spoken-letter.ts';
import { voiceEmail } from '../write-tool.ts';
import { StartForm } from './start-form.tsx';

export function VoiceEmailApp() {
  const state = useRun(voiceEmail.id);
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  const anew = () => setSearch({});
  if (work) return <OpenedWork id={work} onGone={anew} />;
  if (state.isMissing) return <NotHere what="E-mail" onNew={anew} />;
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
  useFromTop();
  const isDone = run.state === 'done' && run.output.data !== null;
  const made = useQuery({
    ...query(listWorks, { query: { run: run.id, kind: spokenLetterKind } }),
    enabled: isDone,
  });
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
      className="max-w-3xl pb-16"
    />
  );
}

function OpenedWork({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <Notice
        tone="warning"
        title="This e-mail cannot be opened"
        action={
          <Button size="sm" variant="secondary" onClick={onGone}>
            New e-mail
          </Button>
        }
      >
        {wordsOf(error)}
      </Notice>
    );
  if (!work) return <Skeleton className="h-80 rounded-card" />;
  return <Desk key={work.id} work={work} onGone={onGone} />;
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
      <WorkDesk work={work} editing={useDesk(work)} onGone={onGone} />
    </div>
  );
}
