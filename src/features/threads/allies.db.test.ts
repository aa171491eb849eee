/** Allies in threads: called by name by their maker, and by others once they are shared. */
import { expect } from 'vitest';
import { addKnowledge, createAlly, editAlly } from '#features/allies/contract.ts';
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
