/** Vectors, voices, words and pictures: what they give, and what they cost. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { microDollarsPerCredit, plans } from '#kit/credits/plans.ts';
import { creditAccounts } from '#kit/credits/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createTestAi } from './engines.testing.ts';
import { minutesOfRecording, minutesOfSpeech, tokensOfPictures } from './media-price.ts';
import { tokensOf } from './price.ts';
import { engineCalls } from './table.server.ts';

const app = useTestApp();
const fake = await startFakeProvider();
let ai: ReturnType<typeof createTestAi>;
let principal: string;

beforeAll(() => {
  if (!app.services) return;
  const env = { ...fake.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' };
  ai = createTestAi(app.services, env, { spending: app.services.credits });
});
afterAll(async () => {
  await ai?.close();
  await fake.close();
});
beforeEach(async () => {
  fake.requests.length = 0;
  principal = (await buildUser(app)).id;
  await app.services.credits.changePlan(principal, 'plus');
});

const full = plans.plus.monthlyCredits * microDollarsPerCredit;
async function accountOf(ownerId: string) {
  const [account] = await app.services.db
    .select({ available: creditAccounts.available, held: creditAccounts.held })
    .from(creditAccounts)
    .where(eq(creditAccounts.ownerId, ownerId));
  return account;
}
const left = (spent: number) => ({ available: full - spent, held: 0 });

const audio = new Uint8Array(3 * 60 * 2_000);
const text = 'A panda says good day. '.repeat(200);
/** A dollar is a million: $0.02 per million tokens, $0.006 and $0.015 per minute, $5 in and $40 out per million. */
const calls = [
  ['embed', () => ai.embed({ ...ask(), texts: ['a', 'b'] }), Math.ceil(3 * 0.02)],
  ['transcribe', () => ai.transcribe({ ...ask(), audio }), 1.5 * 6_000],
  ['speak', () => ai.speak({ ...ask(), text }), Math.ceil(minutesOfSpeech(text) * 15_000)],
  ['picture', () => ai.picture({ ...ask(), prompt: 'a panda', count: 2 }), 10 * 5 + 2 * 272 * 40],
] as const;
const ask = () => ({ principal, purpose: 'test', fallback: false });

test.for(calls)('%s costs what it took, and is written down', async ([, call, cost]) => {
  await call();
  expect(await accountOf(principal)).toEqual(left(cost));
  await ai.flush();
  const rows = await app.services.db.select().from(engineCalls).where(eq(engineCalls.ownerId, principal));
  expect(rows).toMatchObject([{ outcome: 'ok', price: cost }]);
});

test.for(calls)('%s costs nothing when it fails', async ([, call]) => {
  fake.play({ status: 401 });
  await expect(call()).rejects.toMatchObject({ code: expect.stringContaining('upstream_failed') });
  expect(await accountOf(principal)).toEqual(left(0));
});

test.for(calls)('%s asks nobody without enough credits', async ([, call]) => {
  await app.services.db
    .update(creditAccounts)
    .set({ available: 0 })
    .where(eq(creditAccounts.ownerId, principal));
  await expect(call()).rejects.toMatchObject({ code: 'payment_required' });
  expect(fake.requests).toEqual([]);
});

test('whoever stops waiting gets back what was set aside', async () => {
  fake.play({ end: 'silence' });
  const stop = new AbortController();
  const asked = ai.picture({ ...ask(), prompt: 'a panda', signal: stop.signal });
  await expect.poll(() => fake.requests.length).toBe(1);
  expect((await accountOf(principal))!.held).toBe(tokensOf('a panda') * 5 + tokensOfPictures(1) * 40);
  stop.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => accountOf(principal)).toEqual(left(0));
  await expect.poll(() => fake.requests[0]!.hungUpAt).toBeDefined();
});

test('the most is guessed rather too high', () => {
  // A minute as telephones send it, and a page read aloud.
  expect(minutesOfRecording(new Uint8Array(60 * 8_000))).toBeGreaterThan(1);
  expect(minutesOfSpeech('x'.repeat(1_800))).toBeGreaterThan(2);
});
