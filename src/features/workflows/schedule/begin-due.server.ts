/** Begins what is due. What was missed while nothing ran is begun once; the row is changed first, so two nodes never begin the same. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { findWorkFor } from '#tools/work/work-queries.server.ts';
import { beginExecution } from '../execute/begin.server.ts';
import { requireRunnable } from '../flow/check-flow.server.ts';
import type { Flow } from '../flow/flow.ts';
import { workflowTriggers } from '../table.server.ts';
import { nextTime } from './rhythm.ts';

const mostAtOnce = 200;

export async function beginDue(services: Services): Promise<number> {
  const now = services.clock.now();
  const due = await services.db
    .select()
    .from(workflowTriggers)
    .where(and(eq(workflowTriggers.isOn, true), lte(workflowTriggers.nextAt, now)))
    .orderBy(asc(workflowTriggers.nextAt))
    .limit(mostAtOnce);
  let begun = 0;
  for (const trigger of due) if (await beginOne(services, trigger, now)) begun += 1;
  return begun;
}

type TriggerRow = typeof workflowTriggers.$inferSelect;

async function beginOne(services: Services, { id, nextAt, workId, ownerId }: TriggerRow, now: Date) {
  try {
    const found = await findWorkFor(services.db, { id: workId, who: ownerId });
    const flow = found && (await flowOf(services, found, ownerId));
    return await services.bus.transact(async (tx) => {
      const isStillDue = and(
        eq(workflowTriggers.id, id),
        eq(workflowTriggers.isOn, true),
        eq(workflowTriggers.nextAt, nextAt!),
      );
      const [trigger] = await tx.select().from(workflowTriggers).where(isStillDue).for('update');
      if (!trigger?.rhythm) return false;
      const next = found ? (nextTime(trigger.rhythm, now) ?? null) : null;
      await tx
        .update(workflowTriggers)
        .set({ nextAt: next, lastAt: now, lastError: null, isOn: next !== null })
        .where(eq(workflowTriggers.id, id));
      if (!found || !flow) return false;
      await beginExecution(tx, services, {
        work: found.row,
        ownerId: trigger.ownerId,
        personId: trigger.personId,
        flow,
        input: trigger.input,
        trigger: 'schedule',
        key: `${id}:${nextAt!.toISOString()}`,
      });
      return true;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Too much is in progress, or it cannot be read: the next time is tried all the same.
    await services.db
      .update(workflowTriggers)
      .set({ lastError: error.message, nextAt: await nextOf(services, id, now) })
      .where(eq(workflowTriggers.id, id));
    return false;
  }
}

/** As whoever it runs for may read it, and only where it can run. */
async function flowOf(
  { works, runs }: Services,
  { row, role }: NonNullable<Awaited<ReturnType<typeof findWorkFor>>>,
  who: string,
): Promise<Flow> {
  const flow = works.mustBeEditable(works.shownTo(row, role)).content as Flow;
  await requireRunnable(flow, runs, { who });
  return flow;
}

async function nextOf({ db }: Services, id: string, now: Date): Promise<Date | null> {
  const [row] = await db.select().from(workflowTriggers).where(eq(workflowTriggers.id, id));
  return row?.rhythm ? (nextTime(row.rhythm, now) ?? null) : null;
}
