/** Schedules and webhooks of a workflow, and calls from outside. */
import { and, asc, eq } from 'drizzle-orm';
import { readBytes } from '#kit/http/body.server.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import { AppError } from '#kit/errors.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import type { Services } from '#kit/services.server.ts';
import { findWorkFor } from '#tools/work/work-queries.server.ts';
import { isAtLeast } from '#tools/work/work-role.ts';
import { addTrigger, callWebhook, deleteTrigger, listTriggers, switchTrigger } from '../contract.ts';
import { beginExecution } from '../execute/begin.server.ts';
import { requireRunnable } from '../flow/check-flow.server.ts';
import type { Flow } from '../flow/flow.ts';
import { nextTime } from '../schedule/rhythm.ts';
import { openWorkflow } from '../server.ts';
import { workflowTriggers } from '../table.server.ts';
import { isSigned, signingSecret } from './signing.server.ts';

const mostTriggers = 10;

type TriggerRow = typeof workflowTriggers.$inferSelect;

export const triggerEndpoints = [
  implement(listTriggers, async ({ params: { id } }, context) => {
    const { ownerId, role } = await openWorkflow(context, id);
    const rows = await context.db
      .select()
      .from(workflowTriggers)
      .where(and(eq(workflowTriggers.workId, id), eq(workflowTriggers.ownerId, ownerId)))
      .orderBy(asc(workflowTriggers.id));
    return {
      items: rows.map((row) => present(context, row)),
      // Who has it can forge what the workflow sends.
      sendingSecret: isAtLeast(role, 'editor') ? signingSecret(context.secrets, id) : null,
    };
  }),

  implement(addTrigger, async ({ params: { id }, body }, context) => {
    const { ownerId } = await openWorkflow(context, id);
    const next = body.kind === 'schedule' ? nextTime(body.rhythm, context.clock.now()) : null;
    if (next === undefined)
      throw new AppError('invalid:rhythm', {
        message: 'Choose at least one day, and a time zone that exists.',
      });
    const row = await context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await tx.$count(workflowTriggers, eq(workflowTriggers.ownerId, ownerId))) >= mostTriggers * 5)
        throw new AppError('conflict:triggers', {
          message: 'You have too many schedules. Delete some first.',
        });
      const [added] = await tx
        .insert(workflowTriggers)
        .values({
          workId: id,
          ownerId,
          personId: spendingNow().personId,
          kind: body.kind,
          nextAt: next,
          ...(body.kind === 'schedule' ? { rhythm: body.rhythm, input: body.input } : {}),
        })
        .returning();
      return added!;
    });
    return present(context, row);
  }),

  implement(switchTrigger, async ({ params: { id }, body: { isOn } }, context) => {
    const row = await ownTrigger(context, id);
    const nextAt = row.rhythm && isOn ? (nextTime(row.rhythm, context.clock.now()) ?? null) : row.nextAt;
    const [changed] = await context.db
      .update(workflowTriggers)
      .set({ isOn, nextAt })
      .where(eq(workflowTriggers.id, id))
      .returning();
    return present(context, changed!);
  }),

  implement(deleteTrigger, async ({ params: { id } }, context) => {
    await ownTrigger(context, id);
    await context.db.delete(workflowTriggers).where(eq(workflowTriggers.id, id));
    return { success: true } as const;
  }),

  implement(callWebhook, async ({ params: { id } }, context) => {
    const { db, request, headers, secrets, works, bus } = context;
    const [trigger] = await db.select().from(workflowTriggers).where(eq(workflowTriggers.id, id));
    const body = new TextDecoder().decode(await readBytes(request, callWebhook.bodyLimit));
    // Whoever cannot sign does not learn whether there is such a webhook.
    if (!trigger || trigger.kind !== 'webhook' || !isSigned(secrets, id, body, headers))
      throw new AppError('unauthorized:signature', {
        message:
          'The signature isn’t valid. Sign calls after Standard Webhooks with the secret of this webhook.',
      });
    if (!trigger.isOn) throw new AppError('conflict:off', { message: 'This webhook is turned off.' });
    const found = await findWorkFor(db, { id: trigger.workId, who: trigger.ownerId });
    if (!found) throw new AppError('not_found:work');
    const flow = works.mustBeEditable(works.shownTo(found.row, found.role)).content as Flow;
    const input = objectOf(body);
    await requireRunnable(flow, context.runs, { who: trigger.ownerId });
    const row = await bus.transact(async (tx) => {
      await tx
        .update(workflowTriggers)
        .set({ lastAt: context.clock.now() })
        .where(eq(workflowTriggers.id, id));
      return beginExecution(tx, context, {
        work: found.row,
        ownerId: trigger.ownerId,
        personId: trigger.personId,
        flow,
        input,
        trigger: 'webhook',
        key: `${id}:${headers.get('webhook-id')!.slice(0, 200)}`,
      });
    });
    return { execution: row?.id ?? null };
  }),
];

/** What was sent, by name; what has no names is there as `body`. */
function objectOf(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  const read = readJson(body);
  refuseUnkeepable(read);
  return read !== null && typeof read === 'object' && !Array.isArray(read)
    ? (read as Record<string, unknown>)
    : { body: read };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('invalid:json', { message: 'Send JSON.' });
  }
}

async function ownTrigger(context: MemberContext, id: string): Promise<TriggerRow> {
  const ownerId = await context.principal();
  const [row] = await context.db.select().from(workflowTriggers).where(eq(workflowTriggers.id, id));
  if (!row || row.ownerId !== ownerId) throw new AppError('not_found:trigger');
  return row;
}

function present(
  { settings: { publicUrl }, secrets }: Pick<Services, 'settings' | 'secrets'>,
  { id, kind, isOn, rhythm, nextAt, lastAt, lastError }: TriggerRow,
): AnswerOf<typeof addTrigger> {
  const isWebhook = kind === 'webhook';
  return {
    id,
    kind,
    isOn,
    rhythm,
    nextAt: isOn ? nextAt : null,
    lastAt,
    lastError,
    address: isWebhook ? `${publicUrl}/api/hooks/workflows/${id}` : null,
    secret: isWebhook ? signingSecret(secrets, id) : null,
  };
}
