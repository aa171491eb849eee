import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Notice } from '#kit/ui/notice.tsx';
import type { RunView } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';
import { OutputView } from '../kinds/output-view.tsx';
import { AtWork } from './at-work.tsx';
import { WhoWorked } from './who-worked.tsx';

interface RunResultProps {
  run: RunView;
  isConnected: boolean;
  isStopping: boolean;
  isRetrying: boolean;
  onStop: () => void;
  onRetry: () => void;
  /** What can be done with a result: copy, download, more. */
  actions?: ReactNode;
  /** A line of a chat: who made it is said only where that is news. */
  isQuiet?: boolean | undefined;
  className?: string;
}

/** A run in each of its states: waiting, at work, done, stopped, cut off, failed. */
export function RunResult(props: RunResultProps) {
  const { run, isConnected, isStopping, isRetrying, onStop, onRetry, actions, isQuiet, className } = props;
  const { output } = run;
  const hasText = Object.values(output.texts).some((text) => text !== '');
  const isBusy = isOpen(run.state);
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] content-start gap-5', className)}>
      {/* Announced as a whole when it is there, not word by word. */}
      <div aria-live="polite" aria-busy={isBusy} className="grid gap-5 empty:hidden">
        {hasText && (
          <OutputView kind={run.kind} output={output} input={run.input} run={run.id} isGrowing={isBusy} />
        )}
      </div>
      {isBusy && (
        <AtWork run={run} quiet={hasText} isConnected={isConnected} isStopping={isStopping} onStop={onStop} />
      )}
      {!isBusy && run.state !== 'done' && (
        <Ended run={run}>
          <Button variant="secondary" size="sm" pending={isRetrying} onClick={onRetry}>
            <RotateCcw aria-hidden /> Try again
          </Button>
        </Ended>
      )}
      {!isBusy && hasText && (
        <div className={cn('grid gap-3', !isQuiet && 'border-t border-line pt-4')}>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
          {(!isQuiet || run.engines.some(({ note }) => note)) && <WhoWorked engines={run.engines} />}
        </div>
      )}
    </div>
  );
}

function Ended({ run, children }: { run: RunView; children: ReactNode }) {
  if (run.state === 'stopped')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-muted">Stopped.</p>
        {children}
      </div>
    );
  const isPartial = run.state === 'incomplete';
  return (
    <Notice
      tone={isPartial ? 'warning' : 'error'}
      title={isPartial ? 'Incomplete result' : 'No result'}
      action={children}
    >
      {run.error}
    </Notice>
  );
}
