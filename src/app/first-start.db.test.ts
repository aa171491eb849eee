/** A first start leaves nothing for the model to do: what ships with the program has its vectors. */
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { blogPosts } from '#features/blog/table.server.ts';
import { searchChanges } from '#kit/search/table.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();

async function countPassages() {
  await app.services.searchIndex!.settle();
  const { rows } = await app.services.db.execute<{ source: string; unread: number; near: number }>(sql`
    select p.source, count(*) filter (where p.vector is null)::integer as unread, count(n.passage_id)::integer as near
    from search_passage p left join search_near n on n.passage_id = p.id group by p.source order by p.source`);
  return rows;
}

test('after a first start help, lessons, pages and posts are found by meaning and no text waits for the model', async () => {
  const counts = await countPassages();
  expect(counts.map(({ source }) => source)).toEqual(['help', 'lesson', 'page', 'post']);
  for (const { source, unread, near } of counts) {
    expect(unread, source).toBe(0);
    expect(near, source).toBeGreaterThan(0);
  }
  expect(await app.services.db.select().from(searchChanges)).toEqual([]);
});

test('a post that the owner changed waits for the model', async () => {
  const { db } = app.services;
  const [post] = await db.select().from(blogPosts).limit(1);
  await db.update(blogPosts).set({ text: 'Our own words about bamboo.' }).where(eq(blogPosts.id, post!.id));
  const posts = (await countPassages()).find(({ source }) => source === 'post')!;
  expect(posts.unread).toBeGreaterThan(0);
  expect(posts.near).toBeGreaterThan(0);
});
