import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { ConsensusData } from './data.ts';
import { mainText } from '#tools/define/output.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import { getRatings, rateAnswer } from './contract.ts';
import { ownRun } from '#tools/run/who.server.ts';
import { consensusRatings as ratings } from './table.server.ts';

export const ratingEndpoints = [
  implement(getRatings, async ({ params: { id } }, context) => {
    const run = await ownRun(context, id);
    return { ratings: await ratingsOf(context.db, run.id) };
  }),

  implement(rateAnswer, async ({ params: { id }, body: { part, rating } }, context) => {
    const { db } = context;
    const run = await ownRun(context, id);
    const engine = engineOf(run, part);
    if (rating === null)
      await db.delete(ratings).where(and(eq(ratings.runId, run.id), eq(ratings.part, part)));
    else
      await db
        .insert(ratings)
        .values({ ownerId: run.ownerId, runId: run.id, part, engine, rating })
        .onConflictDoUpdate({ target: [ratings.runId, ratings.part], set: { rating } });
    return { ratings: await ratingsOf(db, run.id) };
  }),
];

/** Choose an answer it is; null for the consensus, which is nobody's alone. */
function engineOf(run: RunRow, part: string): string | null {
  if (part === mainText) return null;
  const data = run.kind === 'consensus' ? (run.output.data as ConsensusData | null) : null;
  const member = data?.members.find(({ id }) => id === part);
  if (!member) throw new AppError('not_found:answer');
  return member.engine;
}

async function ratingsOf(db: Queryable, runId: string) {
  const rows = await db.select().from(ratings).where(eq(ratings.runId, runId));
  return Object.fromEntries(rows.map(({ part, rating }) => [part, rating]));
}
