import { and, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { creditAccounts, creditHolds } from '#kit/credits/table.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import { createRun, getRun, stopRun } from './contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { mostRunsAtOnce } from './run-places.server.ts';
import { createRuns } from './runs.server.ts';
import { follow } from './streaming.testing.ts';
import { runs } from './table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
/** A free account has 200 credits a month. */
const paid = createPuppet({ id: 'paid', cost: () => 150 });
const queued = createPuppet({ id: 'queued', class: 'long', cost: () => 10 });

beforeAll(async () => {
  if (app.services) await putTools(app, [paid.run, queued.run]);
});

const call = (tool: string) => ({ params: { tool }, body: { input: { name: 'Punch' } } });

async function begin(client: Client, puppet: typeof paid) {
  const index = puppet.performances.length;
  const { status, body } = await client.call(createRun, call(puppet.tool.id));
  expect(status).toBe(200);
  return { id: body.id, show: await puppet.at(index) };
}

async function creditsOf({ id }: { id: string }) {
  const [account] = await app.services.db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, id));
  return [account!.available / microDollarsPerCredit, account!.held / microDollarsPerCredit];
}

test('credits are set aside while it runs and spent when it is done; without enough it is 402', async () => {
  const { user, client } = await buildMember(app);
  const { id, show } = await begin(client, paid);
  expect(await creditsOf(user)).toEqual([50, 150]);
  expect((await client.call(createRun, call('paid'))).status).toBe(402);
  show.play({ append: 'worth it' }, 'end');
  await (await follow(app, client, id)).end();
  await expect.poll(() => creditsOf(user)).toEqual([50, 0]);
});

test('credits for one, asked many times at once: one accepted', async () => {
  const { user, client } = await buildMember(app);
  const index = paid.performances.length;
  const asked = Array.from({ length: mostRunsAtOnce }, () => client.call(createRun, call('paid')));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(mostRunsAtOnce - 1).fill(402)]);
  (await paid.at(index)).play('end');
  await expect.poll(() => creditsOf(user)).toEqual([50, 0]);
});

test('a failure, a stop and a death are refunded once', async () => {
  const { user, client } = await buildMember(app);
  const failing = await begin(client, paid);
  failing.show.play({ append: 'half' }, new AppError('upstream_failed'));
  await expect.poll(() => creditsOf(user)).toEqual([200, 0]);

  const halted = await begin(client, paid);
  await client.call(stopRun, { params: { id: halted.id } });
  await client.call(stopRun, { params: { id: halted.id } });
  expect(await creditsOf(user)).toEqual([200, 0]);

  const dead = await begin(client, paid);
  const other = createRuns({ ...app.services, tools: [paid.run] });
  // Its process lives, and may say so at any moment.
  await expect
    .poll(async () => {
      await app.services.db
        .update(runs)
        .set({ leaseUntil: new Date(0) })
        .where(and(eq(runs.id, dead.id), eq(runs.state, 'running')));
      await other.settleLost();
      return (await client.call(getRun, { params: { id: dead.id } })).body.state;
    })
    .toBe('incomplete');
  await other.settleLost();
  expect(await creditsOf(user)).toEqual([200, 0]);
  await other.close();
  dead.show.play('end'); // too late: it neither counts nor costs
  await expect.poll(() => app.services.runs.stop({ id: dead.id })).toBeUndefined();
  expect((await client.call(getRun, { params: { id: dead.id } })).body.state).toBe('incomplete');
  expect(await creditsOf(user)).toEqual([200, 0]);
  const open = await app.services.db.select().from(creditHolds).where(eq(creditHolds.state, 'open'));
  expect(open).toEqual([]);
});

test('a guest has no credits', async () => {
  expect((await app.client().call(createRun, call('paid'))).status).toBe(402);
});

test('long work goes through the queue, with its step and progress, and is paid once', async () => {
  const { user, client } = await buildMember(app);
  const { id, show } = await begin(client, queued);
  show.play({ step: 'Page 3 of 10', progress: 0.3 });
  const reader = await follow(app, client, id);
  await reader.until(() => reader.heard.some((event) => event.type === 'state' && event.progress === 0.3));
  await expect
    .poll(async () => (await client.call(getRun, { params: { id } })).body)
    .toMatchObject({ state: 'running', step: 'Page 3 of 10', progress: expect.closeTo(0.3) });
  show.play({ append: 'all pages' }, 'end');
  expect(await reader.end()).toBe('done');
  await expect.poll(() => creditsOf(user)).toEqual([190, 0]);
});

test('stopped in the queue or at work it ends; taken a second time it does nothing', async () => {
  const { user, client } = await buildMember(app);
  const { id, show } = await begin(client, queued);
  await client.call(stopRun, { params: { id } });
  await expect.poll(() => show.context.signal.aborted).toBe(true);
  const times = queued.performances.length;
  await app.services.runs.take(id, new AbortController().signal);
  expect(queued.performances).toHaveLength(times);
  expect(await creditsOf(user)).toEqual([200, 0]);
});

test('given back to the queue it begins again from the start, and its readers see the second attempt', async () => {
  const { user, client } = await buildMember(app);
  const index = queued.performances.length;
  const stopping = new AbortController();
  const mine = createRuns({ ...app.services, tools: [queued.run] });
  const row = await app.services.runs.start({
    ownerId: user.id,
    tool: 'queued',
    input: { name: 'a' },
    read: { name: 'a' },
    engine: null,
    parentId: null,
  });
  const first = await queued.at(index);
  first.play({ append: 'first attempt' });
  const reader = await follow(app, client, row.id);
  await reader.until(() => reader.text() === 'first attempt');
  // Another worker takes it, as the queue would have it after the first one's death, and then has to stop itself.
  const taken = mine.take(row.id, stopping.signal);
  await queued.at(index + 1);
  stopping.abort(new Error('the process stops'));
  await expect(taken).rejects.toThrow('the process stops');
  expect((await client.call(getRun, { params: { id: row.id } })).body.state).toBe('running');
  first.play({ text: 'once more' }, 'end');
  expect(await reader.end()).toBe('done');
  expect(reader.text()).toBe('once more');
  await expect.poll(() => creditsOf(user)).toEqual([190, 0]);
  await mine.close();
});
