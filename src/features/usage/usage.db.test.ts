import { expect } from 'vitest';
import { engineCalls } from '#kit/ai/table.server.ts';
import { plans } from '#kit/credits/plans.ts';
import { newId } from '#kit/db/columns.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getCredits, getUsage } from './contract.ts';

const now = new Date('2026-03-10T12:00:00Z');
const app = useTestApp({ RATE_LIMITS: 'false' }, { clock: { now: () => now } });
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);

const call = (ownerId: string, rest: Partial<typeof engineCalls.$inferInsert> = {}) =>
  app.services.db.insert(engineCalls).values({
    id: newId(),
    ownerId,
    engine: 'bamboo',
    purpose: 'assistant',
    inputTokens: 10,
    outputTokens: 5,
    firstTokenMs: 20,
    totalMs: 50,
    price: 0,
    outcome: 'ok',
    createdAt: now,
    ...rest,
  });

test('a stranger sees neither use nor credits', async () => {
  const client = app.client();
  expect((await client.call(getUsage, { query: { days: '7' } })).status).toBe(401);
  expect((await client.call(getCredits)).status).toBe(401);
});

test('a period that is not offered is refused', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(getUsage, { query: { days: '8' as '7' } })).status).toBe(422);
});

test('use is summed by day and by engine, without that of others', async () => {
  const { user, client } = await buildMember(app);
  const other = await buildMember(app);
  await call(user.id);
  await call(user.id, { engine: 'openai/gpt', price: 2500, outcome: 'busy', firstTokenMs: null });
  await call(user.id, { createdAt: daysAgo(3), purpose: 'tool.consensus' });
  await call(user.id, { createdAt: daysAgo(40) });
  await call(other.user.id);
  const { body } = await client.call(getUsage, { query: { days: '7' } });
  expect(body.days).toHaveLength(7);
  expect(body.days.at(-1)).toMatchObject({ calls: 2, tokens: 30, credits: 2.5 });
  expect(body.days.at(-4)).toMatchObject({ calls: 1 });
  expect(body.engines).toEqual([
    { engine: 'bamboo', title: 'Bamboo', calls: 2, tokens: 30, credits: 0, failed: 0, firstTokenMs: 20 },
    {
      engine: 'openai/gpt',
      title: 'openai/gpt',
      calls: 1,
      tokens: 15,
      credits: 2.5,
      failed: 1,
      firstTokenMs: null,
    },
  ]);
  expect(new Set(body.recent.map(({ purpose }) => purpose))).toEqual(
    new Set(['The panda', 'Multi-AI consensus']),
  );
  expect(body.recent.map(({ engine }) => engine).toSorted()).toEqual(['bamboo', 'bamboo', 'openai/gpt']);
});

test('a new member has the credits of the free plan', async () => {
  const { client } = await buildMember(app);
  const { monthlyCredits } = plans.free;
  expect((await client.call(getCredits)).body).toMatchObject({
    plan: 'free',
    available: monthlyCredits,
    held: 0,
    monthly: monthlyCredits,
  });
});
