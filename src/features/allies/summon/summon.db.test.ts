/** Summon finds what fits, three rehearse for free, and the stack keeps its order. */
import { expect } from 'vitest';
import { getRun, listRuns } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { makeAlly } from '../allies.testing.ts';
import { deleteAlly } from '../contract.ts';
import { mostStacked } from '../limits.ts';
import { getStack, setStack } from '../stack/contract.ts';
import { rehearse, summonFor } from './contract.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';

test.for([
  ['Shorten an e-mail to my landlord', 'shorten'],
  ['I need a headline for my article about bamboo', 'headline'],
  ['translate a menu', 'translate'],
  ['fix the grammar of my application', 'grammar'],
])('%s: %s is among the best', async ([task, tool]) => {
  const { body } = await app.client().call(summonFor, { body: { task: task! } });
  const tools = body.candidates.filter(({ kind }) => kind === 'tool').map(({ id }) => id);
  expect(tools.slice(0, 3)).toContain(tool);
  expect(body.draft.tools).toContain(tool);
  expect(body.draft.purpose).toContain(task!.slice(2));
});

test('imperative verbs do not count as a match, and without a match nothing is offered', async () => {
  const of = async (task: string) => (await app.client().call(summonFor, { body: { task } })).body;
  const { candidates, draft } = await of('Plan a safari through Zanzibar');
  expect(candidates).toEqual([]);
  expect(draft.name).toBe('Safari Zanzibar ally');
  const polite = (await of('Write a polite complaint by e-mail to my landlord')).candidates;
  expect(polite.map(({ id }) => id)).toContain('letters');
  for (const { why } of polite) expect(why).not.toContain('“Write”');
  for (const { why } of (await of('Answer a customer about a dry cake')).candidates)
    expect(why).not.toContain('“Answer”');
});

test.for(['asdf qwer zxcv', 'Make a', 'blorp the fleen of gribble', '12345', '????'])(
  'nonsense is not understood and names no ally: %s',
  async (task) => {
    const { body, status } = await app.client().call(summonFor, { body: { task } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isUnderstood: false,
      candidates: [],
      draft: { name: 'New ally', purpose: '' },
    });
  },
);

test.for([
  'Plan a safari through Zanzibar',
  'Einen Brief an den Vermieter schreiben, weil die Heizung nicht geht',
  '写一封信',
])('a task with a word in it is understood: %s', async (task) => {
  const { body } = await app.client().call(summonFor, { body: { task } });
  expect(body.isUnderstood).toBe(true);
  expect(body.draft.purpose).toBe(task);
});

test('an ally of one’s own is understood by its name, though that is no word', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client, { name: 'Zorblax' });
  const { body } = await client.call(summonFor, { body: { task: 'zorblax' } });
  expect(body.candidates[0]).toMatchObject({ kind: 'ally', id });
  expect((await app.client().call(summonFor, { body: { task: 'zorblax' } })).body.isUnderstood).toBe(false);
});

test('only what works on a text is offered for a rehearsal', async () => {
  const task = 'Research a question and summarise the text';
  const { candidates } = (await app.client().call(summonFor, { body: { task } })).body;
  const toolsOf = (id: string) => candidates.find((one) => one.id === id)?.tools;
  expect(toolsOf('research')).toEqual([]);
  expect(toolsOf('summarise')).toEqual(['summarise']);
});

test('one’s own allies are found, and nobody else’s', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client, { purpose: 'Knows the opening hours of the lighthouse.' });
  const task = 'Tell visitors the opening hours of the lighthouse';
  const own = (await client.call(summonFor, { body: { task } })).body.candidates;
  expect(own[0]).toMatchObject({ kind: 'ally', id });
  const strange = (await app.client().call(summonFor, { body: { task } })).body.candidates;
  expect(strange.filter(({ kind }) => kind === 'ally')).toEqual([]);
  expect((await client.call(summonFor, { body: { task: 'x' } })).status).toBe(422);
});

test('three work on the same text for free; what cannot is said', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const text =
    'In order to be on time we will leave earlier tomorrow. We was late yesterday because of the bus.';
  const { body, status } = await client.call(rehearse, {
    body: {
      text,
      candidates: [
        { kind: 'tool', id: 'grammar' },
        { kind: 'ally', id },
        { kind: 'tool', id: 'research' },
      ],
    },
  });
  expect(status).toBe(200);
  expect(body.runs.map(({ run, problem }) => [run !== null, problem !== null])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  const run = body.runs[0]!.run!;
  await (await follow(app, client, run)).end();
  const { output, engine } = (await client.call(getRun, { params: { id: run } })).body;
  expect(engine).toBe('bamboo');
  expect(output.texts.text).toContain('were late');
});

test('an ally or a tool that does not exist, or is another’s, is not found, and nothing begins', async () => {
  const { client } = await buildMember(app);
  const others = await makeAlly((await buildMember(app)).client);
  const known = { kind: 'tool' as const, id: 'grammar' };
  const missing = [
    { kind: 'ally' as const, id: absent },
    { kind: 'ally' as const, id: others },
    { kind: 'tool' as const, id: 'nothing' },
  ];
  for (const one of missing) {
    const body = { text: 'We was late.', candidates: [known, one] };
    expect((await client.call(rehearse, { body })).status, one.id).toBe(404);
  }
  expect((await client.call(listRuns, { query: {} })).body.items).toEqual([]);
});

test('the stack keeps its order and holds only what is there for this person', async () => {
  const { client } = await buildMember(app);
  const other = (await buildMember(app)).client;
  expect((await app.client().call(getStack)).status).toBe(401);
  const id = await makeAlly(client);
  const ally = { kind: 'ally' as const, subject: id };
  const tool = (subject: string) => ({ kind: 'tool' as const, subject });
  const order = async () => (await client.call(getStack)).body.items.map(({ subject }) => subject);
  await client.call(setStack, { body: { items: [tool('summarise'), ally, tool('search')] } });
  expect(await order()).toEqual(['summarise', id, 'search']);
  await client.call(setStack, { body: { items: [ally, ally, tool('summarise')] } });
  expect(await order()).toEqual([id, 'summarise']);
  expect((await other.call(setStack, { body: { items: [ally] } })).status).toBe(404);
  expect((await client.call(setStack, { body: { items: [tool('nothing')] } })).status).toBe(404);
  expect((await client.call(setStack, { body: { items: [{ kind: 'ally', subject: absent }] } })).status).toBe(
    404,
  );
  const many = Array.from({ length: mostStacked + 1 }, () => ally);
  expect((await client.call(setStack, { body: { items: many } })).status).toBe(422);
  await client.call(deleteAlly, { params: { id }, query: {} });
  expect(await order()).toEqual(['summarise']);
});
