/** Word of runs on the bus: to readers on every node, and to the open pages of their owner. */
import { z } from 'zod';
import type { Bus, Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import type { RunRequest } from '../define/define-run.server.ts';
import type { RunRow } from './run-queries.server.ts';
import type { LiveState } from './live-state.server.ts';
import { secondsUntil } from './time-left.ts';
import { runStates } from './run.ts';

const runsChannel = 'runs';
const which = z.object({ ids: z.array(z.string()) });

/** To whoever follows one of these; what there is to see stands in the rows. */
export const runNews = {
  stopped: defineEvent('run.stopped', which),
  ended: defineEvent('run.ended', which),
  changed: defineEvent('run.news', which),
};
/** A run has come further. Told many times a minute, and never kept: the row says how far it is. */
export const runSaved = defineEvent('run.saved', which);
export const runAsked = defineEvent(
  'run.asked',
  which.extend({ request: z.object({ request: z.string(), about: z.string().optional() }) }),
);
/** To the open pages of its owner. */
const ownRunChanged = defineEvent('run.changed', z.object({ id: z.string(), state: z.enum(runStates) }));

/** How far it is. Never kept either: whoever misses it asks. */
const ownRunMoved = defineEvent(
  'run.moved',
  z.object({
    id: z.string(),
    step: z.string().nullable(),
    progress: z.number().nullable(),
    secondsLeft: z.number().nullable(),
  }),
);

export function publishRunProgress(
  bus: Bus,
  { id, ownerId }: Pick<RunRow, 'id' | 'ownerId'>,
  { step, progress, readyAt }: LiveState,
) {
  bus.tell(ownChannelOf(ownerId), ownRunMoved, { id, step, progress, secondsLeft: secondsUntil(readyAt) });
}

/** To the other open pages of its owner; a page that misses it finds the run when it looks. */
export function publishRunStarted(bus: Bus, { id, ownerId, state }: RunNews) {
  bus.tell(ownChannelOf(ownerId), ownRunChanged, { id, state });
}

/** Few enough for one word to another node. */
const idsAtOnce = 150;

export function publishRunSaved(bus: Bus, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += idsAtOnce)
    bus.tell(runsChannel, runSaved, { ids: ids.slice(from, from + idsAtOnce) });
}

/** Word to the process that works on a run. */
export function askOfRun(tx: Emitter, id: string, request: RunRequest) {
  tx.emit(runsChannel, runAsked, { ids: [id], request });
}

type News = keyof typeof runNews;

export function publishToReaders(tx: Emitter, news: News, ids: string[]) {
  if (ids.length > 0) tx.emit(runsChannel, runNews[news], { ids });
}

type RunNews = Pick<RunRow, 'id' | 'ownerId' | 'state'>;

export function announce(tx: Emitter, news: News, ...rows: readonly RunNews[]) {
  publishToReaders(
    tx,
    news,
    rows.map(({ id }) => id),
  );
  for (const { id, ownerId, state } of rows) tx.emit(ownChannelOf(ownerId), ownRunChanged, { id, state });
}
