/** Works: saved by revision, kept in versions, read whatever schema they were kept in. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { listTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { countWords } from '#features/gallery/creations.testing.ts';
import { putTools } from '../define/puppet.testing.ts';
import { countWordsRun } from '../define/toy-run.testing.ts';
import {
  copyWork,
  createWork,
  deleteWork,
  exportWork,
  getWork,
  getWorkVersion,
  keepWorkVersion,
  listWorks,
  listWorkVersions,
  nameWorkVersion,
  renameWork,
  restoreWork,
  restoreWorkVersion,
  saveWork,
} from './contract.ts';
import { works, workVersions } from './table.server.ts';
import { implementWork } from './implement-work.server.ts';
import { defineWork } from './work-kind.ts';

/** It once held one line, and now holds many. */
const poemWork = defineWork<{ lines: string[] }>({ id: 'poem', title: 'Poem' });
const poem = implementWork(poemWork, {
  schema: z.strictObject({ lines: z.array(z.string()) }),
  version: 2,
  migrate: (content, from) => (from === 1 ? { lines: [(content as { line: string }).line] } : content),
  text: ({ lines }) => lines.join('\n'),
  limit: 2000,
  exporters: [
    {
      format: 'txt',
      label: 'Plain text',
      extension: 'txt',
      contentType: 'text/plain',
      write: ({ content }) => content.lines.join('\n'),
    },
  ],
});

const app = useTestApp({}, { features: [defineServerFeature({ works: [poem] })] });

const begin = async (client: Client, text = 'One two three.') =>
  (await client.call(createWork, { body: { kind: 'text', title: 'A letter', content: { text } } })).body;
const read = (client: Client, id: string) => client.call(getWork, { params: { id } });
const save = (client: Client, id: string, revision: number, text: string) =>
  client.call(saveWork, { params: { id }, body: { revision, schema: 1, content: { text } } });
const versions = async (client: Client, id: string) =>
  (await client.call(listWorkVersions, { params: { id } })).body.items;

test('a guest begins, saves and renames a work; nobody else sees that it is there', async () => {
  const guest = app.client();
  const { id, revision } = await begin(guest);
  const saved = await save(guest, id, revision, 'One two four.');
  expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
  await guest.call(renameWork, { params: { id }, body: { title: 'Another letter' } });
  expect((await read(guest, id)).body).toMatchObject({
    title: 'Another letter',
    content: { text: 'One two four.' },
    revision: 2,
    schema: 1,
    condition: 'sound',
    readOnly: null,
    role: 'owner',
    isTogether: false,
    exports: [{ format: 'md' }, { format: 'pdf' }, { format: 'docx' }, { format: 'txt' }, { format: 'json' }],
  });
  expect((await guest.call(listWorks, { query: { q: 'fou' } })).body.items).toMatchObject([{ id }]);
  expect((await guest.call(listWorks, { query: { q: 'three' } })).body.items).toEqual([]);

  const other = (await buildMember(app)).client;
  for (const stranger of [other, app.client()]) {
    expect((await read(stranger, id)).status).toBe(404);
    expect((await save(stranger, id, 2, 'x')).status).toBe(404);
    expect((await stranger.call(renameWork, { params: { id }, body: { title: 'x' } })).status).toBe(404);
    expect((await stranger.call(deleteWork, { params: { id } })).status).toBe(404);
    expect((await stranger.call(copyWork, { params: { id } })).status).toBe(404);
    expect((await stranger.call(listWorkVersions, { params: { id } })).status).toBe(404);
    expect((await stranger.call(exportWork, { params: { id }, query: { format: 'json' } })).status).toBe(404);
    expect((await stranger.call(listWorks, { query: {} })).body.items).toEqual([]);
  }
});

test('of two tabs the slower gets what the faster saved, and loses nothing', async () => {
  const { client } = await buildMember(app);
  const { id, revision } = await begin(client);
  const [one, two] = await Promise.all([
    save(client, id, revision, 'From one tab.'),
    save(client, id, revision, 'From the other tab.'),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [kept, refused] = one.status === 200 ? [one, two] : [two, one];
  const { body } = await read(client, id);
  const { error } = refused.body as unknown as { error: { code: string; data: object } };
  expect(error).toMatchObject({
    code: 'conflict:stale',
    data: { revision: kept.body.revision, content: body.content },
  });
  const again = await save(client, id, kept.body.revision, 'Both together.');
  expect(again.status).toBe(200);
  // The same once more changes nothing.
  expect((await save(client, id, again.body.revision, 'Both together.')).body.revision).toBe(
    again.body.revision,
  );
});

test('what does not fit, is too long or comes from an older page is refused with words', async () => {
  const { client } = await buildMember(app);
  const { id } = await begin(client);
  const put = (body: object) => client.call(saveWork, { params: { id }, body: body as never });
  const sound = { revision: 1, schema: 1, content: { text: 'x' } };
  for (const wrong of [
    { ...sound, content: { text: 1 } },
    { ...sound, content: { text: 'x', more: 1 } },
    { ...sound, content: null },
    { ...sound, ownerId: id },
    { ...sound, revision: 0 },
  ])
    expect((await put(wrong)).status).toBe(422);
  const old = await put({ ...sound, schema: 2 });
  expect([old.status, old.text]).toEqual([409, expect.stringContaining('reload')]);
  const long = await put({ ...sound, content: { text: 'x'.repeat(1_100_000) } });
  expect([long.status, long.text]).toEqual([413, expect.stringContaining('1,000 kB')]);
  expect((await put({ ...sound, content: { text: 'half \ud800' } })).status).toBe(422);
  const none = { kind: 'none', title: 'x', content: {} };
  expect((await client.call(createWork, { body: none })).status).toBe(404);
});

test('versions are numbered, named, compared and brought back; restoring loses nothing', async () => {
  const { client, user } = await buildMember(app);
  const { id } = await begin(client, 'First.');
  await save(client, id, 1, 'Second.');
  const { body: named } = await client.call(keepWorkVersion, { params: { id }, body: { name: 'Good' } });
  expect(named).toMatchObject({ number: 2, name: 'Good', isCurrent: true, author: user.name });
  await save(client, id, 2, 'Third.');
  const { body: first } = await client.call(getWorkVersion, { params: { id, number: 1 } });
  expect(first).toMatchObject({ text: 'First.', currentText: 'Third.', content: { text: 'First.' } });

  const restored = await client.call(restoreWorkVersion, { params: { id, number: 1 } });
  expect(restored.body).toMatchObject({ content: { text: 'First.' }, revision: 4 });
  const all = await versions(client, id);
  expect(all.map(({ number, name, restoredFrom, excerpt }) => [number, name, restoredFrom, excerpt])).toEqual(
    [
      [4, null, 1, 'First.'],
      [3, null, null, 'Third.'],
      [2, 'Good', null, 'Second.'],
      [1, null, null, 'First.'],
    ],
  );
  await client.call(nameWorkVersion, { params: { id, number: 2 }, body: { name: null } });
  expect((await versions(client, id))[2]!.name).toBeNull();
  expect((await client.call(restoreWorkVersion, { params: { id, number: 99 } })).status).toBe(404);
});

test('two restores at once both leave their version', async () => {
  const { client } = await buildMember(app);
  const { id } = await begin(client, 'First.');
  await save(client, id, 1, 'Second.');
  await client.call(keepWorkVersion, { params: { id }, body: {} });
  await save(client, id, 2, 'Third.');
  const answers = await Promise.all(
    [1, 2].map((number) => client.call(restoreWorkVersion, { params: { id, number } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const all = await versions(client, id);
  expect(all.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  expect(
    all
      .slice(0, 2)
      .map(({ restoredFrom }) => restoredFrom)
      .toSorted(),
  ).toEqual([1, 2]);
  expect(all[2]!.excerpt).toBe('Third.');
});

test('what one person writes in a sitting is one version, what another wrote before is never lost', async () => {
  const { client } = await buildMember(app);
  const { id } = await begin(client, 'First.');
  for (const revision of [1, 2, 3]) await save(client, id, revision, `Sentence ${revision}.`);
  expect(await versions(client, id)).toHaveLength(1);
  await app.services.db
    .update(workVersions)
    .set({ createdAt: new Date(Date.now() - 3600_000) })
    .where(eq(workVersions.workId, id));
  await save(client, id, 4, 'After a pause.');
  expect((await versions(client, id)).map(({ excerpt }) => excerpt)).toEqual(['Sentence 3.', 'First.']);
});

test('content of an older schema is brought up to date, and kept so with the next save', async () => {
  const { client } = await buildMember(app);
  const { body: made } = await client.call(createWork, {
    body: { kind: 'poem', title: 'A poem', content: { lines: ['a'] } },
  });
  const stored = (values: object) => app.services.db.update(works).set(values).where(eq(works.id, made.id));
  await stored({ schemaVersion: 1, content: { line: 'once' } });
  const { body } = await read(client, made.id);
  expect(body).toMatchObject({ content: { lines: ['once'] }, schema: 2, condition: 'sound' });
  const put = { revision: body.revision, schema: 2, content: { lines: ['once', 'more'] } };
  expect((await client.call(saveWork, { params: { id: made.id }, body: put })).status).toBe(200);
  const [row] = await app.services.db.select().from(works).where(eq(works.id, made.id));
  expect(row).toMatchObject({ schemaVersion: 2, content: { lines: ['once', 'more'] } });
});

test.for([
  ['a newer schema', { schemaVersion: 3, content: { stanzas: [['a']] } }, 'newer', 'newer version'],
  ['a kind that is no more', { kind: 'opera', content: { acts: 3 } }, 'unknown', 'no longer available'],
  ['content that went bad', { content: { lines: 'a' } }, 'broken', 'couldn’t be updated'],
] as const)(
  '%s is read-only, can be downloaded and deleted, and is never overwritten',
  async ([, values, condition, words]) => {
    const { client } = await buildMember(app);
    const { body: made } = await client.call(createWork, {
      body: { kind: 'poem', title: 'A poem', content: { lines: ['a'] } },
    });
    const params = { id: made.id };
    await app.services.db.update(works).set(values).where(eq(works.id, made.id));
    const { body } = await client.call(getWork, { params });
    expect(body).toMatchObject({ condition, content: values.content, exports: [{ format: 'json' }] });
    expect(body.readOnly).toContain(words);
    const put = { revision: 1, schema: 2, content: { lines: ['b'] } };
    const refused = await client.call(saveWork, { params, body: put });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words)]);
    expect((await client.call(restoreWorkVersion, { params: { ...params, number: 1 } })).status).toBe(409);
    expect((await client.call(copyWork, { params })).status).toBe(409);
    expect((await client.call(renameWork, { params, body: { title: 'B' } })).status).toBe(200);
    const file = await client.call(exportWork, { params, query: { format: 'json' } });
    expect(JSON.parse(file.text)).toMatchObject({ format: 'frenly-work', content: values.content });
    expect((await client.call(exportWork, { params, query: { format: 'txt' } })).status).toBe(422);
    expect((await app.services.db.select().from(works).where(eq(works.id, made.id)))[0]!.content).toEqual(
      values.content,
    );
    expect((await client.call(deleteWork, { params })).status).toBe(200);
  },
);

test('it is copied, exported in its formats, deleted and brought back', async () => {
  const { client } = await buildMember(app);
  const { id } = await begin(client, '# Dear all\n\nIt is **done**.');
  const { body: copy } = await client.call(copyWork, { params: { id } });
  expect(copy).toMatchObject({ title: 'Copy of A letter', revision: 1, runId: null });
  const md = await client.call(exportWork, { params: { id }, query: { format: 'md' } });
  expect(md.text).toBe('# Dear all\n\nIt is **done**.\n');
  expect(md.headers.get('content-disposition')).toContain('a-letter.md');
  const txt = await client.call(exportWork, { params: { id }, query: { format: 'txt' } });
  expect(txt.text).toBe('Dear all\n\nIt is done.\n');
  expect((await client.call(deleteWork, { params: { id } })).status).toBe(200);
  expect((await read(client, id)).status).toBe(404);
  expect((await client.call(listTrash)).body.items).toMatchObject([{ kind: 'work', label: 'A letter' }]);
  expect((await client.call(restoreWork, { params: { id } })).status).toBe(200);
  expect((await read(client, id)).status).toBe(200);
});

test('a run has one work of a kind, however many tabs begin it; a stranger’s run begins none', async () => {
  await putTools(app, [countWordsRun]);
  const { client } = await buildMember(app);
  const run = await countWords(app, client);
  const make = () =>
    client.call(createWork, { body: { kind: 'text', title: 'T', content: { text: 'a' }, run } });
  const made = await Promise.all([make(), make(), make()]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(made[0]!.body).toMatchObject({ runId: run, tool: 'count-words' });
  expect((await client.call(listWorks, { query: { run } })).body.items).toHaveLength(1);
  const other = (await buildMember(app)).client;
  const body = { kind: 'text', title: 'T', content: { text: 'a' }, run };
  expect((await other.call(createWork, { body })).status).toBe(404);
});
