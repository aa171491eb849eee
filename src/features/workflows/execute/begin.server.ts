/** Begins an execution of a workflow as it is now; the same key begins once. */
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { WorkRow } from '#tools/work/work-queries.server.ts';
import type { Flow } from '../flow/flow.ts';
import { executions } from '../table.server.ts';
import { enqueueAdvance } from './jobs.server.ts';
import { readFlowInput } from './read-flow-input.ts';
import { countOpenExecutions, type ExecutionRow } from './queries.server.ts';
import type { Trigger } from './states.ts';

/** Of one person. */
export const mostOpen = 20;

interface Begun {
  work: WorkRow;
  ownerId: string;
  flow: Flow;
  input: Record<string, unknown>;
  trigger: Trigger;
  key?: string | undefined;
  ceiling?: number | null | undefined;
  personId?: string | null | undefined;
}

/** Undefined where the same key has begun it before. */
export async function beginExecution(
  tx: BusTransaction,
  services: Pick<Services, 'jobs'>,
  { work, ownerId, flow, input, trigger, key, ceiling, personId }: Begun,
): Promise<ExecutionRow | undefined> {
  await holdOwner(tx, ownerId);
  if ((await countOpenExecutions(tx, ownerId)) >= mostOpen)
    throw new AppError('too_many:executions', {
      message: `You have ${mostOpen} executions in progress. Wait for one to finish, or stop it.`,
      retryAfterSeconds: 30,
    });
  const [row] = await tx
    .insert(executions)
    .values({
      id: newId(),
      workId: work.id,
      ownerId,
      personId: personId === undefined ? spendingNow().personId : personId,
      title: work.title,
      flow,
      input: readFlowInput(flow, input),
      trigger,
      key: key ?? null,
      ceiling: ceiling ?? null,
    })
    .onConflictDoNothing({ target: [executions.workId, executions.key] })
    .returning();
  if (row) await enqueueAdvance(tx, services, row);
  return row;
}
