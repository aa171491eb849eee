/** A share link as something that can be reported. While it is hidden it leads nowhere. */
import { eq } from 'drizzle-orm';
import { clearPictures, heldPictures } from '#kit/files/judge.server.ts';
import type { ReportedThing, ReportTarget } from '#social/reports/target.server.ts';
import { purposesOf } from './held-pictures.server.ts';
import { findSharesById } from './queries.server.ts';
import { shares } from './table.server.ts';

const longestText = 2000;

export const shareReportTarget: ReportTarget = {
  kind: 'share',
  async find(db, ids, { subjects }) {
    const things: ReportedThing[] = [];
    for (const share of await findSharesById(db, ids)) {
      const said = await subjects.find(share.subjectKind)?.words(db, share);
      if (!said) continue;
      things.push({
        id: share.id,
        ownerId: share.ownerId,
        title: said.title,
        text: said.text.slice(0, longestText).toWellFormed(),
        // Of a link only the hash is kept.
        path: null,
        makersPath: '/settings?tab=links',
        hidden: share.hiddenAt !== null,
        gone: said.gone,
        pictures: share.hiddenAt ? await heldPictures(db, purposesOf(share.subjectId)) : [],
      });
    }
    return things;
  },
  async setHidden(tx, id, hidden) {
    const [share] = await tx
      .update(shares)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(shares.id, id))
      .returning({ subjectId: shares.subjectId });
    if (!hidden && share) await clearPictures(tx, purposesOf(share.subjectId));
  },
};
