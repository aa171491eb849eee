/** How a proposal comes about, whoever makes it. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import { storableText, toStorable } from '#kit/db/storable.ts';
import { publishWorkChanged } from '../news.server.ts';
import { mustUseOwnName } from '../own-name.server.ts';
import type { WorkRow } from '../work-queries.server.ts';
import type { WorkRegistry } from '../work-registry.server.ts';
import { countOpen, insertProposal, mostOpen } from './proposal-queries.server.ts';

interface Proposed {
  content: unknown;
  note: string;
  madeBy: string;
  run?: { id: string; tool: string };
}

/** `row` is held. Answers null where nothing would change, or this run has proposed it already. */
export async function addProposal(
  tx: BusTransaction,
  works: WorkRegistry,
  row: WorkRow,
  { content, note, madeBy, run }: Proposed,
): Promise<string | null> {
  const { kind, content: base } = works.mustBeEditable(row);
  const accepted = works.accept(kind.id, content);
  const hunks = kind.parts.between(base, accepted.content);
  if (hunks.length === 0) return null;
  await mustUseOwnName(tx, kind, { row, before: base, after: accepted.content, who: madeBy });
  if ((await countOpen(tx, row.id)) >= mostOpen)
    throw new AppError('conflict:proposals', {
      message: `${mostOpen} proposals are already pending. Review some first.`,
    });
  const id = await insertProposal(tx, {
    workId: row.id,
    schemaVersion: kind.version,
    base,
    hunks: toStorable(hunks),
    note: storableText(note),
    madeBy,
    runId: run?.id ?? null,
    tool: run?.tool ?? null,
  });
  publishWorkChanged(tx, row.id);
  return id;
}
