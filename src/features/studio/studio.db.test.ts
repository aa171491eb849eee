/** Sets as runs and works: in the brief's own words, by a language model within the facts, shared, and taken away. */
import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { readShared, shareWork } from '#tools/share/contract.ts';
import { exportWork, getWork, listWorks, saveWork } from '#tools/work/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { briefs } from './briefs.testing.ts';
import { writeStudioPart } from './contract.ts';
import { example } from './examples.ts';
import { mergeContents } from '#tools/work/merge-contents.ts';
import { partKinds, type StudioSet } from './set.ts';
import { studio } from './tool.ts';
import { noVoice } from './voice/voice.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
const engine = 'openai/gpt-5-mini';
beforeAll(async () => {
  const env = { ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234', RATE_LIMITS: 'false' };
  Object.assign(app, await startTestApp(env));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

type Client = ReturnType<TestApp['client']>;

async function ran(client: Client, input: object, chosen = 'bamboo'): Promise<RunView> {
  const body = { input: input as never, engine: chosen };
  const { body: begun } = await client.call(createRun, { params: { tool: studio.id }, body });
  const look = async () => (await client.call(getRun, { params: { id: begun.id } })).body;
  await expect.poll(async () => (await look()).state).not.toMatch(/queued|running/);
  return look();
}

async function workOf(client: Client, run: RunView) {
  const { body } = await client.call(listWorks, { query: { run: run.id } });
  return (await client.call(getWork, { params: { id: body.items[0]!.id } })).body;
}

test('a guest gets a whole set of the brief’s own words, as a work whose pieces can be sent on', async () => {
  const client = app.client();
  const run = await ran(client, example.bakery);
  expect(run.state).toBe('done');
  const set = run.output.data as StudioSet;
  expect(set.parts.map(({ kind }) => kind)).toEqual(partKinds);
  expect(set.parts.every(({ by }) => by === null)).toBe(true);
  const work = await workOf(client, run);
  expect(work).toMatchObject({ kind: 'studio-set', title: example.bakery.what });
  expect(work.pieces).toHaveLength(partKinds.length);
  expect(work.pieces.find(({ subject }) => subject)).toMatchObject({
    subject: 'Bakery opening on Mill Lane',
  });
});

test('the calendar, the texts and the documents can be taken away', async () => {
  const client = app.client();
  const work = await workOf(client, await ran(client, { ...example.bakery, parts: ['x', 'article'] }));
  const content = work.content as StudioSet;
  const planned: StudioSet = {
    ...content,
    zone: 'Europe/Berlin',
    parts: content.parts.map((part) => ({ ...part, planned: '2026-03-12T09:00' })),
  };
  const params = { id: work.id };
  const body = { revision: work.revision, schema: work.schema, content: planned };
  expect((await client.call(saveWork, { params, body })).status).toBe(200);
  for (const format of ['ics', 'md', 'txt', 'docx']) {
    const { status } = await client.call(exportWork, { params, query: { format } });
    expect(status, format).toBe(200);
  }
});

test('what is no set is refused: a time that is none, a picture that is none, a zone that is none', async () => {
  const client = app.client();
  const work = await workOf(client, await ran(client, { ...example.bakery, parts: ['x'] }));
  const content = work.content as StudioSet;
  const [part] = content.parts;
  const wrong: unknown[] = [
    { ...content, parts: [{ ...part, planned: '2026-02-30T09:00' }] },
    { ...content, card: { ...content.card, picture: 'data:image/svg+xml;base64,PHN2Zz4=' } },
    { ...content, zone: 'Nowhere/Land' },
    { ...content, surprise: 1 },
  ];
  for (const one of wrong) {
    const body = { revision: work.revision, schema: work.schema, content: one };
    expect((await client.call(saveWork, { params: { id: work.id }, body })).status).toBe(422);
  }
});

test('a link shows the parts, and nothing of the samples or of how they were made', async () => {
  const { client } = await buildMember(app);
  const voice = { ...noVoice, samples: ['A private letter.'] };
  const work = await workOf(client, await ran(client, { ...example.bakery, parts: ['x'], voice }));
  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  const { body } = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(JSON.stringify(body)).toContain('The first 50 customers');
  expect(JSON.stringify(body)).not.toContain('A private letter');
});

test('a language model writes within the facts; what it makes up is refused, and then the brief’s own words stand', async () => {
  const { client } = await buildMember(app);
  const answer = (text: string) => ({ words: [JSON.stringify({ title: '', aside: '', text })] });
  const good =
    'Warm bread on Mill Lane: we open on Saturday 14 March, 7 am. https://milllanebakery.example/reserve';
  const input = { ...example.bakery, parts: ['x'] };
  provider.play(answer(good));
  const [kept] = ((await ran(client, input, engine)).output.data as StudioSet).parts;
  expect(kept).toMatchObject({ text: good, by: expect.any(String) });
  // Told what is wrong, it does better the second time.
  provider.play(answer('Only £3 a loaf, says Marlene Fox!'), answer(good));
  expect(((await ran(client, input, engine)).output.data as StudioSet).parts[0]).toMatchObject({
    text: good,
  });
  provider.play(answer('Only £3 a loaf!'), answer('Still only £3 a loaf!'));
  const [ruled] = ((await ran(client, input, engine)).output.data as StudioSet).parts;
  expect(ruled).toMatchObject({ by: null });
  expect(ruled!.text).toContain('we are opening our own bakery on Mill Lane.');
  // Too long is refused, too.
  provider.play(answer('Bread '.repeat(80)), { status: 500 }, { status: 500 }, { status: 500 });
  expect(((await ran(client, input, engine)).output.data as StudioSet).parts[0]).toMatchObject({ by: null });
});

test('a part alone: for anyone, refused where it is none', async () => {
  const client = app.client();
  const body = { brief: briefs.run!, voice: noVoice, kind: 'x' as const, engine: 'bamboo' };
  const { status, body: made } = await client.call(writeStudioPart, { body });
  expect(status).toBe(200);
  expect(made.by).toBeNull();
  expect(made.words.text.toLowerCase()).toMatch(new RegExp(`^${briefs.run!.what.toLowerCase()}`));
  for (const wrong of [
    { ...body, kind: 'billboard' },
    { ...body, brief: { ...body.brief, about: 'x'.repeat(9000) } },
    { ...body, surprise: 1 },
  ])
    expect((await client.call(writeStudioPart, { body: wrong as never })).status).toBe(422);
});

test('two who edit at once: different parts go together, the same words do not', async () => {
  const set = {
    a: 1,
    parts: [
      { id: '1', text: 'One two three.' },
      { id: '2', text: 'Four.' },
    ],
  };
  const mine = { ...set, parts: [{ id: '1', text: 'One TWO three.' }, set.parts[1]] };
  const theirs = { ...set, a: 2, parts: [set.parts[0], { id: '3', text: 'Five.' }] };
  expect(mergeContents(set, mine, theirs)).toEqual({
    a: 2,
    parts: [
      { id: '1', text: 'One TWO three.' },
      { id: '3', text: 'Five.' },
    ],
  });
  const other = { ...set, parts: [{ id: '1', text: 'One 2 three.' }, set.parts[1]] };
  expect(mergeContents(set, mine, other)).toBeUndefined();
});
