/** Comments can be reported, and are taken from view as an admin decides. */
import { eq, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { comments } from './comment-queries.server.ts';
import { blogComments, blogPosts } from './table.server.ts';

export const blogCommentTarget: ReportTarget = {
  kind: 'blog-comment',
  async find(db, ids) {
    const rows = await db
      .select({ comment: blogComments, title: blogPosts.title, slug: blogPosts.slug, state: blogPosts.state })
      .from(blogComments)
      .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
      .where(inArray(blogComments.id, ids));
    return rows.map(({ comment, title, slug, state }) => {
      const path = href('/blog/:slug', { slug });
      return {
        id: comment.id,
        ownerId: comment.authorId,
        title: `A comment on “${title}”`,
        text: comment.text,
        path,
        makersPath: path,
        hidden: comment.hiddenAt !== null,
        gone: comment.deletedAt !== null || state === 'withdrawn',
      };
    });
  },
  async setHidden(tx, id, hidden) {
    await comments.update(tx, id, { hiddenAt: hidden ? new Date() : null });
  },
};
