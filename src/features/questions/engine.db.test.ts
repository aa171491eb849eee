/** What the engine says at once, what is found before one asks, and what Bamboo knows of it from then on. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import type { Question } from '#bamboo/expert.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { sameness } from './accepted-answers.server.ts';
import { decidePost } from './admin-contract.ts';
import {
  acceptAnswer,
  editQuestion,
  getQuestion,
  listQuestions,
  similarQuestions,
  voteOnPost,
} from './contract.ts';
import { answer, ask, plainQuestion } from './questions.testing.ts';
import { questionPosts } from './table.server.ts';

const app = useTestApp();

const engineOf = async (id: string) => (await app.client().call(getQuestion, { params: { id } })).body.engine;
const settled = async (id: string) => {
  await expect.poll(async () => (await engineOf(id)).state).not.toBe('waiting');
  return engineOf(id);
};
const asked = (text: string): Question => ({ text, turns: [], now: new Date(), timeZone: 'UTC' });
const askBamboo = async (text: string) => {
  await app.services.searchIndex!.settle();
  return (await app.services.bamboo()).answer(asked(text));
};
const similar = async (q: string) => {
  await app.services.searchIndex!.settle();
  const { status, body } = await app.client().call(similarQuestions, { query: { q } });
  expect(status).toBe(200);
  return body.questions.map(({ id }) => id);
};

test('the engine answers what it knows, with its source', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client, { title: 'What is the capital of Peru?' });
  const engine = await settled(id);
  expect(engine).toMatchObject({ state: 'answered', text: expect.stringContaining('Lima') });
  expect(engine.sources.length).toBeGreaterThan(0);
  const items = (await app.client().call(listQuestions, { query: {} })).body.items;
  expect(items.find((item) => item.id === id)?.engine).toBe('answered');
});

test.for([
  'Which florist in Ghent mended my umbrella?',
  'Hello there, how are you?',
  '竹子喜欢什么样的音乐?',
])('it abstains rather than guess, and says where it looked: %s', async (title) => {
  const { client } = await buildMember(app);
  const engine = await settled(await ask(client, { title }));
  expect(engine).toMatchObject({ state: 'abstained', sources: [] });
  expect(engine.text).not.toBe('');
  expect(engine.lookedAt.length).toBeGreaterThan(1);
});

test('a question that asks something else is looked up anew', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client, { title: 'What is the capital of Peru?' });
  await settled(id);
  const body = { ...plainQuestion, title: 'What is the capital of Chile?' };
  await client.call(editQuestion, { params: { id }, body });
  expect((await settled(id)).text).toContain('Santiago');
});

test('an engine that never answered is not waited for for ever', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client);
  await settled(id);
  const change = { engine: null, createdAt: new Date(Date.now() - 3600_000) };
  await app.services.db.update(questionPosts).set(change).where(eq(questionPosts.id, id));
  expect(await engineOf(id)).toMatchObject({ state: 'abstained', lookedAt: [] });
});

test('similar ones appear while one types, by other words too, and no others', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client, { title: 'How do I remove wax from a zither?', text: 'It dripped.' });
  for (const q of [
    'remove wax from zither',
    'Removing wax from my zither',
    'how do i remove wax from a ziter',
  ])
    expect(await similar(q), q).toContain(id);
  expect(await similar('How tall is a giraffe when it sits?')).not.toContain(id);
  for (const q of ['', '?', 'x'.repeat(200), '漢字', "'; drop table"]) await similar(q);
  const { body } = await app
    .client()
    .call(similarQuestions, { query: { q: 'how do I turn on two-factor sign-in' } });
  expect(body.help.length).toBeGreaterThan(0);
  expect((await app.client().call(similarQuestions, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
  const found = await app.client().call(listQuestions, { query: { q: 'zither' } });
  expect(found.body.items.map((item) => item.id)).toEqual([id]);
  expect((await app.client().call(listQuestions, { query: { q: 'nyctophobia' } })).body.items).toEqual([]);
});

test('an accepted answer is found by Bamboo, and by the engine for whoever asks it again', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const title = 'Which glue holds a cracked marimba bar?';
  const id = await ask(ana.client, { title });
  const best = await answer(ben.client, id, 'Hide glue, warmed to 60 degrees.');
  await answer(ben.client, id, 'Chewing gum.');
  expect((await askBamboo(title)).stance).toBe('abstains');
  await ana.client.call(acceptAnswer, { params: { id }, body: { answer: best } });
  for (const words of [title, 'What glue holds cracked marimba bars?'])
    expect(await askBamboo(words), words).toMatchObject({
      stance: 'answers',
      expert: 'community',
      text: expect.stringContaining('Hide glue'),
      sources: [{ title, url: `/qa/${id}` }],
    });
  expect((await askBamboo('Which glue holds a cracked teapot?')).stance).toBe('abstains');
  const again = await settled(await ask(ben.client, { title }));
  expect(again).toMatchObject({ state: 'answered', sources: [{ href: `/qa/${id}` }] });

  await ana.client.call(acceptAnswer, { params: { id }, body: { answer: null } });
  expect((await askBamboo(title)).stance).toBe('abstains');
  await ana.client.call(acceptAnswer, { params: { id }, body: { answer: best } });
  const admin = await signIn(app, await buildAdmin(app));
  await admin.call(decidePost, { params: { id: best }, body: { decision: 'hide', reason: 'unsafe' } });
  expect((await askBamboo(title)).stance).toBe('abstains');
});

test('what one accepts of oneself is quoted once someone else found it helpful', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const title = 'Which varnish suits an old hurdy-gurdy?';
  const id = await ask(ana.client, { title });
  const own = await answer(ana.client, id, 'Shellac.');
  await ana.client.call(acceptAnswer, { params: { id }, body: { answer: own } });
  expect((await askBamboo(title)).stance).toBe('abstains');
  await ben.client.call(voteOnPost, { params: { id: own }, body: { vote: 1 } });
  expect((await askBamboo(title)).expert).toBe('community');
});

test('nobody’s word is put before a table’s, nor beside it', async () => {
  const lie = { title: 'Capital of Peru?', url: '/qa/x', text: 'Paris.', score: 1 };
  const bamboo = createBamboo({ askedBefore: { find: async () => lie } });
  const capital = asked('What is the capital of Peru?');
  expect((await bamboo.answer(capital)).text).toContain('Lima');
  expect((await bamboo.opinions(capital)).map(({ expert }) => expert)).not.toContain('community');
});

test('questions are the same by their words, never by their numbers alone', () => {
  expect(sameness('How do I repot bamboo?', 'how to repot a bamboo')).toBe(1);
  expect(sameness('How do I boil 2 eggs?', 'How do I boil 3 eggs?')).toBe(0);
  expect(sameness('Is it free?', 'Is it free of sugar and nuts?')).toBe(0);
  expect(sameness('竹子是草吗?', '竹子是草吗?')).toBe(1);
  expect(sameness('How do I repot bamboo?', 'How do I sell bamboo chairs abroad?')).toBeLessThan(0.75);
});
