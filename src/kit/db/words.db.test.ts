/** What people write costs the database no more than prose of the same length. */
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { anonymous } from '#kit/auth/caller.server.ts';
import { hostileTexts, proseOf, quickest } from '#testing/hostile-texts.ts';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { briefly } from './briefly.server.ts';
import { asUnavailable } from './database.server.ts';
import { askedIn, columnVector, queryFor, vectorOf, wordsIn } from './words.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
const asking = () => ({ db: app.services.db, caller: anonymous, address: '192.0.2.1' });
const mostTimesProse = 10;
/** Below this a measurement is noise. */
const leastMs = 5;

/** The database works elsewhere, so only the clock knows: a machine that was busy in between is asked once more. */
async function timesProse(cost: (text: string) => Promise<number>, text: string, prose: string) {
  let times = Infinity;
  for (let attempt = 0; attempt < 5 && times >= mostTimesProse; attempt += 1)
    times = (await cost(text)) / Math.max(leastMs, await cost(prose));
  return times;
}

const run = (statement: SQL) => app.services.db.execute(statement);
const found = async (text: string, question: string) =>
  (await run(sql`select ${vectorOf(text)} @@ ${queryFor(askedIn(question))} as found`)).rows[0]!.found;

describe('cost', () => {
  test.for([20_000, 100_000])('of indexing %i characters', async (length) => {
    const cost = (text: string) => quickest(() => run(sql`select length(${vectorOf(text)})`));
    for (const [name, text] of hostileTexts(length))
      expect(await timesProse(cost, text, proseOf(length)), name).toBeLessThan(mostTimesProse);
  });

  test('of a column of five hundred characters, forty times', async () => {
    const cost = (text: string) =>
      quickest(() =>
        run(
          sql`select max(length(${columnVector('english', sql`${text} || n`)})) from generate_series(1, 40) n`,
        ),
      );
    for (const [name, text] of hostileTexts(500))
      expect(await timesProse(cost, text, proseOf(500)), name).toBeLessThan(mostTimesProse);
  });
});

test('words are found whole or by how they begin, in any spelling of an accent', async () => {
  const text = `Pandas don't read e\u0301te\u0301 or snake_case_names, 3.14 or 竹子 and ${'x'.repeat(500)}`;
  for (const question of ['panda', 'DON', 'été', 'case names', '3.14', '竹', 'x'.repeat(300)])
    expect(await found(text, question), question).toBe(true);
  for (const question of ['bear', 'andas', 'panda bear'])
    expect(await found(text, question), question).toBe(false);
});

test('a vector holds any text, and as many words as there may be', async () => {
  for (const [, text] of hostileTexts(200_000)) await run(sql`select ${vectorOf(text)}`);
  expect(wordsIn('a b c d', 2)).toEqual(['a', 'b']);
});

test('a search that takes too long is cut off and said to be', async ({ skip }) => {
  if (!isPostgres) return skip('the embedded database cannot be interrupted');
  const slow = briefly(asking(), (tx) => tx.execute(sql`select pg_sleep(20)`));
  const error: unknown = await slow.catch((reason: unknown) => reason);
  expect(asUnavailable(error)).toMatchObject({ code: 'unavailable:slow', status: 503, retryAfterSeconds: 5 });
});
