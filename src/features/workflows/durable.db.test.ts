/** Executions whose process dies, is doubled, or starts anew: nothing is lost and nothing is done twice. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { runs } from '#tools/run/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { advance } from './execute/advance.server.ts';
import { writeStep } from './execute/queries.server.ts';
import { idOfRun } from './execute/run-id.ts';
import { tickJob } from './schedule/jobs.server.ts';
import { executions, stepResults } from './table.server.ts';
import {
  beginFlow,
  echoes,
  echoFeature,
  echoStep,
  flowOf,
  link,
  started,
  whenEnded,
} from './workflows.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false' }, { features: [echoFeature] });
const never = new AbortController().signal;

const tick = () =>
  tickJob.run(
    {},
    {
      id: '',
      ownerId: null,
      services: app.services,
      signal: never,
      progress: async () => {},
    },
  );

test('a process that died after a run had begun is followed by one that finds that run', async () => {
  const { client } = await buildMember(app);
  const work = await beginFlow(
    client,
    flowOf([echoStep('one', 'only once'), echoStep('two', 'afterwards')], [link('one', 'two')]),
  );
  const first = await whenEnded(client, (await started(client, work.id)).id);
  expect(echoes.get('only once')).toBe(1);
  // As it looks when the process died before it could write down that the first step is done.
  const { db } = app.services;
  await db.delete(stepResults).where(eq(stepResults.executionId, first.id));
  const key = { executionId: first.id, step: 'one', item: -1 };
  await writeStep(db, { ...key, state: 'running', attempt: 1 });
  await db
    .update(executions)
    .set({ state: 'running', leaseUntil: new Date(Date.now() - 120_000), endedAt: null })
    .where(eq(executions.id, first.id));
  await tick();
  const again = await whenEnded(client, first.id);
  expect(again).toMatchObject({ state: 'done', result: 'afterwards' });
  expect(echoes.get('only once')).toBe(1);
  expect(echoes.get('afterwards')).toBe(1);
  const runId = idOfRun({ ...key, round: 0, attempt: 1 });
  expect(await db.$count(runs, and(eq(runs.id, runId), eq(runs.state, 'done')))).toBe(1);
});

test('two processes that take the same execution at once run each step once', async () => {
  const { client } = await buildMember(app);
  const work = await beginFlow(client, flowOf([echoStep('one', 'not twice')]));
  const { id } = await started(client, work.id);
  await Promise.all([
    advance(app.services, id, never),
    advance(app.services, id, never),
    advance(app.services, id, never),
  ]);
  await whenEnded(client, id);
  expect(echoes.get('not twice')).toBe(1);
});

test('a run that was interrupted is done again, and the step ends well', async () => {
  const { client } = await buildMember(app);
  const work = await beginFlow(client, flowOf([echoStep('one', 'interrupted')]));
  const ended = await whenEnded(client, (await started(client, work.id)).id);
  const { db } = app.services;
  await db.update(runs).set({ state: 'incomplete' }).where(eq(runs.id, ended.steps[0]!.run!));
  await db.delete(stepResults).where(eq(stepResults.executionId, ended.id));
  await db
    .update(executions)
    .set({ state: 'queued', endedAt: null, createdAt: new Date(Date.now() - 3_600_000) })
    .where(eq(executions.id, ended.id));
  await tick();
  const again = await whenEnded(client, ended.id);
  expect(again).toMatchObject({ state: 'done', result: 'interrupted' });
  expect(again.steps[0]!.attempt).toBe(2);
});
