/** Word of runs on the bus: to readers on every node, and to the open pages of their owner. */
import type { Queryable } from '#kit/db/database.server.ts';
import { emit } from '#kit/events/bus.server.ts';
import type { RunRequest } from '../define/define-run.server.ts';
import type { RunRow } from './run-queries.server.ts';

export const runsChannel = 'runs';

export interface RunNews {
  ids: string[];
  request?: RunRequest;
}

/** Word to the process that works on a run. */
export async function askOfRun(tx: Queryable, id: string, request: RunRequest) {
  await emit(tx, { channel: runsChannel, type: 'run.asked', data: { ids: [id], request } satisfies RunNews });
}

type NewsType = 'run.saved' | 'run.stopped' | 'run.ended' | 'run.changed';

/** To whoever follows one of these; what there is to see stands in the rows. */
export async function tellReaders(tx: Queryable, type: NewsType, ids: string[]) {
  await emit(tx, toReaders(type, ids));
}

export async function announce(tx: Queryable, type: NewsType, { id, ownerId, state }: RunRow) {
  const toOwner = { channel: `principal:${ownerId}`, type: 'run.changed', data: { id, state } };
  await emit(tx, toReaders(type, [id]), toOwner);
}

const toReaders = (type: NewsType, ids: string[]) => ({
  channel: runsChannel,
  type,
  data: { ids } satisfies RunNews,
});
