import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { exportWish } from '#tools/export/server.ts';
import { writeExport } from '#tools/export/write-export.server.ts';
import { runColumns } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { turnsAround } from '#tools/talk/talk.server.ts';
import { exportTalk } from './contract.ts';
import { ownTalks } from './own-talks.server.ts';

export const talkExportEndpoints = [
  implement(exportTalk, async ({ params: { id }, query }, context) => {
    const { ownerId, talks } = await ownTalks(context, [id]);
    const latest = await findLatest(context, { id, ownerId });
    const turns = await turnsAround(context.db, latest);
    return writeExport(
      turns.map(({ row }) => row),
      { ...exportWish(query, context), title: talks[0]!.title },
    );
  }),
];

/** A talk is taken as it was last left: along the branch with the newest turn. */
async function findLatest({ db }: Context, { id, ownerId }: { id: string; ownerId: string }) {
  const [latest] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.talkId, id), eq(runs.ownerId, ownerId), isNull(runs.deletedAt)))
    .orderBy(desc(runs.id))
    .limit(1);
  return latest!;
}
