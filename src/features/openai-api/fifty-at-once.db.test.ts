/** Credits for one, and fifty who want to spend them at once: the promise about money, from the call to the provider. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { tokensOfPictures } from '#kit/ai/media-price.ts';
import { costOf, estimate, tokensOf } from '#kit/ai/price.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { creditAccounts } from '#kit/credits/table.server.ts';
import { createRun } from '#tools/run/contract.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { defineTool } from '#tools/define/tool.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createCompletion } from './contract.ts';
import { createImages } from './media/contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const fifty = 50;
/** Longer than it takes to refuse the others: what comes back from the first could pay for one more. */
const slow = { delay: 4_000 };

const fake = await startFakeProvider();
const app = useTestApp({
  RATE_LIMITS: 'false',
  // The limit of streams is another promise.
  ENGINE_STREAMS: '100',
  ...fake.env,
  OPENAI_API_KEY: 'sk-of-the-owner-1234',
  ENGINE_SERVERS: JSON.stringify([
    { name: 'Attic', url: `${fake.url}/v1`, models: [{ id: 'free', price: [0, 0] }] },
  ]),
});

const scribe = defineTool({
  id: 'scribe',
  title: 'Scribe',
  description: 'Writes what an engine says.',
  output: textKind,
  needs: ['text'],
  cost: () => 1,
  input: z.strictObject({ about: z.string() }),
  examples: [],
});
const scribeRun = defineRun(scribe, async function* ({ about }, { ai }) {
  yield* ai.write({ messages: [{ role: 'user', content: about }], maxTokens: 100 });
});

let client: Client;
let init: RequestInit;
let ownerId: string;

beforeAll(async () => {
  if (app.services) await putTools(app, [scribeRun]);
});
afterAll(() => fake.close());
beforeEach(async () => {
  const user = await buildUser(app);
  const { secret } = await buildKey(app, user, { scopes: ['tools:run'] });
  client = app.client();
  init = { headers: { authorization: `Bearer ${secret}` } };
  ownerId = user.id;
  fake.requests.length = 0;
});

async function leave(available: number) {
  await app.services.credits.account(ownerId);
  await app.services.db.update(creditAccounts).set({ available }).where(eq(creditAccounts.ownerId, ownerId));
}
const account = async () =>
  (await app.services.db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId)))[0]!;

async function askFifty(call: () => Promise<{ status: number }>) {
  fake.play(slow);
  const answers = await Promise.all(Array.from({ length: fifty }, call));
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
const onlyOne = [200, ...Array<number>(fifty - 1).fill(402)];

test('answers: one is given, 49 are refused, the provider is asked once', async () => {
  const messages = [{ role: 'user' as const, content: 'hello' }];
  const price = { input: 250_000, output: 2_000_000 };
  await leave(estimate({ price }, messages, 4096)!);
  const body = { model: 'openai/gpt-5-mini', messages };
  expect(await askFifty(() => client.call(createCompletion, { body }, init))).toEqual(onlyOne);
  expect(fake.requests).toHaveLength(1);
  await expect.poll(async () => (await account()).held).toBe(0);
});

test('pictures: one is painted, 49 are refused, the provider is asked once', async () => {
  const prompt = 'a panda';
  const price = { input: 5_000_000, output: 40_000_000 };
  await leave(costOf(price, tokensOf(prompt), tokensOfPictures(1))!);
  const body = { model: 'openai/gpt-image-1', prompt };
  expect(await askFifty(() => client.call(createImages, { body }, init))).toEqual(onlyOne);
  expect(fake.requests).toHaveLength(1);
  expect(await account()).toMatchObject({ held: 0 });
});

test('runs: one is begun, 49 are refused, the provider is asked once', async () => {
  await leave(microDollarsPerCredit);
  const call = { params: { tool: 'scribe' }, body: { input: { about: 'x' }, engine: 'attic/free' } };
  expect(await askFifty(() => client.call(createRun, call, init))).toEqual(onlyOne);
  await expect.poll(account).toMatchObject({ available: 0, held: 0 });
  expect(fake.requests).toHaveLength(1);
});
