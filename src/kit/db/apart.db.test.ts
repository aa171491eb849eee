/** Whoever asks for something small waits for one long statement at most, however many there are: counted, not timed. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anonymous } from '#kit/auth/caller.server.ts';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { apart, createLine } from './apart.server.ts';
import { briefly } from './briefly.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
const many = 24;
const long = sql`select count(*) from generate_series(1, 200000)`;

test('while twenty-four people search, each small thing waits for one search at most', async () => {
  const { db } = app.services;
  const order: string[] = [];
  const searches = Array.from({ length: many }, async (_, index) => {
    const asking = { db, caller: anonymous, address: `192.0.2.${index}` };
    await briefly(asking, (tx) => tx.execute(long));
    order.push('search');
  });
  const small = async () => {
    for (let time = 0; time < 5; time += 1) {
      await db.execute(sql`select 1`);
      order.push('small');
    }
  };
  await Promise.all([...searches, small()]);
  expect(order).toHaveLength(many + 5);
  const untilLast = order.slice(0, order.lastIndexOf('small')).join(' ');
  // On PostgreSQL they have connections of their own, and nobody waits at all.
  if (!isPostgres) expect(untilLast).not.toContain('search search');
});

test('on PostgreSQL they never hold all connections', async ({ skip }) => {
  if (!isPostgres) return skip('the embedded database has one');
  const { db, connection } = app.services;
  let most = 0;
  let now = 0;
  await Promise.all(
    Array.from({ length: many }, (_, index) =>
      apart(db, String(index), async () => {
        most = Math.max(most, (now += 1));
        await db.execute(long);
        now -= 1;
      }),
    ),
  );
  expect(most).toBe(Math.floor(connection.pool.options.max / 4));
});

test('people take turns: whoever comes with much lets those with little go first', async () => {
  const inTurn = createLine(1);
  const order: string[] = [];
  const ask = (who: string) => inTurn(who, async () => void order.push(who));
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
  expect(order.join('')).toBe('aabcaba');
});

test('one person cannot fill the line, and what fails lets the next one in', async () => {
  const inTurn = createLine(1);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = inTurn('a', () => held);
  const failing = inTurn('a', () => Promise.reject(new Error('broken')));
  const waiting = Array.from({ length: 7 }, () => inTurn('a', async () => 'done'));
  await expect(inTurn('a', async () => 'done')).rejects.toMatchObject({ status: 429 });
  const other = inTurn('b', async () => 'done');
  letGo();
  await first;
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all([...waiting, other])).toEqual(Array(8).fill('done'));
});
