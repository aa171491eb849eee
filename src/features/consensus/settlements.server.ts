/** People settle contested claims: they say which side holds, and where that stands. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { ConsensusData } from './data.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import {
  listSettlements,
  listSharedSettlements,
  removeSettlement,
  settleClaim,
  settleSharedClaim,
} from './contract.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { ownRun } from '#tools/run/who.server.ts';
import { sharedRun } from '#tools/share/shared-run.server.ts';
import { deleteSettlement, putSettlement, settlementsOf } from './settlement-queries.server.ts';

export const settlementEndpoints = [
  implement(listSettlements, async ({ params: { id } }, context) =>
    present(context, await ownRun(context, id)),
  ),

  implement(settleClaim, async ({ params: { id }, body }, context) => {
    const run = await ownRun(context, id);
    mustBeContested(run, body);
    await putSettlement(context.db, { ...body, run, ownerId: context.caller.user.id });
    return present(context, run);
  }),

  implement(listSharedSettlements, async ({ params: { secret } }, context) =>
    present(context, await sharedRun(context, secret)),
  ),

  implement(settleSharedClaim, async ({ params: { secret }, body }, context) => {
    const run = await sharedRun(context, secret);
    mustBeContested(run, body);
    await putSettlement(context.db, { ...body, run, ownerId: context.caller.user.id });
    return present(context, run);
  }),

  implement(removeSettlement, async ({ params: { id } }, { db, caller }) => {
    if (!(await deleteSettlement(db, { id, byId: caller.user.id })))
      throw new AppError('not_found:settlement');
    return { success: true } as const;
  }),
];

async function present(context: Context, run: RunRow) {
  const reader = await ownerIdIfKnown(context);
  const rows = await settlementsOf(context.db, run.rootId);
  return {
    items: rows.map(({ ownerId, ...row }) => ({
      ...row,
      removable: reader !== undefined && (reader === ownerId || reader === run.ownerId),
    })),
  };
}

function mustBeContested(run: RunRow, { contest, side }: { contest: string; side: string }) {
  const data = run.kind === 'consensus' ? (run.output.data as ConsensusData | null) : null;
  const found = data?.finding?.contested.find(({ id }) => id === contest);
  if (!found?.sides.some(({ id }) => id === side)) throw new AppError('not_found:claim');
}
