/** What can be reported in the gallery, and how it is taken from view. */
import { eq, inArray } from 'drizzle-orm';
import type { ReportTarget } from '#kit/reports/target.server.ts';
import { mainText } from '#tools/define/output.ts';
import { runs } from '#tools/run/table.server.ts';
import { tellWatchers } from './channel.server.ts';
import { updateComment } from './comment-queries.server.ts';
import { updateItem } from './queries.server.ts';
import { galleryComments, galleryItems } from './table.server.ts';

const longestText = 2000;
const hiddenSince = (hidden: boolean) => (hidden ? new Date() : null);

const creations: ReportTarget = {
  kind: 'gallery-item',
  async find(db, ids) {
    const rows = await db
      .select({ item: galleryItems, runDeletedAt: runs.deletedAt })
      .from(galleryItems)
      .innerJoin(runs, eq(runs.id, galleryItems.runId))
      .where(inArray(galleryItems.id, ids));
    return rows.map(({ item: { id, title, caption, output, ownerId, hiddenAt }, runDeletedAt }) => ({
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
      gone: runDeletedAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    await updateItem(tx, id, { hiddenAt: hiddenSince(hidden) });
    tellWatchers(tx, id);
  },
};

const comments: ReportTarget = {
  kind: 'gallery-comment',
  async find(db, ids) {
    const rows = await db
      .select({ comment: galleryComments, item: galleryItems, runDeletedAt: runs.deletedAt })
      .from(galleryComments)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryComments.itemId))
      .innerJoin(runs, eq(runs.id, galleryItems.runId))
      .where(inArray(galleryComments.id, ids));
    return rows.map(
      ({ comment: { id, ownerId, itemId, text, hiddenAt, deletedAt }, item, runDeletedAt }) => ({
        id,
        ownerId,
        title: `A comment on “${item.title}”`,
        text,
        path: `/gallery/${itemId}`,
        makersPath: `/gallery/${itemId}`,
        hidden: hiddenAt !== null,
        gone: (deletedAt ?? item.hiddenAt ?? runDeletedAt) !== null,
      }),
    );
  },
  async setHidden(tx, id, hidden) {
    const itemId = await updateComment(tx, id, { hiddenAt: hiddenSince(hidden) });
    if (itemId) tellWatchers(tx, itemId);
  },
};

export const galleryReportTargets = [creations, comments];
