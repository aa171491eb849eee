import { expect } from 'vitest';
import * as Y from 'yjs';
import { notifications } from '#kit/notifications/table.server.ts';
import { createRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { readShared, shareWork } from '#tools/share/contract.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import { createWork, getWork, getWorkVersion, saveWork } from '#tools/work/contract.ts';
import { broughtUpToDate, loadBytes, openLive, insertUpdate } from '#tools/work/live/live-store.server.ts';
import { findWorkFor } from '#tools/work/work-queries.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { checkPassage, mentionInWork } from './contract.ts';
import type { RichContent } from './document/content.ts';
import { docField } from './document/live.ts';
import { editPassage } from './tool.ts';

const app = useTestApp();
const content: RichContent = {
  doc: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'We meet on ' },
          { type: 'text', text: 'Monday', marks: [{ type: 'deletion', attrs: { id: 'a' } }] },
          { type: 'text', text: 'Tuesday', marks: [{ type: 'insertion', attrs: { id: 'a' } }] },
        ],
      },
    ],
  },
  notes: { a: { is: 'suggestion', by: 'Ana', at: 0, why: null } },
};
const body = { kind: 'rich-text', title: 'Plan', content };

test('a guest keeps a document and takes it away in every format', async () => {
  const client = app.client();
  const { body: work } = await client.call(createWork, { body });
  expect(work).toMatchObject({ text: 'We meet on Monday', condition: 'sound', kindTitle: 'Document' });
  const exported = async (format: string) => {
    const answer = await client.request(`/api/works/${work.id}/export?format=${format}`);
    expect(answer.status, format).toBe(200);
    return answer.text;
  };
  expect(await exported('md')).toBe('We meet on Monday\n');
  expect(await exported('txt')).toBe('We meet on Monday\n');
  expect(await exported('html')).toContain('<del>Monday</del><ins>Tuesday</ins>');
  expect(await exported('pdf')).toMatch(/^%PDF-/);
  expect(await exported('docx')).toMatch(/^PK/);
});

test('a visitor with the link reads the document without its suggestions and comments', async () => {
  const { client } = await buildMember(app);
  const commented = { type: 'text', text: ' Bring cake.', marks: [{ type: 'comment', attrs: { id: 'c' } }] };
  const [first] = content.doc.content!;
  const said = {
    is: 'comment' as const,
    by: 'Ana',
    at: 0,
    text: 'He is late again',
    replies: [],
    done: true,
  };
  const noted: RichContent = {
    doc: { type: 'doc', content: [{ ...first!, content: [...first!.content!, commented] }] },
    notes: { ...content.notes, c: said },
  };
  const { body: work } = await client.call(createWork, { body: { ...body, content: noted } });
  const { body: share } = await client.call(shareWork, {
    params: { id: work.id },
    body: { version: null },
  });
  const shared = await app.client().call(readShared, { params: { secret: share.secret } });
  const words = { type: 'text', text: 'We meet on Monday Bring cake.' };
  expect(shared.body).toMatchObject({
    content: { doc: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }, notes: {} },
  });
  for (const kept of ['late again', 'Tuesday', 'Ana', 'comment', 'suggestion'])
    expect(shared.text).not.toContain(kept);
});

test('what is no document is refused and changes nothing', async () => {
  const client = app.client();
  const { body: work } = await client.call(createWork, { body });
  for (const bad of [
    { doc: { type: 'doc', content: [{ type: 'iframe' }] }, notes: {} },
    { doc: null, notes: {} },
    { ...content, more: 1 },
    'text',
  ])
    expect(
      (
        await client.call(saveWork, {
          params: { id: work.id },
          body: { revision: 1, schema: 1, content: bad },
        })
      ).status,
    ).toBe(422);
  expect((await client.call(getWork, { params: { id: work.id } })).body.revision).toBe(1);
});

test('what is written live by two is one document, for whoever reads it', async () => {
  const { client } = await buildMember(app);
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We meet' }] }] };
  const { body: work } = await client.call(createWork, { body: { ...body, content: { doc, notes: {} } } });
  const opened = (await openLive(app.services, work.id))!;
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  for (const doc of [one, two]) Y.applyUpdate(doc, opened.bytes);
  const words = (doc: Y.Doc) => (doc.getXmlFragment(docField).get(0) as Y.XmlElement).get(0) as Y.XmlText;
  for (let turn = 0; turn < 60; turn += 1) {
    words(one).insert(0, 'a');
    words(two).insert(words(two).length, 'b');
  }
  for (const doc of [one, two])
    await app.services.bus.transact((tx) =>
      insertUpdate(tx, work.id, Y.encodeStateAsUpdate(doc, Y.encodeStateVectorFromUpdate(opened.bytes))),
    );
  const { body: read } = await client.call(getWork, { params: { id: work.id } });
  expect(read.text).toBe(`${'a'.repeat(60)}We meet${'b'.repeat(60)}`);
  expect((await loadBytes(app.services.db, work.id)).rows).toBe(3);
});

test('mistakes are listed with their places and reasons; other languages and code are left alone', async () => {
  const client = app.client();
  const text = 'Yesterday my freind goes to the libary.';
  const { body: found } = await client.call(checkPassage, { body: { text } });
  expect(found.items.map(({ start, end }) => text.slice(start, end))).toEqual(['freind goes', 'libary']);
  for (const { why } of found.items) expect(why).toMatch(/\.$/);
  const wordy = await client.call(checkPassage, {
    body: { text: 'We met in order to talk.\n\nIt is teh end.' },
  });
  expect(wordy.body.items.map(({ kind }) => kind)).toEqual(['wordy', 'spelling']);
  for (const fine of [
    'Der Garten war lange ein Parkplatz.',
    '',
    'See https://frend.example/libary and `npm i`.',
  ])
    expect((await client.call(checkPassage, { body: { text: fine } })).body.items).toEqual([]);
  expect((await client.call(checkPassage, { body: { text: 'x'.repeat(9001) } })).status).toBe(422);
});

test('only those who share a document can be named in it, and they hear of it', async () => {
  const [owner, friend, stranger] = [await buildMember(app), await buildMember(app), await buildMember(app)];
  const { body: work } = await owner.client.call(createWork, { body });
  const name = (client: typeof owner.client, people: string[]) =>
    client.call(mentionInWork, { params: { id: work.id }, body: { people, text: '@you look' } });
  expect((await name(owner.client, [friend.user.id])).status).toBe(422);
  expect((await name(stranger.client, [owner.user.id])).status).toBe(404);
  expect((await name(app.client(), [owner.user.id])).status).toBe(401);
  await owner.client.call(inviteToWork, {
    params: { id: work.id },
    body: { who: friend.user.username!, role: 'commenter' },
  });
  expect((await name(owner.client, [friend.user.id])).status).toBe(200);
  const rows = await app.services.db.select().from(notifications);
  expect(
    rows.filter(({ ownerId, kind }) => ownerId === friend.user.id && kind === 'work.mentioned'),
  ).toMatchObject([{ data: { text: '“Plan”: @you look', path: `/ai/text-editor?work=${work.id}` } }]);
  expect((await name(owner.client, [])).status).toBe(422);
});

test('to continue a text needs a language model, and says so', async () => {
  const client = app.client();
  const { body: run } = await client.call(createRun, {
    params: { tool: editPassage.id },
    body: { input: editPassage.examples[0]!.input },
  });
  const stream = await follow(app, client, run.id);
  expect(await stream.end()).toBe('failed');
});

test('what was edited live is read before anyone is kept waiting, and only written under the lock', async () => {
  const { client, user } = await buildMember(app);
  const { body: work } = await client.call(createWork, { body });
  const { bytes } = (await openLive(app.services, work.id))!;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes);
  const before = Y.encodeStateVector(doc);
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('And on Friday.')]);
  doc.getXmlFragment(docField).insert(1, [paragraph]);
  const { bus, db, works } = app.services;
  await bus.transact((tx) => insertUpdate(tx, work.id, Y.encodeStateAsUpdate(doc, before)));
  const order: string[] = [];
  const { row } = (await findWorkFor(db, { id: work.id, who: user.id }))!;
  const watched = {
    db,
    bus: { ...bus, transact: ((act) => (order.push('locked'), bus.transact(act))) as typeof bus.transact },
    works: {
      ...works,
      accept: ((...given) => (order.push('read'), works.accept(...given))) as typeof works.accept,
    },
  };
  const brought = await broughtUpToDate(watched, row);
  expect(order).toEqual(['read', 'locked']);
  expect(works.textOf(brought)).toContain('And on Friday.');
  // Whoever comes with the old row meanwhile gets the new one, and the version before it is whole.
  expect(works.textOf(await broughtUpToDate(watched, row))).toContain('And on Friday.');
  const { body: version } = await client.call(getWorkVersion, { params: { id: work.id, number: 1 } });
  expect(version.content).toEqual(content);
});
