/** Whether something that is not for everyone yet is on for someone. Every change leaves a note in the audit. */
import { and, eq } from 'drizzle-orm';
import { writeAudit, type Auditor } from '#kit/audit/audit.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { flagIds, type FlagId, type FlagState } from './flags.ts';
import { flagChoices, flagSettings } from './table.server.ts';

const usual: FlagState = 'beta';

async function flagState(db: Queryable, flag: FlagId): Promise<FlagState> {
  const [row] = await db.select().from(flagSettings).where(eq(flagSettings.flag, flag));
  return row?.state ?? usual;
}

export async function isFlagOn(db: Queryable, ownerId: string, flag: FlagId): Promise<boolean> {
  const state = await flagState(db, flag);
  if (state !== 'beta') return state === 'everyone';
  const [choice] = await db
    .select()
    .from(flagChoices)
    .where(and(eq(flagChoices.ownerId, ownerId), eq(flagChoices.flag, flag)));
  return choice?.on ?? false;
}

export async function listFlags(db: Queryable) {
  const rows = await db.select().from(flagSettings);
  return flagIds.map((id) => ({ id, state: rows.find(({ flag }) => flag === id)?.state ?? usual }));
}

export async function chooseFlag(
  tx: BusTransaction,
  by: Auditor & { actorId: string },
  { flag, on }: { flag: FlagId; on: boolean },
) {
  const ownerId = by.actorId;
  await tx
    .insert(flagChoices)
    .values({ ownerId, flag, on })
    .onConflictDoUpdate({
      target: [flagChoices.ownerId, flagChoices.flag],
      set: { on, changedAt: new Date() },
    });
  await writeAudit(tx, by, { action: on ? 'flag.on' : 'flag.off', subjectId: ownerId, details: { flag } });
}

/** Whoever is out of the beta has nothing of it switched on. */
export async function forgetChoices(tx: Queryable, ownerId: string) {
  await tx.delete(flagChoices).where(eq(flagChoices.ownerId, ownerId));
}

export async function setFlagState(
  tx: BusTransaction,
  by: Auditor,
  { flag, state }: { flag: FlagId; state: FlagState },
) {
  await tx
    .insert(flagSettings)
    .values({ flag, state })
    .onConflictDoUpdate({ target: flagSettings.flag, set: { state, changedAt: new Date() } });
  await writeAudit(tx, by, { action: 'flag.state', subjectId: flag, details: { state } });
}
