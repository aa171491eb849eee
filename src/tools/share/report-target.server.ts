/** A share link as something that can be reported. While it is hidden it leads nowhere. */
import { eq, inArray } from 'drizzle-orm';
import type { ReportTarget } from '#kit/reports/target.server.ts';
import { mainText } from '#tools/define/output.ts';
import { runs, runShares } from '#tools/run/table.server.ts';

const longestText = 2000;

export const shareReportTarget: ReportTarget = {
  kind: 'share',
  async find(db, ids) {
    const { id, ownerId, withInput, hiddenAt } = runShares;
    const { title, output, deletedAt } = runs;
    const rows = await db
      .select({ id, ownerId, withInput, hiddenAt, title, output, deletedAt })
      .from(runShares)
      .innerJoin(runs, eq(runs.id, runShares.runId))
      .where(inArray(id, ids));
    return rows.map((row) => ({
      id: row.id,
      ownerId: row.ownerId,
      // The title tells what was asked, which its owner may have kept back.
      title: row.withInput ? row.title : 'A shared result',
      text: (row.output.texts[mainText] ?? '').slice(0, longestText).toWellFormed(),
      // Of a link only the hash is kept.
      path: null,
      makersPath: '/settings?tab=links',
      hidden: row.hiddenAt !== null,
      gone: row.deletedAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(runShares)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(runShares.id, id));
  },
};
