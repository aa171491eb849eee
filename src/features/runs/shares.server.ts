/** Share links: made and taken back by their owner, read by whoever has one. */
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { isOpen } from '#kit/tool/run.ts';
import type { RunRow } from '#kit/tool/run-queries.server.ts';
import type { Runs } from '#kit/tool/runs.server.ts';
import { listShares, readShared, revokeShare, shareRun } from '#kit/tool/share-contract.ts';
import { titleFor } from '#kit/tool/title.ts';
import { findShared, insertShare, listOwnShares, removeShare } from './share-queries.server.ts';
import { ownRun } from './who.server.ts';

const secretBytes = 16;
const day = 24 * 3600_000;

export const shareEndpoints = [
  implement(shareRun, async ({ params: { id }, body: { withInput, expiresInDays } }, context) => {
    const { db, runs } = context;
    const run = await ownRun(context, id);
    if (isOpen(run.state))
      throw new AppError('conflict:running', { message: 'Wait until it is done, then share it.' });
    const secret = randomBytes(secretBytes).toString('base64url');
    const share = await insertShare(db, {
      ownerId: run.ownerId,
      runId: run.id,
      secretHash: hash(secret),
      withInput,
      expiresAt: expiresInDays === undefined ? null : new Date(Date.now() + expiresInDays * day),
    });
    return { ...share, runTitle: run.title, toolTitle: runs.titleOf(run.tool), secret };
  }),

  implement(listShares, async (_, { db, runs, caller }) => {
    const rows = await listOwnShares(db, caller.user.id);
    return { items: rows.map(({ tool, ...row }) => ({ ...row, toolTitle: runs.titleOf(tool) })) };
  }),

  implement(revokeShare, async ({ params: { id } }, { db, caller }) => {
    if (!(await removeShare(db, { id, ownerId: caller.user.id }))) throw new AppError('not_found:share');
    return { success: true } as const;
  }),

  implement(readShared, async ({ params: { secret } }, { db, runs, responseHeaders }) => {
    responseHeaders.set('x-robots-tag', 'noindex, nofollow');
    responseHeaders.set('cache-control', 'no-store');
    responseHeaders.set('referrer-policy', 'no-referrer');
    const found = await findShared(db, hash(secret));
    if (!found) throw new AppError('not_found:share');
    const { run, withInput } = found;
    return {
      ...run,
      title: withInput ? run.title : titleWithoutInput(runs, run),
      toolTitle: runs.titleOf(run.tool),
      input: withInput ? run.input : null,
    };
  }),
];

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Until its owner names it, a run is called by what was asked. */
function titleWithoutInput(runs: Runs, { tool: id, title, input }: RunRow): string {
  const tool = runs.find(id)?.tool;
  return tool && title !== titleFor(tool, input) ? title : runs.titleOf(id);
}
