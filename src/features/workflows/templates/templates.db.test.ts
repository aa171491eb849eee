/** Every template, run with what it begins with, without a key. */
import { afterAll, expect } from 'vitest';
import { startFakeSources } from '#testing/fake-sources.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { decideStep, getExecution } from '../contract.ts';
import { isOpenExecution } from '../execute/states.ts';
import { beginFlow, started } from '../workflows.testing.ts';
import { templates } from './templates.ts';

const sources = await startFakeSources();
const app = useTestApp({ RATE_LIMITS: 'false', ...sources.env });
afterAll(() => sources.close());

test('there are at least fifteen, each with a name and words of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(15);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { flow } of templates) expect(flow.about).toMatch(/^[A-Z].*\.$/);
});

test.for(templates.map(({ id }) => id))('%s', async (id) => {
  const { flow } = templates.find((template) => template.id === id)!;
  const { client } = await buildMember(app);
  const work = await beginFlow(client, flow);
  const execution = await started(client, work.id);
  const params = { id: execution.id };
  await expect
    .poll(async () => {
      const { body } = await client.call(getExecution, { params });
      const asks = body.steps.find(({ question }) => question !== null);
      if (asks) await client.call(decideStep, { params, body: { step: asks.step, approve: true } });
      return isOpenExecution(body.state);
    })
    .toBe(false);
  const { body } = await client.call(getExecution, { params });
  expect(body.error).toBeNull();
  expect(
    body.steps.filter(({ state }) => state === 'failed').map(({ step, error }) => [step, error]),
  ).toEqual([]);
  expect(body.state).toBe('done');
  expect(body.result.length, body.result).toBeGreaterThan(40);
  expect(body.result).not.toMatch(/\{\{|undefined|\[object/);
});
