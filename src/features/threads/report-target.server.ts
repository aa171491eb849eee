/** A thread that everyone may read can be reported; hidden, only its members see it. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { publishRightsChanged } from './channel.server.ts';
import { reportKind } from './report-kind.ts';
import { threadMessages, threads } from './table.server.ts';

const longestText = 2000;

export const threadReportTarget: ReportTarget = {
  kind: reportKind,
  async find(db, ids) {
    const rows = await db.select().from(threads).where(inArray(threads.id, ids));
    return Promise.all(
      rows.map(async ({ id, title, createdBy, hiddenAt, deletedAt, visibility }) => {
        const said = await db
          .select({ text: threadMessages.text })
          .from(threadMessages)
          .where(and(eq(threadMessages.threadId, id), eq(threadMessages.membersOnly, false)))
          .orderBy(desc(threadMessages.seq))
          .limit(20);
        const path = href('/threads/:id', { id });
        return {
          id,
          ownerId: createdBy,
          title,
          text: said
            .map(({ text }) => text)
            .reverse()
            .join('\n')
            .slice(0, longestText)
            .toWellFormed(),
          path,
          makersPath: path,
          hidden: hiddenAt !== null,
          gone: deletedAt !== null || visibility !== 'public',
        };
      }),
    );
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(threads)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(threads.id, id));
    publishRightsChanged(tx, id);
  },
};
