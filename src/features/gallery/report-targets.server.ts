/** What can be reported in the gallery, and how it is taken from view. */
import { eq, inArray } from 'drizzle-orm';
import type { ReportTarget } from '#kit/reports/target.server.ts';
import { tellWatchers } from './channel.server.ts';
import { updateComment } from './comment-queries.server.ts';
import { updateItem } from './queries.server.ts';
import { galleryComments, galleryItems } from './table.server.ts';

const hiddenSince = (hidden: boolean) => (hidden ? new Date() : null);

const creations: ReportTarget = {
  kind: 'gallery-item',
  async find(db, ids) {
    const rows = await db.select().from(galleryItems).where(inArray(galleryItems.id, ids));
    return rows.map(({ id, title, caption, ownerId, hiddenAt }) => ({
      id,
      ownerId,
      title,
      text: caption,
      path: `/gallery/${id}`,
      hidden: hiddenAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    await updateItem(tx, id, { hiddenAt: hiddenSince(hidden) });
    await tellWatchers(tx, id);
  },
};

const comments: ReportTarget = {
  kind: 'gallery-comment',
  async find(db, ids) {
    const rows = await db
      .select({ comment: galleryComments, title: galleryItems.title })
      .from(galleryComments)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryComments.itemId))
      .where(inArray(galleryComments.id, ids));
    return rows.map(({ comment: { id, ownerId, itemId, text, hiddenAt }, title }) => ({
      id,
      ownerId,
      title: `A comment on “${title}”`,
      text,
      path: `/gallery/${itemId}`,
      hidden: hiddenAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    const itemId = await updateComment(tx, id, { hiddenAt: hiddenSince(hidden) });
    if (itemId) await tellWatchers(tx, itemId);
  },
};

export const galleryReportTargets = [creations, comments];
