import type { ReactNode } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import type { ToolRunState } from '../follow/use-run.ts';

interface RunWaitingProps {
  state: Pick<ToolRunState, 'isUnreachable'>;
  /** What stands in its place while it loads. */
  children?: ReactNode;
}

/** A run that is on its way. What could not be asked for may well be there: it is not said to be gone. */
export function RunWaiting({ state, children }: RunWaitingProps) {
  return (
    <>
      <div role="status">
        {state.isUnreachable && <Notice tone="warning">The server is busy. Trying again…</Notice>}
      </div>
      {children}
    </>
  );
}
