import { expect } from 'vitest';
import { askQuestion } from '#features/questions/contract.ts';
import { createRun } from '#tools/run/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { find } from './contract.ts';

const app = useTestApp();
const text = 'Bamboo is a grass. It grows fast. Many people build with it. It is strong and light.';

test('a stranger finds nothing of their own, and does not become a guest by looking', async () => {
  const answer = await app.client().call(find, { query: { q: 'bamboo' } });
  expect(answer.status).toBe(200);
  expect(answer.body.work).toEqual([]);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('one finds what one made by any word in it, and nobody else does', async () => {
  const { client } = await buildMember(app);
  const begun = await client.call(createRun, { params: { tool: 'summarise' }, body: { input: { text } } });
  expect(begun.status).toBe(200);
  const found = async () => (await client.call(find, { query: { q: 'grass' } })).body.work;
  await expect.poll(found).toEqual([
    {
      id: begun.body.id,
      title: begun.body.title,
      toolTitle: 'Summarise',
      href: `/ai/summarise?run=${begun.body.id}`,
    },
  ]);
  expect((await client.call(find, { query: { q: 'zebra crossing' } })).body.work).toEqual([]);
  const { client: other } = await buildMember(app);
  expect((await other.call(find, { query: { q: 'grass' } })).body.work).toEqual([]);
});

test('what people asked here is found by everyone', async () => {
  const { client } = await buildMember(app);
  const body = { title: 'How do I oil a cajón?', text: 'The wood is dry.', tags: [] };
  const { body: asked } = await client.call(askQuestion, { body });
  const found = async () => (await app.client().call(find, { query: { q: 'cajón' } })).body.shown;
  await expect.poll(found).toEqual([{ title: body.title, label: 'Question', href: `/qa/${asked.id}` }]);
});

test.for(['', '   ', 'x'.repeat(201)])('a question must be some words, and not too many: %j', async (q) => {
  expect((await app.client().call(find, { query: { q } })).status).toBe(422);
});
