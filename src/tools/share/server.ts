/** Share links as their owner sees them: made, listed, taken back. */
import { randomBytes } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { isOpen } from '#tools/run/run.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import { listRunShares, listShares, revokeAllShares, revokeShare, shareRun } from './contract.ts';
import {
  countOwnShares,
  hasHiddenShare,
  insertShare,
  listOwnShares,
  mostShares,
  removeShares,
} from './queries.server.ts';
import { hashOfSecret } from './shared-run.server.ts';
import { sharedEndpoints } from './shared.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import { ownRun } from '../run/who.server.ts';

const secretBytes = 16;
const day = 24 * 3600_000;

export const shareEndpoints = [
  implement(shareRun, async ({ params: { id }, body: { expiresInDays, ...wishes } }, context) => {
    const { db, runs } = context;
    const run = await ownRun(context, id);
    if (isOpen(run.state))
      throw new AppError('conflict:running', { message: 'Wait until it is done, then share it.' });
    if ((await countOwnShares(db, run.ownerId)) >= mostShares)
      throw new AppError('conflict:shares', {
        message: `${mostShares} links are the most. Take some back first.`,
      });
    // Otherwise a new link would undo what an admin decided.
    if (await hasHiddenShare(db, run.id))
      throw new AppError('forbidden:hidden', {
        message:
          'An admin took a link to this from view, so it cannot be shared. If that is a mistake, write to us.',
      });
    const secret = randomBytes(secretBytes).toString('base64url');
    const share = await insertShare(db, {
      ...wishes,
      ownerId: run.ownerId,
      runId: run.id,
      secretHash: hashOfSecret(secret),
      expiresAt: expiresInDays === undefined ? null : new Date(Date.now() + expiresInDays * day),
    });
    return { ...present(runs, { share, run }), secret };
  }),

  implement(listRunShares, async ({ params: { id } }, context) => {
    const { db, runs } = context;
    const run = await ownRun(context, id);
    const rows = await listOwnShares(db, { ownerId: run.ownerId, runId: run.id });
    return {
      items: rows.map((row) => present(runs, row)),
      hasParts: runs.find(run.tool)?.tool.sharedOutput !== undefined,
      hasEarlier: run.parentId !== null,
    };
  }),

  implement(listShares, async (_, context) => {
    const ownerId = await knownOwner(context);
    const rows = ownerId ? await listOwnShares(context.db, { ownerId }) : [];
    return { items: rows.map((row) => present(context.runs, row)) };
  }),

  implement(revokeShare, async ({ params: { id } }, context) => {
    const ownerId = await knownOwner(context);
    if (!ownerId || (await removeShares(context.db, { ownerId, id })) === 0)
      throw new AppError('not_found:share');
    return { success: true } as const;
  }),

  implement(revokeAllShares, async (_, context) => {
    const ownerId = await knownOwner(context);
    return { revoked: ownerId ? await removeShares(context.db, { ownerId }) : 0 };
  }),

  ...sharedEndpoints,
];

type OwnShare = Awaited<ReturnType<typeof listOwnShares>>[number];

function present(runs: Runs, { share, run: { title, tool } }: OwnShare) {
  return { ...share, hidden: share.hiddenAt !== null, runTitle: title, tool, toolTitle: runs.titleOf(tool) };
}
