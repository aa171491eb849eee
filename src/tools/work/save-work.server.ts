/** The one way in which the content of a work changes, whoever changes it and wherever it is open. */
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { noSuchWork } from './access.server.ts';
import { putLive, takeLive } from './live/live-store.server.ts';
import { publishWorkChanged } from './news.server.ts';
import { mustUseOwnName } from './own-name.server.ts';
import { isSame } from './propose/json-parts.ts';
import { keepBefore } from './version-queries.server.ts';
import { lockAbout, lockWork, writeContent, type WorkRow } from './work-queries.server.ts';
import { keepFiles } from './named-files.server.ts';
import type { WorkRegistry } from './work-registry.server.ts';

/** The row as it is this moment, held until the transaction is done. `known`: as it was read before; its content is not read twice. */
export async function heldWork(
  tx: BusTransaction,
  works: WorkRegistry,
  id: string,
  known?: WorkRow,
): Promise<WorkRow> {
  const about = known && (await lockAbout(tx, id));
  const row =
    known && about?.revision === known.revision
      ? { ...about, content: known.content }
      : await lockWork(tx, id);
  if (!row) throw noSuchWork();
  return takeLive(tx, works, row);
}

interface Put {
  content: unknown;
  by: string;
  isTheirs?: boolean;
  /** The content as its kind accepts it, where that was asked before. */
  accepted?: ReturnType<WorkRegistry['accept']>;
}

/** `row` is held. Nothing happens where nothing differs. `isTheirs` where someone sends it, who may have made up anything. */
export async function putContent(
  tx: BusTransaction,
  works: WorkRegistry,
  row: WorkRow,
  { content, by, isTheirs = false, accepted: ready }: Put,
): Promise<WorkRow> {
  const { kind, content: current } = works.mustBeEditable(row);
  const accepted = ready ?? works.accept(kind.id, content);
  if (isSame(current, accepted.content) && row.schemaVersion === accepted.schemaVersion) return row;
  if (isTheirs) await mustUseOwnName(tx, kind, { row, before: current, after: accepted.content, who: by });
  await keepBefore(tx, row, { by });
  const liveId = await putLive(tx, works, row, { content: accepted.content, by });
  const saved = await writeContent(tx, row, { ...accepted, savedBy: by, liveId });
  await keepFiles(tx, kind, saved);
  publishWorkChanged(tx, row.id, saved.revision);
  return saved;
}

/** Whoever edited something older gets what is there now, to merge theirs with it or to choose. */
export function mustBeNewest(
  works: WorkRegistry,
  row: WorkRow,
  edited: { revision: number; schema: number },
) {
  const { kind, content } = works.mustBeEditable(row);
  if (edited.schema !== kind.version)
    throw new AppError('conflict:old_page', {
      message: 'This page is out of date. Copy your text, then reload.',
    });
  if (edited.revision !== row.revision)
    throw new AppError('conflict:stale', {
      message: 'This was changed elsewhere.',
      data: { revision: row.revision, content, updatedAt: row.updatedAt.toISOString() },
    });
}
