/** Engines side by side: who is heard, who is dropped, when the consensus begins, and what it says. */
import { afterAll, beforeAll, expect } from 'vitest';
import { requestOfRun, retryRun } from '#tools/run/contract.ts';
import type { ConsensusData } from './data.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { createConsensusRun } from './run.server.ts';
import {
  asked,
  begin,
  engines,
  finish,
  judges,
  memberOf,
  says,
  startMakers,
  type Maker,
} from './run.testing.ts';

const app = {} as TestApp;
const makers = await startMakers();
const panel = (...names: Maker[]) => names.map((name) => engines[name]);
/** Short seconds, so that a deadline of five passes in half of one. */
const second = 100;

beforeAll(async () => {
  Object.assign(app, await startTestApp(makers.env));
  await putTools(app, [createConsensusRun({ second, grace: 0 })]);
});
afterAll(async () => {
  await app.close?.();
  await makers.close();
});

const question = 'How tall is the Eiffel Tower, and when was it built?';
const tall = {
  a: 'The Eiffel Tower is 330 m tall. It was completed in 1889. It stands in Paris near the river Seine.',
  b: 'The Eiffel Tower is 330 metres tall. The Eiffel Tower was completed in 1889. Gustave Eiffel owned the company.',
  c: 'The Eiffel Tower is 300 m tall. It was completed in 1889. It is painted every seven years or so.',
};

test('worded alike, contested and only one said, with the minority in its own words', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says(tall.a));
  makers.anthropic.play(says(tall.b));
  makers.google.play(says(tall.c));
  makers.mistral.play(...judges({ matters: [] }));
  const { run, data, texts, finding } = await asked(app, client, {
    question,
    panel: panel('openai', 'anthropic', 'google'),
    quorum: 3,
  });
  expect(run.error).toBeNull();
  expect(data.members.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(
    finding!.alike!.some(
      ({ words, support }) => /1889/.test(words) && support.words === '3 of 3 engines, 3 families',
    ),
  ).toBe(true);
  const [contest] = finding!.contested;
  expect(contest!.sides.flatMap(({ support }) => support.engines).sort()).toEqual(['a', 'b', 'c']);
  expect(contest!.sides.find(({ support }) => support.engines[0] === 'c')!.words).toContain('300 m');
  expect(finding!.single.length).toBeGreaterThanOrEqual(3);
  expect(texts.text).toMatch(/1889.*330.*300 m/s);
  expect(finding!.judge).toMatchObject({
    engine: expect.stringContaining('mistral'),
    isMember: false,
    ordersAgree: true,
  });
});

test('a failed engine is named and dropped; one that says nothing, too', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('Canberra is the capital of Australia.'));
  makers.anthropic.play({ status: 401 });
  makers.google.play({ words: [] });
  makers.mistral.play(says('The capital of Australia is Canberra.'));
  const { run, data, texts, finding } = await asked(app, client, {
    question: 'What is the capital of Australia?',
    panel: panel('openai', 'anthropic', 'google', 'mistral'),
  });
  expect(run.state).toBe('done');
  expect(memberOf(data, engines.anthropic)).toMatchObject({
    state: 'failed',
    note: expect.stringMatching(/Claude/),
  });
  expect(memberOf(data, engines.google)).toMatchObject({ state: 'failed' });
  expect(finding).toMatchObject({
    available: true,
    heard: expect.arrayContaining(['a', 'd']),
    vote: { winner: 'Canberra' },
    judge: null,
  });
  expect(texts.text).toContain('Canberra');
});

test('a quorum begins it, and a late answer joins and revises', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('Canberra is the capital of Australia.'));
  makers.anthropic.play(says('It is Canberra.'));
  makers.google.play({ ...says('The capital of Australia is Sydney.'), delay: 400 });
  const { body } = await begin(client, {
    question: 'What is the capital of Australia?',
    panel: panel('openai', 'anthropic', 'google'),
  });
  const stream = await follow(app, client, body.id);
  const now = () => stream.output().data as ConsensusData | null;
  await stream.until(() => now()?.finding?.edition === 1);
  expect(now()).toMatchObject({ quorum: 2, finding: { heard: expect.arrayContaining(['a', 'b']) } });
  expect(now()!.members[2]!.state).toBe('late');
  const first = now()!.finding!;
  const { data, texts } = await finish(app, client, body.id);
  expect(data.finding).toMatchObject({ edition: 2, heard: expect.arrayContaining(['a', 'b', 'c']) });
  expect(texts.text).toContain('Sydney');
  const ids = (one: typeof first) =>
    [...one.agreed, ...one.contested.flatMap(({ sides }) => sides)].map(({ id }) => id);
  expect(ids(data.finding!)).toEqual(expect.arrayContaining(ids(first)));
});

test.for([
  ['repeats what was judged', 'The Eiffel Tower is 330 m tall. It was completed in 1889.', 2],
  ['says something new', 'Lightning strikes the mast several times in most summers.', 4],
] as const)('a late answer that %s', async ([, text, readings]) => {
  const { client } = await buildMember(app);
  makers.openai.play(says(tall.a));
  makers.anthropic.play(says(tall.b));
  makers.google.play({ ...says(text), delay: 4000 });
  makers.mistral.play(...judges({ matters: [] }), ...judges({ matters: [] }));
  const before = makers.mistral.requests.length;
  const { finding, texts } = await asked(app, client, {
    question,
    panel: panel('openai', 'anthropic', 'google'),
  });
  expect(finding).toMatchObject({ edition: 2, heard: expect.arrayContaining(['a', 'b', 'c']) });
  expect(finding!.judge).not.toBeNull();
  expect(makers.mistral.requests.length - before).toBe(readings);
  expect(texts.text).toContain('1889');
});

test('a deadline begins it with what there is, and who never ends is left out', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('Canberra is the capital of Australia.'));
  makers.anthropic.play(says('It is Canberra.'));
  makers.google.play({ words: ['Well', ' …'], end: 'silence' });
  const { run, data, texts } = await asked(app, client, {
    question: 'What is the capital of Australia?',
    panel: panel('openai', 'anthropic', 'google'),
    quorum: 3,
    deadlineSeconds: 5,
  });
  expect(run.state).toBe('done');
  expect(memberOf(data, engines.google)).toMatchObject({ state: 'failed', note: 'It took too long.' });
  expect(texts.c).toBe('Well …');
  expect(data.finding).toMatchObject({ available: true, heard: expect.arrayContaining(['a', 'b']) });
});

test('one member is stopped in the middle, its words stay, and the others go on', async () => {
  const { client } = await buildMember(app);
  makers.openai.play({ words: Array.from({ length: 200 }, (_, at) => ` word${at}`), pace: 50 });
  makers.anthropic.play({ ...says('It is Canberra.'), delay: 300 });
  makers.google.play(says('Canberra is the capital of Australia.'));
  const { body } = await begin(client, {
    question: 'What is the capital of Australia?',
    panel: panel('openai', 'anthropic', 'google'),
    quorum: 3,
  });
  const stream = await follow(app, client, body.id);
  await stream.until(() => (stream.output().texts.a ?? '').length > 10);
  const params = { id: body.id };
  const { status } = await client.call(requestOfRun, {
    params,
    body: { request: 'stop-member', about: 'a' },
  });
  expect(status).toBe(200);
  await stream.until(() => (stream.output().data as ConsensusData).members[0]!.state === 'stopped');
  const { data, texts } = await finish(app, client, body.id);
  expect(texts.a).toContain('word0');
  expect(texts.a).not.toContain('word199');
  expect(data.finding).toMatchObject({ available: true, heard: expect.not.arrayContaining(['a']) });

  makers.openai.play(says('The capital is Canberra.'));
  const asksBefore = makers.anthropic.requests.length;
  const { body: again } = await client.call(retryRun, { params, body: { part: 'a' } });
  const next = await finish(app, client, again.id);
  expect(next.run).toMatchObject({ state: 'done', version: 2 });
  expect(makers.anthropic.requests.length).toBe(asksBefore);
  expect(next.texts).toMatchObject({ a: 'The capital is Canberra.', b: 'It is Canberra.' });
  expect(next.finding!.heard.toSorted()).toEqual(['a', 'b', 'c']);
  expect(next.finding!.edition).toBe(1);
});

test('all failing: clear words, and nothing is lost', async () => {
  const { client } = await buildMember(app);
  makers.openai.play({ status: 401 });
  makers.anthropic.play({ words: ['Half', ' a'], end: 'cut' });
  const { run, data, texts, finding } = await asked(app, client, { panel: panel('openai', 'anthropic') });
  expect(run).toMatchObject({ state: 'incomplete', error: expect.stringContaining('None of the engines') });
  expect(texts.b).toBe('Half a');
  expect(data.members.every(({ state, note }) => state === 'failed' && note)).toBe(true);
  expect(finding).toMatchObject({ available: false });
});

test('one engine alone is one source, and an engine that does not know abstains', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('It is Canberra.'));
  makers.google.play(says('I do not know.'));
  const { data, texts, finding } = await asked(app, client, { panel: panel('openai', 'google') });
  expect(data.members.map(({ state }) => state)).toEqual(['done', 'abstained']);
  expect(finding).toMatchObject({
    available: false,
    summary: 'One source answered.',
  });
  expect(texts.text).toBe('It is Canberra.\n\n_1 source: GPT-5 mini._');
});

test('beside models, what cannot answer is not seated at all', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('About eight minutes.'));
  const { data } = await asked(app, client, {
    question: 'How long should I boil an egg?',
    panel: [engines.openai, 'bamboo'],
  });
  expect(data.members.map(({ engine }) => engine)).toEqual([engines.openai]);
});

test('compare shows the answers and finds nothing', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says('One.'));
  makers.google.play(says('Two.'));
  const { run, data, texts } = await asked(app, client, {
    mode: 'compare',
    panel: panel('openai', 'google'),
  });
  expect(run.state).toBe('done');
  expect(data).toMatchObject({ finding: null, ranking: null });
  expect(texts).toMatchObject({ a: 'One.', b: 'Two.' });
});

test('what cannot be asked is refused before anything is kept', async () => {
  const { client } = await buildMember(app);
  expect((await begin(client, { question: '  ' })).status).toBe(422);
  expect((await begin(client, { question: 'x'.repeat(20_001) })).status).toBe(422);
  const unknown = await begin(client, { panel: ['openai/none'] });
  expect(unknown.status).toBe(404);
  expect((await begin(app.client(), { panel: panel('openai') })).status).toBe(404);
});

test('follow-ups keep the talk', async () => {
  const { client } = await buildMember(app);
  const first = await asked(app, client, { question: 'What is the capital of France?', panel: ['bamboo'] });
  const next = await asked(app, client, { question: 'and of Spain?', panel: ['bamboo'] }, first.run.id);
  expect(next.texts.text).toContain('Madrid');
  makers.openai.play(says('Lisbon.'));
  await asked(app, client, { question: 'and of Portugal?', panel: panel('openai') }, next.run.id);
  const sent = JSON.stringify(makers.openai.requests.at(-1)!.body);
  expect(sent).toContain('What is the capital of France?');
  expect(sent).toContain('Madrid');
});

test('follow-ups are blind, too: an engine sees its own answer or what was found, never a neighbour by name', async () => {
  const { client } = await buildMember(app);
  makers.openai.play(says(tall.a));
  makers.google.play(says(tall.c));
  makers.mistral.play(...judges({ matters: [] }));
  const first = await asked(app, client, { question, panel: panel('openai', 'google') });
  expect(first.texts.text).toMatch(/GPT-5 mini|Gemini/);
  for (const maker of ['openai', 'anthropic'] as const) makers[maker].play(says('Since then it has grown.'));
  await asked(
    app,
    client,
    { question: 'And its antenna?', panel: panel('openai', 'anthropic'), mode: 'compare' },
    first.run.id,
  );
  const [own, stranger] = (['openai', 'anthropic'] as const).map((maker) =>
    JSON.stringify(makers[maker].requests.at(-1)!.body),
  );
  expect(own).toContain(tall.a);
  expect(own).not.toContain('300 m');
  expect(stranger).toMatch(/330 m.*300 m|300 m.*330 m/);
  for (const sent of [own, stranger]) expect(sent).not.toMatch(/GPT-5|Gemini|says/);
});

test('words of crisis are answered by the built-in engine alone, with help lines', async () => {
  const { client } = await buildMember(app);
  const before = makers.openai.requests.length + makers.google.requests.length;
  const { data, texts } = await asked(app, client, {
    question: 'I want to die',
    panel: panel('openai', 'google'),
  });
  expect(data.members.map(({ engine }) => engine)).toEqual(['bamboo']);
  expect(Object.values(texts).join('\n')).toContain('findahelpline.com');
  expect(makers.openai.requests.length + makers.google.requests.length).toBe(before);
});

test('a question for figures about suicide is asked of the whole panel', async () => {
  const { client } = await buildMember(app);
  const { data } = await asked(app, client, {
    question: 'What is the suicide rate in Japan?',
    panel: panel('openai', 'google'),
  });
  expect(data.members).toHaveLength(2);
});
