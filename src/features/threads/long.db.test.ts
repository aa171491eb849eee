/** Ten thousand messages in one thread: opened where reading stopped, walked both ways, old ones found and led to. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listMessages, markRead, searchThreads } from './contract.ts';
import { pageSize } from './limits.ts';
import { join, startThread } from './threads.testing.ts';

const app = useTestApp();
const many = 10_000;

/** As if they had been written one after the other. */
async function fillThread(id: string, authorId: string) {
  await app.services.db
    .execute(sql`insert into thread_message (id, thread_id, seq, rev, author_id, kind, text, search)
    select gen_random_uuid(), ${id}, n, n, ${authorId}, 'text', 'message ' || n, array_to_tsvector(array['message', case n when 17 then 'platypus' else n::text end])
    from generate_series(1, ${many}) n`);
  await app.services.db.execute(sql`update thread set rev = ${many} where id = ${id}`);
}

test('ten thousand messages', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await fillThread(id, owner.user.id);
  const page = async (query: object) => (await ben.client.call(listMessages, { params: { id }, query })).body;
  const seqs = ({ items }: Awaited<ReturnType<typeof page>>) => [items[0]!.seq, items.at(-1)!.seq];

  // Where Ben stopped, with some of what he knows before it.
  await ben.client.call(markRead, { params: { id }, body: { seq: 4000 } });
  const opened = await page({ at: 'unread' });
  expect(seqs(opened)).toEqual([4000 - pageSize / 2 + 1, 4000 + pageSize / 2]);
  expect(opened).toMatchObject({ hasBefore: true, hasAfter: true });

  // Both ways, each message once.
  const seen = new Set(opened.items.map(({ seq }) => seq));
  let [first, last] = seqs(opened) as [number, number];
  for (let more = true; more;) {
    const before = await page({ before: first });
    for (const { seq } of before.items) seen.add(seq);
    [first] = seqs(before) as [number, number];
    more = before.hasBefore;
  }
  for (let more = true; more;) {
    const after = await page({ after: last });
    for (const { seq } of after.items) seen.add(seq);
    last = after.items.at(-1)!.seq;
    more = after.hasAfter;
  }
  expect([first, last, seen.size]).toEqual([1, many, many]);

  // A word of long ago is found, and its link leads there.
  const { items } = (await ben.client.call(searchThreads, { query: { q: 'platypus', thread: id } })).body;
  const old = items.find(({ message }) => message.seq === 17)!.message;
  const around = await page({ around: old.id });
  expect(around.items.some((one) => one.id === old.id)).toBe(true);

  // Whoever has read all, or nearly, begins at the end; strangers too.
  await ben.client.call(markRead, { params: { id }, body: { seq: many - 10 } });
  expect(seqs(await page({ at: 'unread' }))).toEqual([many - pageSize + 1, many]);
});
