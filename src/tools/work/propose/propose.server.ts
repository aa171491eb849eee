/** How a proposal comes about, whoever makes it. It is compared without holding the work, and again if that has changed meanwhile. */
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import { storableText, toStorable } from '#kit/db/storable.ts';
import { publishWorkChanged } from '../news.server.ts';
import { mustUseOwnName } from '../own-name.server.ts';
import type { WorkRow } from '../work-queries.server.ts';
import type { WorkRegistry } from '../work-registry.server.ts';
import type { Hunk } from './parts.ts';
import { insertProposal, mostOpen, mostOpenLetters, openProposals } from './proposal-queries.server.ts';

interface Proposed {
  /** The work as it is this moment, of someone who may propose; held until the transaction is done. */
  hold(tx: BusTransaction): Promise<WorkRow>;
  revise(content: unknown): unknown;
  note: string;
  madeBy: string;
  run?: { id: string; tool: string };
  signal?: AbortSignal | undefined;
}

/** How often a work may change while a revision of it is compared. */
const mostTries = 5;

/** Answers null where nothing would change, or this run has proposed it already. */
export async function addProposal(
  { bus, works }: { bus: Bus; works: WorkRegistry },
  { hold, revise, note, madeBy, run, signal }: Proposed,
): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await bus.transact(hold);
    const { kind, content: base } = works.mustBeEditable(known);
    const { content } = works.accept(kind.id, revise(base));
    const hunks = await kind.parts.between(base, content, { who: madeBy, signal });
    if (hunks.length === 0) return null;
    const added = await bus.transact(async (tx) => {
      const row = await hold(tx);
      if (row.revision !== known.revision) return undefined;
      await mustUseOwnName(tx, kind, { row, before: base, after: content, who: madeBy });
      await mustHavePlace(tx, row.id, hunks);
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
      return { id };
    });
    if (added) return added.id;
  }
  throw new AppError('conflict:changing', {
    message: 'Others are changing this right now. Try again in a moment.',
  });
}

async function mustHavePlace(tx: BusTransaction, workId: string, hunks: readonly Hunk[]) {
  const open = await openProposals(tx, workId);
  const letters = hunks.reduce((sum, { was, now }) => sum + was.length + now.length, 0);
  if (open.count >= mostOpen || (open.count > 0 && open.letters + letters > mostOpenLetters))
    throw new AppError('conflict:proposals', {
      message: `${open.count} proposals are already pending. Review some first.`,
    });
}
