import { and, inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { outSince } from './present.server.ts';
import { isOut } from './queries.server.ts';
import { blogPosts } from './table.server.ts';
import { readBuiltInPosts } from './built-in-posts.server.ts';

type Wording = Pick<typeof blogPosts.$inferSelect, 'summary' | 'text' | 'tags'>;

const textOfPost = ({ summary, text, tags }: Wording) =>
  withoutMarks([summary, text, tags.join(', ')].join('\n\n'));

/** Posts that are out. */
export const postSearch: SearchSource = {
  id: 'post',
  title: 'Blog',
  table: 'blog_post',
  shipped: () => readBuiltInPosts().map((post) => ({ title: post.title, text: textOfPost(post) })),
  async read({ db }, subjects) {
    const posts = await db
      .select()
      .from(blogPosts)
      .where(and(inArray(blogPosts.id, [...subjects]), isOut));
    return posts.map((post) => ({
      subject: post.id,
      ownerId: null,
      readers: [everyone],
      label: 'Blog',
      title: post.title,
      text: textOfPost(post),
      href: href('/blog/:slug', { slug: post.slug }),
      at: outSince(post),
    }));
  },
};
