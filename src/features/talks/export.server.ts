import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { exportRun } from '#tools/export/export-contract.ts';
import { writeExport } from '#tools/export/write-export.server.ts';
import { runColumns } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { turnsAround } from '#tools/talk/talk.server.ts';
import { exportTalk } from './contract.ts';
import type { RunDoor } from '#tools/run/run-door.server.ts';
import { ownTalks } from './own-talks.server.ts';

export const exportEndpoints = (door: RunDoor) => [
  implement(exportRun, async ({ params: { id }, query }, context) => {
    const run = await door.ownRun(context, id);
    return writeExport([run], { ...wishOf(query, context), title: run.title });
  }),

  implement(exportTalk, async ({ params: { id }, query }, context) => {
    const { ownerId, talks } = await ownTalks(door, context, [id]);
    const latest = await findLatest(context, { id, ownerId });
    const turns = await turnsAround(context.db, latest);
    return writeExport(
      turns.map(({ row }) => row),
      { ...wishOf(query, context), title: talks[0]!.title },
    );
  }),
];

type Query = { format: 'md' | 'pdf' | 'json'; raw: 'true' | 'false' };

const wishOf = ({ format, raw }: Query, { runs: tools, settings }: Context) => ({
  format,
  raw: raw === 'true',
  runs: tools,
  origin: settings.publicUrl,
});

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
