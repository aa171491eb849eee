/** What can be reported in the lab, and how it is taken from view. */
import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { reasonWords, type ReportReason } from '#social/reports/reasons.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { readersChanged, publishToWatchers } from './channel.server.ts';
import { updatePost } from './post-queries.server.ts';
import { updateExperiment } from './queries.server.ts';
import { labReportKinds } from './report-kinds.ts';
import { experiments, labPosts } from './table.server.ts';

const longestText = 2000;

const hiding = (hidden: boolean, reason: ReportReason) =>
  hidden
    ? {
        hiddenAt: new Date(),
        hiddenWhy:
          reason === 'other'
            ? 'It does not belong here.'
            : `${reasonWords[reason].label}. ${reasonWords[reason].hint}`,
      }
    : { hiddenAt: null, hiddenWhy: '' };

export const labReportTargets: readonly ReportTarget[] = [
  {
    kind: labReportKinds.experiment,
    async find(db, ids) {
      const rows = await db.select().from(experiments).where(inArray(experiments.id, ids));
      return rows.map(({ id, authorId, title, text, hiddenAt, deletedAt }) => {
        const path = href('/create/lab/:id', { id });
        const shown = text.slice(0, longestText).toWellFormed();
        const state = { hidden: hiddenAt !== null, gone: deletedAt !== null };
        return { id, ownerId: authorId, title, text: shown, path, makersPath: path, ...state };
      });
    },
    async setHidden(tx, id, hidden, reason) {
      if (await updateExperiment(tx, id, hiding(hidden, reason))) readersChanged(tx, id);
    },
  },
  {
    kind: labReportKinds.post,
    async find(db, ids) {
      const rows = await db
        .select({ post: labPosts, experiment: experiments })
        .from(labPosts)
        .innerJoin(experiments, eq(experiments.id, labPosts.experimentId))
        .where(inArray(labPosts.id, ids));
      return rows.map(({ post, experiment }) => {
        const path = href('/create/lab/:id', { id: experiment.id });
        return {
          id: post.id,
          ownerId: post.authorId,
          title: `Feedback on “${experiment.title}”`,
          text: post.text.slice(0, longestText).toWellFormed(),
          path,
          makersPath: path,
          hidden: post.hiddenAt !== null,
          gone: post.deletedAt !== null || experiment.deletedAt !== null || experiment.hiddenAt !== null,
        };
      });
    },
    async setHidden(tx, id, hidden, reason) {
      const post = await updatePost(tx, id, hiding(hidden, reason));
      if (post) publishToWatchers(tx, post.experimentId);
    },
  },
];
