/** A run in the browser, changed by what its stream tells. */
import type { RunEvent, RunView } from '../run/contract.ts';
import { applyChange } from '../define/output.ts';

export function withEvent(run: RunView, event: RunEvent): RunView {
  if (event.type === 'state') {
    const { type: _, ...state } = event;
    return { ...run, ...state };
  }
  return { ...run, output: applyChange(run.output, event), position: event.position };
}
