import { beforeAll, expect } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createRun,
  deleteRun,
  getTalk,
  quoteRun,
  requestOfRun,
  retryRun,
  type RunView,
} from '#tools/run/contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
const puppet = createPuppet({ requests: ['hurry'] });
const dear = createPuppet({ id: 'dear', needs: ['text'] });

beforeAll(async () => {
  if (!app.services) return;
  await putTools(app, [puppet.run, { ...dear.run, quote: async () => 5_000_000_000 }]);
});

/** Says its words and ends. */
async function say(client: Client, words: string, { parent }: { parent?: string } = {}) {
  const index = puppet.performances.length;
  const { body } = await client.call(createRun, {
    params: { tool: 'puppet' },
    body: { input: { name: words }, ...(parent ? { parent } : {}) },
  });
  const show = await puppet.at(index);
  show.play({ append: `${words}!` }, 'end');
  await ended(client, body.id);
  return { run: body, context: show.context };
}

async function ended(client: Client, id: string) {
  await expect
    .poll(async () => (await talkOf(client, id)).turns.find(({ run }) => run.id === id)?.run.state)
    .toBe('done');
}

const talkOf = async (client: Client, id: string) => (await client.call(getTalk, { params: { id } })).body;
const names = (talk: { turns: { run: RunView }[] }) => talk.turns.map(({ run }) => run.input.name);

test('follow-ups are one talk, and the tool hears what was said before', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'one');
  const second = await say(client, 'two', { parent: first.run.id });
  const third = await say(client, 'three', { parent: second.run.id });
  expect(third.run.talkId).toBe(first.run.id);
  expect(await third.context.earlier()).toEqual([
    { input: { name: 'one' }, output: { texts: { text: 'one!' }, data: null } },
    { input: { name: 'two' }, output: { texts: { text: 'two!' }, data: null } },
  ]);
  for (const { run } of [first, second, third])
    expect(names(await talkOf(client, run.id))).toEqual(['one', 'two', 'three']);
  expect(await first.context.earlier()).toEqual([]);
});

test('a branch is a sibling, and each way has its own talk', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'one');
  const left = await say(client, 'left', { parent: first.run.id });
  const right = await say(client, 'right', { parent: first.run.id });
  const on = await say(client, 'on', { parent: left.run.id });
  const viaLeft = await talkOf(client, left.run.id);
  expect(names(viaLeft)).toEqual(['one', 'left', 'on']);
  expect(viaLeft.turns[1]!.siblings).toEqual([left.run.id, right.run.id]);
  expect(names(await talkOf(client, right.run.id))).toEqual(['one', 'right']);
  expect(names(await talkOf(client, first.run.id))).toEqual(['one', 'right']);
  expect((await on.context.earlier()).map(({ input }) => input.name)).toEqual(['one', 'left']);
  await client.call(deleteRun, { params: { id: left.run.id } });
  expect((await talkOf(client, right.run.id)).turns[1]!.siblings).toEqual([right.run.id]);
  expect((await on.context.earlier()).map(({ input }) => input.name)).toEqual(['one']);
});

test('another version stands at the same place of the talk', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'one');
  const second = await say(client, 'two', { parent: first.run.id });
  const index = puppet.performances.length;
  const { body: again } = await client.call(retryRun, {
    params: { id: first.run.id },
    body: { part: 'a' },
  });
  const show = await puppet.at(index);
  expect(show.context.redo).toEqual({ part: 'a', before: { texts: { text: 'one!' }, data: null } });
  show.play('end');
  await ended(client, again.id);
  expect(again.talkId).toBe(first.run.id);
  expect(names(await talkOf(client, again.id))).toEqual(['one', 'two']);
  const fromSecond = await talkOf(client, second.run.id);
  expect(fromSecond.turns.map(({ run }) => run.id)).toEqual([first.run.id, second.run.id]);
  expect(first.context.redo).toBeUndefined();
});

test("someone else's talk is not there", async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const { run } = await say(client, 'mine');
  expect((await stranger.call(getTalk, { params: { id: run.id } })).status).toBe(404);
  expect((await app.client().call(getTalk, { params: { id: run.id } })).status).toBe(404);
  const hurry = { params: { id: run.id }, body: { request: 'hurry' } };
  expect((await stranger.call(requestOfRun, hurry)).status).toBe(404);
  const followUp = { params: { tool: 'puppet' }, body: { input: { name: 'theirs' }, parent: run.id } };
  expect((await stranger.call(createRun, followUp)).status).toBe(404);
  expect((await stranger.call(quoteRun, followUp)).status).toBe(404);
});

test('what is asked of a run under way reaches it, also what came before it listened', async () => {
  const { client } = await buildMember(app);
  const index = puppet.performances.length;
  const { body } = await client.call(createRun, {
    params: { tool: 'puppet' },
    body: { input: { name: 'Punch' } },
  });
  const { context, play } = await puppet.at(index);
  const ask = (request: string, about?: string) =>
    client.call(requestOfRun, { params: { id: body.id }, body: { request, ...(about ? { about } : {}) } });
  expect((await ask('hurry', 'a')).status).toBe(200);
  await pause(50);
  const heard: unknown[] = [];
  context.onRequest((request) => heard.push(request));
  expect((await ask('hurry')).status).toBe(200);
  await expect.poll(() => heard).toEqual([{ request: 'hurry', about: 'a' }, { request: 'hurry' }]);
  expect((await ask('dance')).status).toBe(422);
  play('end');
  await ended(client, body.id);
  expect((await ask('hurry')).status).toBe(409);
});

test('a price is shown beforehand, and a caller who cannot pay is refused before anything begins', async () => {
  const { client } = await buildMember(app);
  const input = { name: 'Punch' };
  const free = await client.call(quoteRun, { params: { tool: 'puppet' }, body: { input } });
  expect(free).toMatchObject({ status: 200, body: { credits: 0 } });
  const quoted = await client.call(quoteRun, { params: { tool: 'dear' }, body: { input } });
  expect(quoted.body.credits).toBe(5_000_000);
  expect(quoted.body.available).toBeGreaterThan(0);
  const refused = await client.call(createRun, { params: { tool: 'dear' }, body: { input } });
  expect(refused.status).toBe(402);
  expect(JSON.stringify(refused.body)).toMatch(/up to 5000000 credits.*plans/);
  expect(dear.performances).toEqual([]);
  const unfit = await client.call(quoteRun, { params: { tool: 'dear' }, body: { input: {} } });
  expect(unfit.status).toBe(422);
  expect((await client.call(quoteRun, { params: { tool: 'none' }, body: { input } })).status).toBe(404);
});
