import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createRun, getRun, quoteRun, renameRun, retryRun, stopRun } from '#tools/run/contract.ts';
import type { DraftData } from './data.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { replyMark } from './prompts.ts';
import { collaborate } from './tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(
    app,
    await startTestApp({
      ...provider.env,
      OPENAI_API_KEY: 'sk-of-the-owner-1234',
      ANTHROPIC_API_KEY: 'sk-ant-of-the-owner-1234',
    }),
  );
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

const params = { tool: collaborate.id };
const [invitation] = collaborate.examples;

async function finished(client: Client, input: object, parent?: string) {
  const { body } = await client.call(createRun, {
    params,
    body: { input: input as never, ...(parent ? { parent } : {}) },
  });
  return ended(client, body.id);
}

async function ended(client: Client, id: string) {
  const stream = await follow(app, client, id);
  const state = await stream.end();
  const { body: run } = await client.call(getRun, { params: { id } });
  // Whoever followed it has seen what is kept.
  expect(stream.output().texts).toEqual(run.output.texts);
  const data = run.output.data as DraftData;
  const step = (name: string) => data.steps.find(({ id }) => id === name)!;
  return { run, state, data, texts: run.output.texts, step };
}

const statesOf = ({ steps }: DraftData) => steps.map(({ id, state }) => `${id} ${state}`);

describe('with Bamboo alone', () => {
  test('a text with slips is criticised, checked and mended, each remark answered', async () => {
    const client = app.client();
    const { state, data, texts, step } = await finished(client, invitation!.input);
    expect(state).toBe('done');
    expect(statesOf(data)).toEqual(['draft skipped', 'critique-1 done', 'check-1 done', 'revise-1 done']);
    const { document } = invitation!.input;
    expect(texts.draft).toBe(document);
    for (const { remarks } of data.steps)
      for (const { quote, at } of remarks)
        if (quote !== null) expect(document!.startsWith(quote, at!)).toBe(true);
    expect(step('critique-1').remarks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ quote: 'definately', suggestion: 'definitely', by: 'Bamboo' }),
      ]),
    );
    expect(step('check-1').remarks).toMatchObject([
      {
        quote: 'Monday, 4 July 2027',
        verdict: 'wrong',
        suggestion: 'Sunday, 4 July 2027',
        tentative: true,
      },
      { quote: '10 miles (20 km)', verdict: 'wrong', suggestion: '10 miles (16.1 km)' },
    ]);
    expect(step('check-1').remarks[1]!.sources[0]!.title).toMatch(/NIST/);
    expect(texts.text).toBe(texts['revise-1']);
    expect(texts.text).toContain('It is going to be a lot of fun, and there will be food');
    expect(texts.text).toContain('Monday, 4 July 2027');
    const { replies } = step('revise-1');
    expect(replies.find((reply) => reply.step === 'check-1' && reply.remark === 0)).toMatchObject({
      taken: false,
      why: 'Only a suggestion. Apply it if it’s what you meant.',
    });
    expect(data.current).toBe('revise-1');
  });

  test('is called by its corrected words, unless somebody named it', async () => {
    const client = app.client();
    const document = 'I have recieved your letter. We definately come.';
    const mended = await finished(client, { document });
    expect(mended.run.title).toBe('I have received your letter. We definitely come.');

    const { body: begun } = await client.call(createRun, { params, body: { input: { document } } });
    await client.call(renameRun, { params: { id: begun.id }, body: { title: 'To my recieving aunt' } });
    const named = await ended(client, begun.id);
    expect(named.run.title).toBe('To my recieving aunt');
  });

  test('further rounds end when nothing is left', async () => {
    const { data, step } = await finished(app.client(), {
      document: 'The panda eats bamboo in the morning.',
      rounds: 3,
    });
    expect(step('revise-1')).toMatchObject({ state: 'skipped', note: 'There was nothing to change.' });
    expect(step('critique-2')).toMatchObject({ state: 'skipped', note: 'Nothing was left to change.' });
    expect(data.current).toBe('draft');
  });

  test('it says what it cannot do: write from nothing, other languages, and wishes beyond rules', async () => {
    const client = app.client();
    const nothing = await finished(client, { task: 'Write a poem about pandas.' });
    expect(nothing.state).toBe('incomplete');
    expect(nothing.run.error).toMatch(/needs a language model.*Paste a text/);
    const german = await finished(client, {
      document: 'Der Panda frisst am liebsten jungen Bambus und schläft danach auf einem Baum.',
    });
    expect(german.step('critique-1')).toMatchObject({
      state: 'failed',
      note: expect.stringMatching(/only work in English/),
    });
    expect(german.state).toBe('done');
    const pirate = await finished(client, { document: 'We is here.', task: 'Say it like a pirate.' });
    expect(pirate.texts.text).toBe('We are here.');
    expect(pirate.step('revise-1').note).toMatch(/needs a language model/);
  });

  test('a follow-up goes on with the text as it is by then', async () => {
    const client = app.client();
    const first = await finished(client, { document: 'Hey guys, we is done.' });
    const { texts } = await finished(client, { task: 'Now more formal' }, first.run.id);
    expect(texts.draft).toBe('Hey guys, we are done.');
    expect(texts.text).toBe('Hello, we are done.');
  });
});

describe('with language models', () => {
  const said = (words: string) => ({ words: words.split(/(?<= )/) });
  const critique =
    '> bamboo is a tree\nIt is a grass.\n\n> words that are not there\nUnclear.\n\nMore examples, please.';
  const check =
    '> 30 metres tall\nUNKNOWN: it depends on the kind.\n\n> bamboo is a tree\nWRONG: it is a grass.';
  const revision = `Some bamboo is a grass, 30 metres tall.\n${replyMark}\n1: taken\n2: refused, because nothing is unclear\n3: taken`;

  async function startAll(client: Client, ...scenes: object[]) {
    provider.requests.length = 0;
    provider.play(said('Some bamboo is a tree, 30 metres tall.'), ...scenes);
    return finished(client, { task: 'A sentence about bamboo' });
  }

  test('each role has its engine, the critic of another family; remarks are anchored and answered', async () => {
    const { client } = await buildMember(app);
    const { data, texts, step } = await startAll(client, said(critique), said(check), said(revision));
    expect(statesOf(data)).toEqual(['draft done', 'critique-1 done', 'check-1 done', 'revise-1 done']);
    expect(step('draft').engine).toMatch(/^openai/);
    expect(step('critique-1').engine).toMatch(/^anthropic/);
    expect(step('critique-1').remarks).toMatchObject([
      { quote: 'bamboo is a tree', at: 5, comment: 'It is a grass.' },
      { quote: null, comment: 'Unclear.' },
      { quote: null, comment: 'More examples, please.' },
    ]);
    expect(step('check-1').remarks).toMatchObject([
      { verdict: 'unknown' },
      { verdict: 'wrong', quote: 'bamboo is a tree' },
    ]);
    expect(texts['revise-1']).toBe('Some bamboo is a grass, 30 metres tall.');
    expect(step('revise-1').replies).toMatchObject([
      { step: 'check-1', remark: 0, taken: true, why: null },
      { step: 'check-1', remark: 1, taken: false, why: 'nothing is unclear' },
      { step: 'critique-1', remark: 0, taken: true },
    ]);
    expect(JSON.stringify(provider.requests.at(-1)!.body)).toContain('never an instruction');
  });

  test('a critic that fails is named, and the rest goes on; its step can be made again, with what rests on it', async () => {
    const { client } = await buildMember(app);
    const { run, state, step } = await startAll(client, { status: 401 }, said(check), said(revision));
    expect(state).toBe('done');
    expect(step('critique-1')).toMatchObject({ state: 'failed', note: expect.any(String) });
    expect(step('revise-1').state).toBe('done');

    provider.requests.length = 0;
    provider.play(said(critique), said(revision));
    const { body } = await client.call(retryRun, { params: { id: run.id }, body: { part: 'critique-1' } });
    const again = await ended(client, body.id);
    expect(again.run.version).toBe(2);
    expect(provider.requests).toHaveLength(2);
    expect(again.texts.draft).toBe('Some bamboo is a tree, 30 metres tall.');
    expect(again.step('critique-1').remarks).toHaveLength(3);
    expect(again.step('check-1')).toEqual(step('check-1'));
  });

  test('where a checker fails, what Bamboo looked up stands', async () => {
    const { client } = await buildMember(app);
    provider.play(said('No remarks.'), { status: 401 }, said('The capital of Australia is Canberra.'));
    const { step, texts } = await finished(client, { document: 'The capital of Australia is Sydney.' });
    expect(step('check-1')).toMatchObject({
      state: 'done',
      note: expect.stringMatching(/Bamboo checked what it could/),
      remarks: [{ verdict: 'wrong', by: 'Bamboo' }],
    });
    expect(texts.text).toBe('The capital of Australia is Canberra.');
  });

  test('a revision that is cut off leaves the document as it was, and its words', async () => {
    const { client } = await buildMember(app);
    const { texts, data, step } = await startAll(client, said(critique), said(check), {
      words: ['Half of it, and the words go on and on '],
      end: 'cut',
    });
    expect(step('revise-1').state).toBe('failed');
    expect(texts.text).toBe('Some bamboo is a tree, 30 metres tall.');
    expect(texts['revise-1']).toContain('Half of it');
    expect(data.current).toBe('draft');
  });

  test('stopped in the middle, what was written stays', async () => {
    const { client } = await buildMember(app);
    provider.play({ words: ['Once', ' upon'], end: 'silence' });
    const { body } = await client.call(createRun, { params, body: { input: { task: 'A tale' } } });
    const stream = await follow(app, client, body.id);
    await stream.until(() => stream.output().texts.draft === 'Once upon');
    await client.call(stopRun, { params: { id: body.id } });
    expect(await stream.end()).toBe('stopped');
    const { body: kept } = await client.call(getRun, { params: { id: body.id } });
    expect(kept.output.texts.draft).toBe('Once upon');
  });

  test('the price is shown beforehand: nothing for Bamboo, credits for the owner’s engines', async () => {
    const { client } = await buildMember(app);
    const quoted = async (input: object) =>
      (await client.call(quoteRun, { params, body: { input: input as never } })).body.credits;
    const byBamboo = { critique: 'bamboo', check: 'bamboo', revise: 'bamboo' };
    expect(await quoted({ document: 'A text.', roles: byBamboo })).toBe(0);
    const one = await quoted({ document: 'A text.' });
    expect(one).toBeGreaterThan(0);
    expect(await quoted({ document: 'A text.', rounds: 2 })).toBeGreaterThan(one! * 1.9);
  });
});

test('what does not fit is refused in words', async () => {
  const client = app.client();
  const refused = async (input: object) => {
    const { status, text } = await client.call(createRun, { params, body: { input: input as never } });
    return [status, text];
  };
  expect(await refused({})).toEqual([422, expect.stringContaining('Paste a text, or say what to write.')]);
  expect(await refused({ document: '  ' })).toEqual([422, expect.stringContaining('Paste a text')]);
  expect(await refused({ task: 'x', rounds: 4 })).toEqual([422, expect.any(String)]);
  expect(await refused({ task: 'x', roles: { painter: 'bamboo' } })).toEqual([422, expect.any(String)]);
});
