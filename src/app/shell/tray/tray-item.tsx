import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { TimeLeft } from '#tools/page/time-left.tsx';
import { getRun, listUnderWay, stopRun, type UnderWayRun } from '#tools/run/contract.ts';

export function OpenItem({ run }: { run: UnderWayRun }) {
  const stop = useCall(stopRun, { refreshes: [listUnderWay, getRun] });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Name run={run} />
      {run.state === 'queued' ? (
        <p className="text-sm">Waiting in the queue</p>
      ) : (
        <Progress
          label={<span className="text-sm font-normal">{run.step ?? 'Working'}</span>}
          {...(run.progress === null ? {} : { percent: run.progress * 100 })}
          detail={run.secondsLeft === null ? undefined : <TimeLeft seconds={run.secondsLeft} />}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Open run={run} />
        <Button
          variant="ghost"
          size="sm"
          pending={stop.isPending}
          onClick={() => stop.mutate({ params: { id: run.id } })}
        >
          Cancel<span className="sr-only"> {run.title}</span>
        </Button>
      </div>
      {stop.error && <p className="text-sm text-danger">{wordsOf(stop.error)}</p>}
    </div>
  );
}

const endings: Partial<Record<UnderWayRun['state'], string>> = {
  done: 'Ready',
  failed: 'Failed',
  incomplete: 'Incomplete',
};

export function EndedItem({ run }: { run: UnderWayRun }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <Name run={run} />
        <p className="text-sm">{endings[run.state]}</p>
      </div>
      <Open run={run} />
    </div>
  );
}

function Name({ run }: { run: UnderWayRun }) {
  return (
    <p className="grid">
      <span dir="auto" className="truncate font-medium">
        {run.title}
      </span>
      <span className="text-sm text-muted">{run.toolTitle}</span>
    </p>
  );
}

function Open({ run: { path, title } }: { run: UnderWayRun }) {
  if (path === null) return null;
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={path}>
        Open<span className="sr-only"> {title}</span>
      </Link>
    </Button>
  );
}
