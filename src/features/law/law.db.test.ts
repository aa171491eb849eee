/** Legal documents are their owner's alone: outside search, gallery, lists of all works and achievements, and taken away as files. */
import { expect } from 'vitest';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { workDeeds } from '#tools/deeds.server.ts';
import { worksMade } from '#tools/find/own-things.server.ts';
import { workSearch } from '#tools/find/search-sources.server.ts';
import { publishWork } from '#tools/share/gallery-contract.ts';
import { createWork, exportWork, getWork, listWorks, saveWork } from '#tools/work/contract.ts';
import type { LawContent } from './document/content.ts';
import { lawWork } from './document/work.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

const content: LawContent = {
  template: 'demand-letter',
  country: 'DE',
  region: '',
  answers: { sender: 'Zarathea Quillfeather', amount: 'EUR 730.00' },
};
const body = { kind: lawWork.id, title: 'Letter about the marimba', content };

const begin = async () => {
  const { client, user } = await buildMember(app);
  const made = await client.call(createWork, { body });
  expect(made.status).toBe(200);
  return { client, user, id: made.body.id };
};

test('a document is saved, read again and changed by its owner alone', async () => {
  const { client, id } = await begin();
  expect((await client.call(getWork, { params: { id } })).body.text).toContain('Zarathea Quillfeather');
  for (const other of [(await buildMember(app)).client, await signIn(app, await buildAdmin(app))]) {
    expect((await other.call(getWork, { params: { id } })).status).toBe(404);
    expect((await other.call(exportWork, { params: { id }, query: { format: 'docx' } })).status).toBe(404);
  }
  expect((await app.client().call(getWork, { params: { id } })).status).toBe(404);
});

test('unknown documents, places and endless answers are refused', async () => {
  const { client } = await buildMember(app);
  const status = async (change: object) =>
    (await client.call(createWork, { body: { ...body, content: { ...content, ...change } } })).status;
  expect(await status({ template: 'verdict' })).toBe(422);
  expect(await status({ country: 'Germany' })).toBe(422);
  expect(await status({ answers: { sender: 'x'.repeat(4001) } })).toBe(422);
  expect(await status({ more: 1 })).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`a${n}`, 'x']));
  expect(await status({ answers: many })).toBe(422);
});

test('nothing of it is found, listed among other works, counted or published', async () => {
  const { client, user, id } = await begin();
  const { services } = app;
  expect(await workSearch.read(services, [id])).toEqual([]);
  expect((await client.call(listWorks, { query: {} })).body.items).toEqual([]);
  const own = await client.call(listWorks, { query: { kind: lawWork.id } });
  expect(own.body.items).toMatchObject([{ id, excerpt: 'Demand letter' }]);
  const since = new Date(0);
  expect(await worksMade.list(services, { ownerId: user.id, since, most: 10 })).toEqual([]);
  expect(await workDeeds.find(services, { ownerId: user.id, where: [], most: 10 })).toEqual([]);
  const published = await client.call(publishWork, {
    params: { id },
    body: { title: 'Mine', caption: '', tags: [], withFiles: false },
  });
  expect(published.status).toBe(403);
});

test('it is taken away as Word, PDF and a sheet', async () => {
  const { client, id } = await begin();
  const file = async (format: string) => {
    const { status, text } = await client.call(exportWork, { params: { id }, query: { format } });
    expect(status).toBe(200);
    return text;
  };
  expect((await file('docx')).slice(0, 2)).toBe('PK');
  expect((await file('pdf')).slice(0, 5)).toBe('%PDF-');
  expect((await file('sheet')).slice(0, 5)).toBe('%PDF-');
});

test('an answer given later changes the text', async () => {
  const { client, id } = await begin();
  const { revision, schema } = (await client.call(getWork, { params: { id } })).body;
  const answers = { ...content.answers, debtor: 'Ottoline Brackenbury' };
  const saved = await client.call(saveWork, {
    params: { id },
    body: { content: { ...content, answers }, revision, schema },
  });
  expect(saved.status).toBe(200);
  expect((await client.call(getWork, { params: { id } })).body.text).toContain('Ottoline Brackenbury');
});
