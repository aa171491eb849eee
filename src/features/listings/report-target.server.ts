import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { listingReport } from './limits.ts';
import { listings } from './table.server.ts';

const longestText = 2000;

export const listingReports: ReportTarget = {
  kind: listingReport,
  async find(db, ids) {
    const rows = await db.select().from(listings).where(inArray(listings.id, ids));
    return rows.map(({ id, ownerId, title, text, hiddenAt, deletedAt }) => {
      const path = href('/marketplace/item/:id', { id });
      return {
        id,
        ownerId,
        title,
        text: text.slice(0, longestText).toWellFormed(),
        path,
        makersPath: path,
        hidden: hiddenAt !== null,
        gone: deletedAt !== null,
      };
    });
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(listings)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(listings.id, id));
  },
};
