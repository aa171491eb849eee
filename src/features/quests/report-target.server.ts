import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { quests } from './table.server.ts';

export const questReports: ReportTarget = {
  kind: 'quest',
  async find(db, ids) {
    const rows = await db.select().from(quests).where(inArray(quests.id, ids));
    return rows.map(({ id, ownerId, title, about, steps, isPublic, hiddenAt, deletedAt }) => {
      const path = href('/frenlyai-v2/quests/:questId', { questId: id });
      return {
        id,
        ownerId,
        title,
        text: [about, ...steps.map((step) => `${step.title}. ${step.hint}`)].join('\n'),
        path,
        makersPath: path,
        hidden: hiddenAt !== null,
        gone: !isPublic || deletedAt !== null,
      };
    });
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(quests)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(quests.id, id));
  },
};
