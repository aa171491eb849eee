/** Feedback that someone gave in the lab, for their own journey; their own experiments are told by the pulse. */
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { experiments, labPosts } from './table.server.ts';
import { isSeenBy } from './visible.server.ts';

export const feedbackGiven: OwnThings = {
  kind: 'lab-feedback',
  async list({ db }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: experiments.id, title: experiments.title, at: labPosts.createdAt })
      .from(labPosts)
      .innerJoin(experiments, eq(experiments.id, labPosts.experimentId))
      .leftJoin(users, eq(users.id, experiments.authorId))
      .where(
        and(
          eq(labPosts.authorId, ownerId),
          sql`${experiments.authorId} is distinct from ${ownerId}`,
          isNull(labPosts.deletedAt),
          isNull(labPosts.hiddenAt),
          gte(labPosts.createdAt, since),
          isSeenBy(ownerId),
          isHeardBy(ownerId, experiments.authorId),
        ),
      )
      .orderBy(desc(labPosts.id))
      .limit(most);
    return rows.map(({ id, ...given }) => ({ ...given, href: href('/create/lab/:id', { id }) }));
  },
};
