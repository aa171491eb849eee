import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { blogPosts } from './table.server.ts';

/** Readers see a post from its moment on; this writes it down, so that search finds it. */
export const publishDuePosts = defineJob({
  kind: 'blog.publish-due',
  silent: true,
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 60,
  cron: '* * * * *',
  async run(_, { services: { db } }) {
    await db
      .update(blogPosts)
      .set({ state: 'published', publishedAt: sql`coalesce(published_at, publish_at)`, publishAt: null })
      .where(sql`${blogPosts.state} = 'scheduled' and ${blogPosts.publishAt} <= now()`);
  },
});
