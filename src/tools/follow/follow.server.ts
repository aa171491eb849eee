/** A stream is a view of a run: what there is, then what comes, until it has ended. It makes no difference who runs it. */
import type { Database } from '#kit/db/database.server.ts';
import type { RunEvent } from '../run/contract.ts';
import type { LiveRun } from '../run/execute.server.ts';
import { changeBetween, positionOf, seenAt, type OutputChange, type Revised } from '../define/output.ts';
import { findRun, type RunRow } from '../run/run-queries.server.ts';
import { isOpen } from '../run/run.ts';
import { secondsUntil } from '../run/time-left.ts';
import type { Watchers } from './watchers.ts';

const lookEvery = 2_000;

export interface Following {
  db: Database;
  live: ReadonlyMap<string, LiveRun>;
  watchers: Watchers;
  /** Where the reader was; from the beginning without it. */
  from: string | undefined;
  /** Whether the reader understands patches. */
  patches?: boolean | undefined;
  signal: AbortSignal;
}

export async function* followRun(
  row: RunRow,
  { db, live, watchers, from, patches = false, signal }: Following,
): AsyncGenerator<RunEvent, void, undefined> {
  const watch = watchers.watch(row.id, signal);
  let isFirst = true;
  let seen: Revised | undefined;
  let last = '';
  try {
    // Read again now that nothing is missed any more.
    while (!signal.aborted) {
      const running = live.get(row.id)?.state();
      // What this process runs is running, whatever was read of it before.
      const now = running ? { ...row, state: 'running' as const, ...running } : await findRun(db, row.id);
      if (!now) return; // erased with its owner
      const ended = !running && !isOpen(now.state);
      const state = stateOf(now, { ended });
      // Time passes by itself: that alone is no news.
      const words = JSON.stringify({ ...state, secondsLeft: null });
      if (words !== last && !ended) yield state;
      last = words;
      const change = changeBetween(isFirst ? seenAt(from, now) : seen, now);
      if (change)
        yield { type: 'output', position: positionOf(now), ...(patches ? change : unpatched(change, now)) };
      isFirst = false;
      seen = { revision: now.revision, output: now.output };
      if (ended) {
        yield state;
        return;
      }
      // Word from another process may be lost: what runs elsewhere is looked at now and again.
      await watch.next(running ? undefined : lookEvery);
    }
  } finally {
    watch.close();
  }
}

const unpatched = ({ patches, ...change }: OutputChange, { output }: Revised): OutputChange =>
  patches ? { ...change, data: output.data } : change;

type Shown = Pick<RunRow, 'title' | 'state' | 'step' | 'progress' | 'error'> & {
  readyAt: Date | number | null;
  engines: readonly RunRow['engines'][number][];
};

function stateOf(run: Shown, { ended }: { ended: boolean }): RunEvent {
  const { title, state, step, progress, readyAt, engines, error } = run;
  return {
    type: 'state',
    ...(ended ? { title } : {}),
    state,
    step,
    progress,
    secondsLeft: secondsUntil(readyAt),
    engines: [...engines],
    error,
  };
}
