/** A published site as something that can be reported. While it is hidden its address leads nowhere. */
import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { works } from '#tools/work/table.server.ts';
import { siteReportKind, siteRoot } from '../contract.ts';
import { sites } from '../table.server.ts';

const longestText = 2000;

export const siteReportTarget: ReportTarget = {
  kind: siteReportKind,
  async find(db, ids) {
    const rows = await db
      .select({ site: sites, ownerId: works.ownerId, deletedAt: works.deletedAt })
      .from(sites)
      .innerJoin(works, eq(works.id, sites.workId))
      .where(inArray(sites.id, ids));
    return rows.map(({ site, ownerId, deletedAt }) => ({
      id: site.id,
      ownerId,
      title: site.title,
      text: site.words.slice(0, longestText).toWellFormed(),
      path: `${siteRoot}/${site.slug}`,
      makersPath: href('/builder', { work: site.workId }),
      hidden: site.hiddenAt !== null,
      gone: site.publishedAt === null || deletedAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    await tx
      .update(sites)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(sites.id, id));
  },
};
