/** What can be reported in the gallery, and how it is taken from view. */
import { eq, inArray } from 'drizzle-orm';
import { clearPictures, heldPictures } from '#kit/files/judge.server.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mainText } from '#tools/define/output.ts';
import { purposesOf } from '#tools/share/held-pictures.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { comments as commentRows } from './comment-queries.server.ts';
import { updateItem } from './queries.server.ts';
import { collectionReports } from './collections/report-target.server.ts';
import { galleryComments, galleryItems } from './table.server.ts';

const longestText = 2000;
const isThere = ({ subjects }: Services) =>
  subjects.isThere(galleryItems.subjectKind, galleryItems.subjectId);
const hiddenSince = (hidden: boolean) => (hidden ? new Date() : null);

export const creationReports: ReportTarget = {
  kind: 'gallery-item',
  async find(db, ids, services) {
    const rows = await db
      .select({ item: galleryItems, isThere: isThere(services) })
      .from(galleryItems)
      .where(inArray(galleryItems.id, ids));
    const things = [];
    for (const { item, isThere } of rows) {
      const { id, title, caption, output, ownerId, subjectId, hiddenAt } = item;
      things.push({
        id,
        ownerId,
        title,
        text: [caption, output.texts[mainText]]
          .filter(Boolean)
          .join('\n\n')
          .slice(0, longestText)
          .toWellFormed(),
        path: `/gallery/${id}`,
        makersPath: `/gallery/${id}`,
        hidden: hiddenAt !== null,
        gone: !isThere,
        pictures: hiddenAt ? await heldPictures(db, purposesOf(subjectId)) : [],
      });
    }
    return things;
  },
  async setHidden(tx, id, hidden) {
    await updateItem(tx, id, { hiddenAt: hiddenSince(hidden) });
    const [item] = hidden ? [] : await tx.select().from(galleryItems).where(eq(galleryItems.id, id));
    if (item) await clearPictures(tx, purposesOf(item.subjectId));
    publishToWatchers(tx, id);
  },
};

const comments: ReportTarget = {
  kind: 'gallery-comment',
  async find(db, ids, services) {
    const rows = await db
      .select({ comment: galleryComments, item: galleryItems, isThere: isThere(services) })
      .from(galleryComments)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryComments.itemId))
      .where(inArray(galleryComments.id, ids));
    return rows.map(({ comment: { id, ownerId, itemId, text, hiddenAt, deletedAt }, item, isThere }) => ({
      id,
      ownerId,
      title: `A comment on “${item.title}”`,
      text,
      path: `/gallery/${itemId}`,
      makersPath: `/gallery/${itemId}`,
      hidden: hiddenAt !== null,
      gone: deletedAt !== null || item.hiddenAt !== null || !isThere,
    }));
  },
  async setHidden(tx, id, hidden) {
    const itemId = await commentRows.update(tx, id, { hiddenAt: hiddenSince(hidden) });
    if (itemId) publishToWatchers(tx, itemId);
  },
};

export const galleryReportTargets = [creationReports, comments, collectionReports];
