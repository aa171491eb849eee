/** Two texts without any engine: agreed, contested, and only one says. */
import { expect } from 'vitest';
import { createRun, getRun } from '#tools/run/contract.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { compareTexts } from './tool.ts';

const app = useTestApp();

async function compared(input: { first: string; second: string }) {
  const client = app.client();
  const { status, body } = await client.call(createRun, {
    params: { tool: compareTexts.id },
    body: { input },
  });
  if (status !== 200) return { status };
  await (await follow(app, client, body.id)).end();
  const { body: run } = await client.call(getRun, { params: { id: body.id } });
  return { status, run, finding: (run.output.data as ConsensusData).finding! };
}

test.for(compareTexts.examples)('$title: its texts really differ', async ({ input }) => {
  const { run, finding } = await compared(input);
  expect(run).toMatchObject({ state: 'done', engines: [] });
  expect(finding!.contested.length).toBeGreaterThan(0);
  expect(finding!.agreed.length).toBeGreaterThan(0);
  expect(finding!.single.length).toBeGreaterThan(0);
  expect(run!.output.texts).toMatchObject({ a: input.first, b: input.second });
});

test('what one denies is contested in its own words; texts without anything in common say so', async () => {
  const { finding } = await compared(compareTexts.examples[0]!.input);
  const sides = finding!.contested.map((one) => one.sides.map(({ words }) => words));
  expect(sides).toContainEqual(['The flat is quiet.', 'The flat is not quiet.']);
  const strangers = await compared({
    first: 'Whales sing long songs.',
    second: 'The kettle is made of iron.',
  });
  expect(strangers.run!.output.texts.text).toContain('Nothing stands word for word in both texts');
});

test('a text that is missing is refused', async () => {
  expect((await compared({ first: 'Whales sing long songs.', second: ' ' })).status).toBe(422);
});
