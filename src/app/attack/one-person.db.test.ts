/** What is one for all is used in turns: whoever brings much does not keep others waiting until it is done. */
import { expect } from 'vitest';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createRun, getRun, stopRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';

const isFull = process.env.ATTACK === 'full';
const app = useTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });

const sentence = 'Zorblax quimbles a frint, which vexulates 7 glimmers. ';
const longest = isFull ? 59_000 : 20_000;
const repeated = (seed: string) => seed.repeat(Math.floor(longest / seed.length)).trim();

async function begin(client: Client, tool: string, text: string): Promise<string> {
  const { status, body } = await client.call(createRun, { params: { tool }, body: { input: { text } } });
  expect(status).toBe(200);
  return body.id;
}

async function finish(client: Client, tool: string, text: string) {
  const id = await begin(client, tool, text);
  await (await follow(app, client, id)).end();
  expect(await stateOf(client, id)).toBe('done');
}

const stateOf = async (client: Client, id: string) =>
  (await client.call(getRun, { params: { id } })).body.state;

/** What another has done is counted by what those before have not. */
test.for([
  ['made-up sentences', sentence],
  ['words of one letter', 'a, '],
] as const)(
  'a few words of others are done while the long texts of one guest still are: %s',
  { timeout: 600_000 },
  async ([, seed]) => {
    const [many, few, other] = [app.client(), app.client(), app.client()];
    // What loads with the first text is loaded.
    await finish(few, 'grammar', 'He go to school.');
    const text = repeated(seed);
    const longs: string[] = [];
    for (let one = 0; one < 4; one += 1) longs.push(await begin(many, 'grammar', text));
    await finish(other, 'slug', 'Hello, small world');
    await finish(few, 'grammar', 'He go to school now.');
    await finish(other, 'tone', 'Hey, can’t make it today.');
    const states = await Promise.all(longs.map((id) => stateOf(many, id)));
    expect(states).toEqual(longs.map(() => 'running'));
    for (const id of longs) await many.call(stopRun, { params: { id } });
  },
);
