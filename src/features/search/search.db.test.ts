import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createRun, getRun, listRuns } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { searchDescription, searchOnce } from './contract.ts';
import type { SearchData } from './data.ts';

const app = {} as TestApp;
const world = await startFakeSources();
beforeAll(async () => {
  Object.assign(app, await startTestApp(world.env));
});
beforeEach(() => {
  world.found.clear();
  world.faults.clear();
});
afterAll(async () => {
  await app.close?.();
  await world.close();
});

const panda = {
  title: 'Giant panda',
  text: 'The giant panda is a bear of central China. Pandas digest only about a fifth of the bamboo they eat.',
  href: 'https://en.wikipedia.org/wiki/Giant_panda',
  date: '2024-03-05',
  by: 'Ada Lovelace',
};
const params = { tool: 'search' };
const sentence = 'Pandas digest only about a fifth of the bamboo they eat.';

async function search(client: Client, input: Record<string, unknown>) {
  const { body } = await client.call(createRun, { params, body: { input } });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  const { body: kept } = await client.call(getRun, { params: { id: body.id } });
  return { run: kept, data: kept.output.data as SearchData, stream };
}

test('a guest gets an answer in quotations, which is kept with its passages', async () => {
  world.found.set('wikipedia', [panda]);
  world.faults.set('wiby', 'garbage');
  const client = app.client();
  const { run, data, stream } = await search(client, { q: 'How do pandas digest bamboo?' });
  expect(data.answer!.sentences.map(({ text }) => text)).toContain(sentence);
  expect(stream.text()).toContain(`“${sentence}” [1]`);
  expect(data.asked.find(({ id }) => id === 'wiby')).toMatchObject({ state: 'garbled' });
  expect(run.title).toBe('How do pandas digest bamboo?');
  const { body: history } = await client.call(listRuns, { query: { tool: 'search' } });
  expect(history.items.map(({ id }) => id)).toEqual([run.id]);
  // No engine was asked, so nobody is named as its writer.
  expect(run.engines).toEqual([]);
});

test.for(['run', 'whole'])(
  'what the books of the house hold is said at once, and who has nothing is silent (%s)',
  async (way) => {
    for (const { id } of app.services.sources.list('web')) world.faults.set(id, 'unavailable');
    const client = app.client();
    const ask = async (q: string) =>
      way === 'run'
        ? (await search(client, { q })).data
        : (await client.call(searchOnce, { query: { q } })).body;
    const { known, asked } = await ask('What is the capital of Australia?');
    expect(known!.text).toContain('Canberra');
    expect(known!.sources.length).toBeGreaterThan(0);
    expect(asked.find(({ id }) => id === 'books')).toMatchObject({ state: 'answered', found: 1 });
    expect((await ask('Why did the zibbler never come home?')).known).toBeNull();
  },
);

test('a search is shared at an address with its query, and can be read there', async () => {
  world.found.set('wikipedia', [panda]);
  const { client } = await buildMember(app);
  const { run } = await search(client, { q: 'How do pandas digest bamboo?' });
  const { body: share } = await client.call(shareRun, { params: { id: run.id }, body: { withInput: true } });
  expect(share.path).toBe(`/search/how-do-pandas-digest-bamboo/${share.secret}`);
  const read = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(JSON.stringify(read.body)).toContain(sentence);
});

test('this site answers from its help, and links to the article', async () => {
  const { data } = await search(app.client(), { q: 'How do I adopt a panda?', filter: 'site' });
  expect(data.asked.map(({ id }) => id)).toEqual(['site']);
  expect(data.results[0]!.href).toMatch(/^\//);
  expect(data.results.every(({ sources }) => sources.includes('This site'))).toBe(true);
});

test('my documents are mine alone, and an earlier search is not proof of itself', async () => {
  world.found.set('wikipedia', [panda]);
  const { client } = await buildMember(app);
  await search(client, { q: 'How do pandas digest bamboo?' });
  const { data } = await search(client, { q: 'How do pandas digest bamboo?', filter: 'mine' });
  expect(data.results).toEqual([]);
  expect(data.asked).toMatchObject([{ id: 'mine', state: 'answered', found: 0 }]);
});

test.each([
  ['nothing', { q: '   ' }, 'Enter a question or a few words'],
  ['one letter', { q: 'x' }, 'at least two letters'],
  ['signs only', { q: '?! …' }, 'at least two letters'],
  ['a pasted page', { q: 'word '.repeat(2000) }, 'That’s too long'],
  [
    'days the wrong way round',
    { q: 'pandas', from: '2024-02-01', to: '2023-01-01' },
    'before the start date',
  ],
  ['no date', { q: 'pandas', from: 'yesterday' }, 'a date such as'],
])('%s is refused in clear words, and nobody is asked', async (_, input, words) => {
  const before = world.asked.length;
  const refused = await app.client().call(createRun, { params, body: { input } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(words);
  expect(world.asked.length).toBe(before);
});

test('operators alone, other scripts and control characters are searched for as they are', async () => {
  const client = app.client();
  for (const q of ['"quoted zibbler', '-zibbler', '水', 'ما هي عاصمة فرنسا', '"; drop table zibbler; --']) {
    const { data } = await search(client, { q });
    expect(data.results.every(({ sources }) => sources.includes('This site'))).toBe(true);
    expect(data.asked.length).toBeGreaterThan(3);
  }
});

test('without scripts the whole answer comes in one piece, and nothing is kept', async () => {
  world.found.set('wikipedia', [panda]);
  const client = app.client();
  const { body, status } = await client.call(searchOnce, { query: { q: 'How do pandas digest bamboo?' } });
  expect(status).toBe(200);
  expect(body.answer!.sentences[0]!.text).toBe(sentence);
  const { body: history } = await client.call(listRuns, { query: { tool: 'search' } });
  expect(history.items).toEqual([]);
  const refused = await client.call(searchOnce, { query: { q: '' } });
  expect([refused.status, refused.text.includes('Enter a question or a few words')]).toEqual([422, true]);
});

test('browsers get a description of the search', async () => {
  const { headers, text } = await app.client().request(searchDescription.path);
  expect(headers.get('content-type')).toContain('application/opensearchdescription+xml');
  expect(text).toContain('template="http://localhost:3000/search?q={searchTerms}"');
});

test('what was asked stands in the result, so it is not shared without it', async () => {
  const { client } = await buildMember(app);
  const { body } = await client.call(createRun, { params, body: { input: { q: 'a secret merger' } } });
  await (await follow(app, client, body.id)).end();
  const share = (withInput: boolean) =>
    client.call(shareRun, { params: { id: body.id }, body: { withInput } });
  expect((await share(false)).status).toBe(422);
  expect((await share(true)).status).toBe(200);
});
