import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { collections } from '../table.server.ts';

export const collectionReports: ReportTarget = {
  kind: 'collection',
  async find(db, ids) {
    const rows = await db.select().from(collections).where(inArray(collections.id, ids));
    return rows.map(({ id, ownerId, title, about, isPublic, hiddenAt }) => {
      const path = href('/collections/:id', { id });
      return {
        id,
        ownerId,
        title,
        text: about,
        path,
        makersPath: path,
        hidden: hiddenAt !== null,
        gone: !isPublic,
      };
    });
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(collections)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(collections.id, id));
  },
};
