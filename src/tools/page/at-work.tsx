import Square from 'lucide-react/icons/square';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import type { RunView } from '../run/contract.ts';
import { MayLeave } from './may-leave.tsx';
import { TimeLeft } from './time-left.tsx';

interface AtWorkProps {
  run: RunView;
  /** There is something to read already: the words below it stay small. */
  quiet: boolean;
  isConnected: boolean;
  isStopping: boolean;
  onStop: () => void;
}

/** What a run is at, how far it is, and a way to stop it. */
export function AtWork({ run, quiet, isConnected, isStopping, onStop }: AtWorkProps) {
  const words = run.state === 'queued' ? 'Waiting in the queue' : (run.step ?? 'Thinking');
  const shown = isConnected ? words : 'Connection lost. The run continues and will reappear here.';
  const stop = (
    <Button variant="secondary" size="sm" pending={isStopping} onClick={onStop}>
      <Square aria-hidden className="fill-current" /> {run.class === 'quick' ? 'Stop' : 'Cancel'}
    </Button>
  );
  if (run.progress !== null)
    return (
      <div className="grid gap-4">
        <Progress
          label={shown}
          percent={run.progress * 100}
          detail={run.secondsLeft === null ? undefined : <TimeLeft seconds={run.secondsLeft} />}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {stop}
          <MayLeave run={run} />
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {!quiet && <Panda mood="think" size={64} />}
      <p role="status" className={quiet ? 'text-sm text-muted' : 'text-lg text-muted'}>
        {shown}
      </p>
      {stop}
      <MayLeave run={run} />
    </div>
  );
}
