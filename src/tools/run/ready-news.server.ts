/** Word to whoever asked, once a run that took its time is ready: not where they watched it. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { ToolRegistry } from '../define/tool-registry.server.ts';
import type { RunParts } from './run-parts.server.ts';
import type { Ending, RunRow } from './run-queries.server.ts';

const second = 1_000;
/** Nobody looks at a page for so long without a glance elsewhere. */
const aWhile = 30 * second;
/** What is done sooner is not worth a word, even if the page was left. */
const aMoment = 5 * second;

const tookOf = ({ createdAt }: Pick<RunRow, 'createdAt'>) => Date.now() - createdAt.getTime();
export const isLong = (row: Pick<RunRow, 'createdAt'>) => tookOf(row) > aWhile;

interface Circumstances {
  isQueued: boolean;
  isWatched: boolean;
}

export function isWorthTelling(
  row: Pick<RunRow, 'createdAt'>,
  { state }: Ending,
  { isQueued, isWatched }: Circumstances,
): boolean {
  if (state === 'stopped') return false; // by themselves
  if (isLong(row)) return isQueued || !isWatched;
  return isQueued && !isWatched && tookOf(row) > aMoment;
}

export const interrupted: Ending = {
  state: 'incomplete',
  error: 'It was interrupted. You weren’t charged. Open it to try again.',
};

/** In words: what became of it. */
const headlines: Record<Ending['state'], string> = {
  done: 'is ready',
  failed: 'failed',
  incomplete: 'is incomplete',
  stopped: 'was stopped',
};

export function createReadyNews(
  { jobs, settings, extensions = [] }: Pick<RunParts, 'jobs' | 'settings' | 'extensions'>,
  shelf: ToolRegistry,
) {
  return async function notifyRunReady(
    tx: BusTransaction,
    { row, ending: { state, error } }: { row: RunRow; ending: Ending },
  ) {
    for (const extension of extensions) if (await extension.notifiesOf?.(tx, row.id)) return;
    await notify(
      tx,
      { jobs, settings },
      {
        ownerId: row.ownerId,
        kind: 'run.ready',
        data: {
          title: `“${row.title}” ${headlines[state]}`,
          text: error ?? `${shelf.titleOf(row.tool)} has finished.`,
          path: shelf.pathOf(row) ?? '/access',
        },
      },
    );
  };
}
