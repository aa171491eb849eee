/** Allies in threads: called by name by their maker, and by others once they are shared. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { addKnowledge, createAlly, deleteAlly, editAlly } from '#features/allies/contract.ts';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { leaveBusiness } from '#features/businesses/contract.ts';
import { businessMembers } from '#kit/businesses/table.server.ts';
import { runs } from '#tools/run/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listMessages, listThreadTools, threadRun } from './contract.ts';
import { join, post, startThread } from './threads.testing.ts';

const app = useTestApp();

async function makeKeeper(client: Client) {
  const body = {
    name: 'Keeper',
    purpose: 'Knows the house rules.',
    voice: '',
    openers: [],
    tools: ['summarise'],
    seed: 'keeper',
  };
  const { id } = (await client.call(createAlly, { body })).body;
  const text = 'The spare key hangs behind the blue door in the hall.';
  await client.call(addKnowledge, { params: { id }, body: { kind: 'note', title: 'Rules', text } });
  return id;
}

test('an ally answers its maker in a thread, and others once it is shared', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const ally = await makeKeeper(owner.client);
  const ask = '@keeper where does the spare key hang?';
  const answersIn = async () =>
    (await owner.client.call(listMessages, { params: { id }, query: {} })).body.items.filter(
      ({ kind }) => kind === 'run',
    );
  const offered = async (client: Client) =>
    (await client.call(listThreadTools, { query: { thread: id } })).body.items.map(({ name }) => name);

  expect(await offered(owner.client)).toContain('keeper');
  await post(owner.client, id, ask);
  const [answer] = await answersIn();
  const params = { id: answer!.id };
  await expect.poll(async () => (await ben.client.call(threadRun, { params })).body.state).toBe('done');
  const { output, answeredBy } = (await ben.client.call(threadRun, { params })).body;
  expect(answeredBy).toBe('Keeper');
  expect(output.texts.text).toContain('behind the blue door');

  expect(await offered(ben.client)).not.toContain('keeper');
  await post(ben.client, id, ask);
  expect(await answersIn()).toHaveLength(1);
  await owner.client.call(editAlly, { params: { id: ally }, body: { isShared: true } });
  expect(await offered(ben.client)).toContain('keeper');
  await post(ben.client, id, ask);
  expect(await answersIn()).toHaveLength(2);
  // Who is not in the thread is offered none of it.
  expect(await offered((await buildMember(app)).client)).not.toContain('keeper');
});

test('an ally of a business answers those who are in it, for the business, until they leave', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const business = await buildBusiness(app);
  const { db } = app.services;
  await db
    .insert(businessMembers)
    .values({ businessId: business.id, memberId: owner.user.id, role: 'member', monthlyLimit: null });
  await makeKeeper(actingClient(business.owner.client, business.id));
  const ask = '@keeper where does the spare key hang?';
  const answersIn = async () =>
    (await owner.client.call(listMessages, { params: { id }, query: {} })).body.items.filter(
      ({ kind }) => kind === 'run',
    );
  const offered = async (client: Client) =>
    (await client.call(listThreadTools, { query: { thread: id } })).body.items;

  expect(await offered(owner.client)).toContainEqual(
    expect.objectContaining({ name: 'keeper', title: 'Keeper (Bamboo & Sons)' }),
  );
  await post(owner.client, id, ask);
  const [answer] = await answersIn();
  const params = { id: answer!.id };
  await expect.poll(async () => (await ben.client.call(threadRun, { params })).body.state).toBe('done');
  expect((await ben.client.call(threadRun, { params })).body.output.texts.text).toContain(
    'behind the blue door',
  );
  const [run] = await db.select().from(runs).where(eq(runs.ownerId, business.id));
  expect(run).toMatchObject({ tool: 'ally', personId: owner.user.id });

  // Who is in the thread and not in the business calls nobody.
  expect((await offered(ben.client)).map(({ name }) => name)).not.toContain('keeper');
  await post(ben.client, id, ask);
  expect(await answersIn()).toHaveLength(1);
  // One's own of the same name comes first, and is paid by oneself.
  const own = await makeKeeper(owner.client);
  expect((await offered(owner.client)).filter(({ name }) => name === 'keeper')).toEqual([
    expect.objectContaining({ title: 'Keeper' }),
  ]);
  await post(owner.client, id, ask);
  expect(await answersIn()).toHaveLength(2);
  expect(await db.$count(runs, eq(runs.ownerId, business.id))).toBe(1);
  await owner.client.call(deleteAlly, { params: { id: own }, query: {} });

  await owner.client.call(leaveBusiness, { params: { businessId: business.id } });
  expect((await offered(owner.client)).map(({ name }) => name)).not.toContain('keeper');
  await post(owner.client, id, ask);
  expect(await answersIn()).toHaveLength(2);
});
