/** Schedules and webhooks: due once, signed, and theirs alone. */
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { workCollaborators } from '#tools/work/table.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addTrigger,
  deleteTrigger,
  listTriggers,
  listWorkflowExecutions,
  switchTrigger,
} from './contract.ts';
import { beginDue } from './schedule/begin-due.server.ts';
import type { Rhythm } from './schedule/rhythm.ts';
import { executions, workflowTriggers } from './table.server.ts';
import { beginFlow, echoFeature, echoStep, flowOf, link, whenEnded } from './workflows.testing.ts';

let now = new Date('2026-03-28T12:00:00Z');
const app = useTestApp({ RATE_LIMITS: 'false' }, { features: [echoFeature], clock: { now: () => now } });

const daily: Rhythm = { every: 'day', minute: 30, hour: 2, days: [], day: 1, zone: 'Europe/Vienna' };

async function begin() {
  const member = await buildMember(app);
  const inputs = [{ name: 'name', label: 'Name', kind: 'line' as const, sample: 'panda' }];
  const work = await beginFlow(
    member.client,
    flowOf([echoStep('one', 'Hello {{input.name}}')], [], { inputs }),
  );
  const params = { id: work.id };
  const list = async () =>
    (await member.client.call(listWorkflowExecutions, { params, query: {} })).body.items;
  return { ...member, work, params, list };
}

test('a schedule is due once over a change of clocks, also with two nodes, and what was missed once', async () => {
  now = new Date('2026-03-28T12:00:00Z');
  const { client, params, list } = await begin();
  const body = { kind: 'schedule' as const, rhythm: daily, input: { name: 'Vienna' } };
  const { status, body: trigger } = await client.call(addTrigger, { params, body });
  expect(status).toBe(200);
  expect(trigger.nextAt).toBe('2026-03-29T01:00:00.000Z');
  await beginDue(app.services);
  expect(await list()).toEqual([]);
  now = new Date('2026-03-29T01:00:30Z');
  await Promise.all([beginDue(app.services), beginDue(app.services)]);
  const [only, ...others] = await list();
  expect(others).toEqual([]);
  expect(await whenEnded(client, only!.id)).toMatchObject({ trigger: 'schedule', result: 'Hello Vienna' });
  // Nothing ran for ten days.
  now = new Date('2026-04-08T12:00:00Z');
  await beginDue(app.services);
  await beginDue(app.services);
  expect(await list()).toHaveLength(2);
  const { body: after } = await client.call(listTriggers, { params });
  expect(after.items[0]!.nextAt).toBe('2026-04-09T00:30:00.000Z');
});

test('schedules survive the start of the job queue, and end when they are turned off or deleted', async () => {
  now = new Date('2026-05-01T12:00:00Z');
  const { client, params, list } = await begin();
  const { body } = await client.call(addTrigger, {
    params,
    body: { kind: 'schedule', rhythm: daily, input: {} },
  });
  await app.services.jobs.start();
  const row = await app.services.db.select().from(workflowTriggers).where(eq(workflowTriggers.id, body.id));
  expect(row).toHaveLength(1);
  await client.call(switchTrigger, { params: { id: body.id }, body: { isOn: false } });
  now = new Date('2026-05-03T12:00:00Z');
  await beginDue(app.services);
  expect(await list()).toEqual([]);
  expect((await client.call(deleteTrigger, { params: { id: body.id } })).status).toBe(200);
  expect((await client.call(deleteTrigger, { params: { id: body.id } })).status).toBe(404);
});

test('triggers need an account, a workflow of one’s own and a real time zone', async () => {
  const { client, params } = await begin();
  const body = { kind: 'schedule' as const, rhythm: daily, input: {} };
  expect((await app.client().call(addTrigger, { params, body })).status).toBe(401);
  const other = await buildMember(app);
  expect((await other.client.call(addTrigger, { params, body })).status).toBe(404);
  const nowhere = { ...body, rhythm: { ...daily, zone: 'Europe/Nowhere' } };
  expect((await client.call(addTrigger, { params, body: nowhere })).status).toBe(422);
  const { body: mine } = await client.call(addTrigger, { params, body });
  const its = { params: { id: mine.id } };
  expect((await other.client.call(deleteTrigger, its)).status).toBe(404);
  expect((await other.client.call(switchTrigger, { ...its, body: { isOn: false } })).status).toBe(404);
});

test('a signed call starts the workflow once, however often it is sent; an unsigned one does not', async () => {
  now = new Date();
  const { client, params, list } = await begin();
  const { body: hook } = await client.call(addTrigger, { params, body: { kind: 'webhook' } });
  const sent = JSON.stringify({ name: 'Ada' });
  const call = (id: string, body = sent, secret = hook.secret!) =>
    app.fetch(hook.address!, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, sent),
      },
      body,
    });
  expect((await call('msg_1')).status).toBe(200);
  expect((await call('msg_1')).status).toBe(200);
  expect(await list()).toHaveLength(1);
  const ended = await whenEnded(client, (await list())[0]!.id);
  expect(ended).toMatchObject({ trigger: 'webhook', result: 'Hello Ada' });
  expect((await call('msg_2', JSON.stringify({ name: 'Eve' }))).status).toBe(401);
  expect((await call('msg_2', sent, `whsec_${btoa('another secret of 24 bytes')}`)).status).toBe(401);
  expect((await app.fetch(hook.address!, { method: 'POST', body: sent })).status).toBe(401);
  const nobody = hook.address!.replace(hook.id, params.id);
  expect((await app.fetch(nobody, { method: 'POST', body: sent })).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('a flood of calls is refused before it fills the queue', async () => {
  now = new Date();
  const { client, params, work, user } = await begin();
  const { body: hook } = await client.call(addTrigger, { params, body: { kind: 'webhook' } });
  const flow = flowOf([{ id: 'wait', kind: 'wait', title: 'Wait', minutes: 60 }]);
  await app.services.db.insert(executions).values(
    Array.from({ length: 20 }, () => ({
      workId: work.id,
      ownerId: user.id,
      title: 'Full',
      flow,
      input: {},
      trigger: 'webhook' as const,
      state: 'waiting' as const,
    })),
  );
  const answer = await app.fetch(hook.address!, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_9',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(hook.secret!).sign('msg_9', now, '{}'),
    },
    body: '{}',
  });
  expect(answer.status).toBe(429);
});

/** Calls a webhook with a right signature. */
const callSigned = (hook: { address: string | null; secret: string | null }, id: string, body: string) =>
  app.fetch(hook.address!, {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(hook.secret!).sign(id, now, body),
    },
    body,
  });

test('what cannot run by hand is not begun by a webhook or a schedule either', async () => {
  now = new Date();
  const { client } = await buildMember(app);
  const combine = (id: string) => ({ id, kind: 'combine' as const, title: id, text: '' });
  const circle = await beginFlow(
    client,
    flowOf([combine('a'), combine('b')], [link('a', 'b'), link('b', 'a')]),
  );
  const params = { id: circle.id };
  const { body: hook } = await client.call(addTrigger, { params, body: { kind: 'webhook' } });
  expect((await callSigned(hook, 'msg_1', '{}')).status).toBe(422);
  await client.call(addTrigger, { params, body: { kind: 'schedule', rhythm: daily, input: {} } });
  now = new Date(now.getTime() + 2 * 24 * 3600_000);
  await beginDue(app.services);
  const { body: executed } = await client.call(listWorkflowExecutions, { params, query: {} });
  expect(executed.items).toEqual([]);
  const { body: listed } = await client.call(listTriggers, { params });
  expect(listed.items.find(({ kind }) => kind === 'schedule')!.lastError).toContain('wait for each other');
});

test('a reader learns neither where a workflow sends nor what it signs with', async () => {
  now = new Date();
  const owner = await buildMember(app);
  const reader = await buildMember(app);
  const address = 'https://hooks.example.com/a-path-that-is-a-secret';
  const work = await beginFlow(
    owner.client,
    flowOf(
      [echoStep('one', 'Hello'), { id: 'two', kind: 'send', title: 'Send', address, body: '' }],
      [link('one', 'two')],
    ),
  );
  await app.services.db
    .insert(workCollaborators)
    .values({ workId: work.id, memberId: reader.user.id, role: 'reader' });
  const params = { id: work.id };
  expect((await owner.client.call(listTriggers, { params })).body.sendingSecret).toMatch(/^whsec_/);
  expect((await reader.client.call(listTriggers, { params })).body.sendingSecret).toBeNull();
  const { body: hook } = await reader.client.call(addTrigger, { params, body: { kind: 'webhook' } });
  expect((await callSigned(hook, 'msg_1', '{}')).status).toBe(422);
  const { body: theirs } = await reader.client.call(listWorkflowExecutions, { params, query: {} });
  expect(theirs.items).toEqual([]);
});

test.for([
  ['a character that cannot be kept', '{"a":"\\u0000"}'],
  ['nesting without end', `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
])('a signed call with %s is refused in words', async ([, body]) => {
  now = new Date();
  const { client, params, list } = await begin();
  const { body: hook } = await client.call(addTrigger, { params, body: { kind: 'webhook' } });
  expect((await callSigned(hook, 'msg_1', body!)).status).toBe(422);
  expect(await list()).toEqual([]);
});
