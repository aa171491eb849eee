/** Allies: made, changed, shared, remixed, talked to; and who may do what. */
import { expect } from 'vitest';
import { find as findAnything } from '#app/find/contract.ts';
import { users } from '#kit/auth/table.server.ts';
import { flagChoices } from '#kit/flags/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { eq } from 'drizzle-orm';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import { addDemoDocument, deleteDocument, getDocument } from '#features/documents/contract.ts';
import { createWork, deleteWork } from '#tools/work/contract.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { makeAlly, plainAlly, say } from './allies.testing.ts';
import {
  addKnowledge,
  createAlly,
  deleteAlly,
  editAlly,
  getAlly,
  listAllies,
  listAllyTools,
  remixAlly,
  removeKnowledge,
  restoreAlly,
} from './contract.ts';
import { mostKnowledge } from './limits.ts';
import { addMemory, listMemories } from './memories/contract.ts';
import { allyReportKind } from './report-kind.ts';
import { allyKnowledge } from './table.server.ts';
import { templates } from './templates.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';
const note = {
  kind: 'note' as const,
  title: 'House rules',
  text: 'Quiet time in the house begins at ten in the evening. The spare key hangs behind the blue door in the hall.',
};

test('one makes an ally, which answers to a name of its own and is a principal', async () => {
  const { client } = await buildMember(app);
  const { status } = await app.client().call(createAlly, { body: plainAlly });
  expect(status).toBe(401);
  expect((await client.call(createAlly, { body: { ...plainAlly, name: ' ' } })).status).toBe(422);
  expect((await client.call(createAlly, { body: { ...plainAlly, tools: ['research'] } })).status).toBe(422);
  const id = await makeAlly(client);
  const second = await makeAlly(client);
  const { body } = await client.call(getAlly, { params: { id } });
  expect(body).toMatchObject({
    name: 'Keeper',
    handle: 'keeper',
    isMine: true,
    isShared: false,
    knowledge: [],
  });
  expect(body.usable.map(({ title }) => title)).toContain('Summarise');
  expect((await client.call(getAlly, { params: { id: second } })).body.handle).toBe('keeper-2');
  const [principal] = await app.services.db.select().from(principals).where(eq(principals.id, id));
  expect(principal?.kind).toBe('ally');
  await client.call(editAlly, { params: { id }, body: { voice: 'Long-winded.' } });
  expect((await client.call(getAlly, { params: { id } })).body.voice).toBe('Long-winded.');
});

test('a tool’s name, or the panda’s, is never an ally’s', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client, { name: 'Panda' });
  expect((await client.call(getAlly, { params: { id } })).body.handle).toBe('panda-2');
  const tool = await makeAlly(client, { name: 'Summarise' });
  expect((await client.call(getAlly, { params: { id: tool } })).body.handle).toBe('summarise-2');
});

test('others find neither an ally nor anything of it, until it is shared', async () => {
  const { client } = await buildMember(app);
  const other = (await buildMember(app)).client;
  const id = await makeAlly(client);
  for (const call of [
    other.call(getAlly, { params: { id } }),
    other.call(editAlly, { params: { id }, body: { name: 'Mine' } }),
    other.call(remixAlly, { params: { id }, body: {} }),
    other.call(deleteAlly, { params: { id }, query: {} }),
    other.call(restoreAlly, { params: { id } }),
    other.call(addKnowledge, { params: { id }, body: note }),
    other.call(addMemory, { body: { text: 'It is mine.', ally: id } }),
    other.call(getAlly, { params: { id: absent } }),
  ])
    expect((await call).status).toBe(404);
  expect((await say(app, other, id, 'Hello?')).state).toBe('failed');
  await client.call(editAlly, { params: { id }, body: { isShared: true } });
  expect((await app.client().call(getAlly, { params: { id } })).body.isMine).toBe(false);
  expect((await other.call(editAlly, { params: { id }, body: { name: 'Mine' } })).status).toBe(403);
  expect((await other.call(addKnowledge, { params: { id }, body: note })).status).toBe(403);
  const shelf = await other.call(listAllies, { query: { shelf: 'shared' } });
  expect(shelf.body.items.map((ally) => ally.id)).toContain(id);
});

test('allies are found by words of what they say of themselves: one’s own, and those that are shared', async () => {
  const maker = await buildMember(app);
  const other = await buildMember(app);
  const id = await makeAlly(maker.client, {
    name: 'Harpsichord Hanna',
    purpose: 'Restores quasarstone instruments.',
  });
  await maker.client.call(addKnowledge, {
    params: { id },
    body: { kind: 'note', title: 'Tuning with a zibeline fork', text: 'Slowly.' },
  });
  const find = async (client: Client, q: string, shelf: 'mine' | 'shared') => {
    await app.services.searchIndex!.settle();
    const { body } = await client.call(listAllies, { query: { q, shelf } });
    return body.items.map(({ name }) => name);
  };
  // By its name at once, before the index knows.
  const named = await maker.client.call(listAllies, { query: { q: 'harpsi', shelf: 'mine' } });
  expect(named.body.items).toHaveLength(1);
  for (const q of ['quasarstone instrument', 'zibeline', 'quasarstome'])
    expect(await find(maker.client, q, 'mine'), q).toEqual(['Harpsichord Hanna']);
  expect(await find(other.client, 'quasarstone', 'shared')).toEqual([]);
  expect(await find(other.client, 'quasarstone', 'mine')).toEqual([]);
  await maker.client.call(editAlly, { params: { id }, body: { isShared: true } });
  expect(await find(other.client, 'quasarstone', 'shared')).toEqual(['Harpsichord Hanna']);
  expect(await find(app.client(), 'quasarstone', 'shared')).toEqual(['Harpsichord Hanna']);
  expect(await find(maker.client, 'quasarstone', 'mine')).toEqual(['Harpsichord Hanna']);
  // In the palette for those who switched that on.
  const inPalette = async () => (await other.client.call(findAnything, { query: { q: 'quasarstone' } })).body;
  expect((await inPalette()).shown).toEqual([]);
  await app.services.db
    .insert(flagChoices)
    .values({ ownerId: other.user.id, flag: 'palette-allies', on: true });
  expect((await inPalette()).shown).toMatchObject([{ title: 'Harpsichord Hanna', label: 'Ally' }]);
  const { db } = app.services;
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maker.user.id));
  expect(await find(other.client, 'quasarstone', 'shared')).toEqual([]);
  expect((await inPalette()).shown).toEqual([]);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, maker.user.id));
  await maker.client.call(deleteAlly, { params: { id }, query: {} });
  expect(await find(other.client, 'quasarstone', 'shared')).toEqual([]);
});

test('a link to a shared ally has a picture; one that is not shared has none', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const picture = (by: Client) => by.request(`/previews/ally/${id}/card.png`);
  expect((await picture(app.client())).status).toBe(404);
  // Not even for its maker: it is drawn for links.
  expect((await picture(client)).status).toBe(404);
  await client.call(editAlly, { params: { id }, body: { isShared: true } });
  const drawn = await picture(app.client());
  expect(drawn.headers.get('content-type')).toBe('image/png');
  expect(drawn.headers.get('cache-control')).toBe('no-cache');
});

test('it quotes the notes that it was given, and says where nothing answers', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const empty = await say(app, client, id, 'Where does the spare key hang?');
  expect(empty.data.by).toBe('nothing');
  expect(empty.text).toContain('I have no sources yet');
  await client.call(addKnowledge, { params: { id }, body: note });
  const { state, text, data } = await say(app, client, id, 'Where does the spare key hang?');
  expect(state).toBe('done');
  expect(data.by).toBe('quotes');
  expect(text).toContain('“The spare key hangs behind the blue door in the hall.” [1]');
  expect(data.passages[0]).toMatchObject({ title: 'House rules', href: null });
  const away = await say(app, client, id, 'Which kinds of bread ferment longest?');
  expect(away.data.by).toBe('nothing');
});

test('it finds what is said in other words, and offers the closest where nothing answers', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const text = [
    'Our bakery is open from Tuesday to Saturday, from 7 in the morning until 6 in the evening.',
    'On Sundays we open from 8 to 11. On Mondays the bakery is closed.',
    'Cakes must be ordered 48 hours in advance.',
    'A deposit of 30 percent is due for orders above 60 euros.',
    'Dogs wait outside.',
  ].join('\n');
  await client.call(addKnowledge, { params: { id }, body: { kind: 'note', title: 'Bakery', text } });
  const first = async (question: string) => {
    const { data, text: answer } = await say(app, client, id, question);
    return { by: data.by, text: data.passages[0]?.text ?? '', answer };
  };
  expect((await first('How long before must I order cakes?')).text).toContain('48 hours in advance');
  expect((await first('When are you open on Sunday?')).text).toContain('On Sundays we open');
  const paid = await first('Do I have to pay something up front for a 80 euro cake?');
  expect(paid.answer).toContain('deposit of 30 percent');
  const near = await first('Is there a discount on cakes for students of medicine?');
  expect(near).toMatchObject({ by: 'nothing', answer: expect.stringContaining('closest I found') });
});

test('several questions in one sentence are answered each, and one without an answer is named', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const text = 'The party is on Saturday, 5 June. Ben brings the chairs. Dogs wait outside.';
  await client.call(addKnowledge, { params: { id }, body: { kind: 'note', title: 'Party', text } });
  await say(app, client, id, 'My sister is called Ada.');
  const both = await say(app, client, id, 'When is the party and who brings the chairs?');
  expect(both.data.by).toBe('quotes');
  expect(both.text).toMatch(/\*\*When is the party\?\*\*\s+“The party is on Saturday, 5 June\.” \[1\]/);
  expect(both.text).toMatch(/\*\*Who brings the chairs\?\*\*\s+“Ben brings the chairs\.” \[2\]/);
  expect(both.data.passages.map(({ id: number }) => number)).toEqual([1, 2]);
  const half = await say(app, client, id, 'Who brings the chairs and who brings the fireworks?');
  expect(half.text).toMatch(/fireworks\?\*\*\s+I found no answer to this\./);
  const mixed = await say(app, client, id, 'What is my sister called, and when is the party?');
  expect(mixed.data.by).toBe('memory');
  expect(mixed.text).toContain('Ada');
  expect(mixed.text).toContain('Saturday, 5 June');
});

test('it uses the tools that it may use, and no others', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const fixed = await say(app, client, id, 'Fix the grammar: We was late yesterday and they was angry.');
  expect(fixed.data).toMatchObject({ by: 'tool', tool: { id: 'grammar' } });
  expect(fixed.text).toContain('were late');
  const refused = await say(app, client, id, 'Hashtags: bamboo grows quickly in warm rain.');
  expect(refused.data).toMatchObject({ by: 'nothing', tool: { id: 'hashtags' } });
  expect(refused.text).toContain('not allowed');
  const unclear = await say(app, client, id, 'Summarise this');
  expect(unclear.text).toContain('Put the text behind it');
});

test('a document that was erased is named as gone, and the rest still answers', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const document = (await client.call(addDemoDocument, { body: {} })).body.id;
  await expect
    .poll(async () => (await client.call(getDocument, { params: { id: document } })).body.state)
    .toBe('ready');
  const added = await client.call(addKnowledge, {
    params: { id },
    body: { kind: 'document', subject: document },
  });
  expect(added.body).toMatchObject({ kind: 'document', isGone: false });
  const work = (
    await client.call(createWork, {
      body: {
        kind: 'text',
        title: 'Shed',
        content: { text: 'The shed code is seven times nine, so sixty-three.' },
      },
    })
  ).body.id;
  await client.call(addKnowledge, { params: { id }, body: { kind: 'work', subject: work } });
  await client.call(addKnowledge, { params: { id }, body: note });
  await client.call(deleteDocument, { params: { id: document } });
  const { body } = await client.call(getAlly, { params: { id } });
  expect(body.knowledge.map(({ kind, isGone }) => [kind, isGone])).toEqual([
    ['document', true],
    ['work', false],
    ['note', false],
  ]);
  const { data, text } = await say(app, client, id, 'When does quiet time in the house begin?');
  expect(text).toContain('ten in the evening');
  expect(data.missing).toHaveLength(1);
  await client.call(deleteWork, { params: { id: work } });
  expect((await say(app, client, id, 'When does quiet time begin?')).data.missing).toHaveLength(2);
});

test('others who ask a shared ally hear notes, and never its maker’s works', async () => {
  const { client } = await buildMember(app);
  const other = (await buildMember(app)).client;
  const id = await makeAlly(client);
  const work = (
    await client.call(createWork, {
      body: {
        kind: 'text',
        title: 'Secret',
        content: { text: 'The wine is hidden under the seventh stair of the cellar.' },
      },
    })
  ).body.id;
  await client.call(addKnowledge, { params: { id }, body: { kind: 'work', subject: work } });
  await client.call(addKnowledge, { params: { id }, body: note });
  await client.call(editAlly, { params: { id }, body: { isShared: true } });
  expect((await say(app, client, id, 'Where is the wine hidden in the cellar?')).text).toContain(
    'seventh stair',
  );
  const asked = await say(app, other, id, 'Where is the wine hidden in the cellar?');
  expect(asked.text).not.toContain('seventh');
  expect(asked.data.withheld).toBe(1);
  expect((await other.call(getAlly, { params: { id } })).body.knowledge.map(({ kind }) => kind)).toEqual([
    'note',
  ]);
  const made = (await other.call(remixAlly, { params: { id }, body: {} })).body.id;
  const remix = (await other.call(getAlly, { params: { id: made } })).body;
  expect(remix).toMatchObject({ isMine: true, remixOf: { id }, isShared: false });
  expect(remix.knowledge.map(({ kind }) => kind)).toEqual(['note']);
  // Nobody gives an ally what is not theirs.
  const foreign = await other.call(addKnowledge, {
    params: { id: made },
    body: { kind: 'work', subject: work },
  });
  expect(foreign.status).toBe(404);
});

test('an ally’s knowledge has a limit, and only its maker can remove items', async () => {
  const { client } = await buildMember(app);
  const other = (await buildMember(app)).client;
  const id = await makeAlly(client);
  const first = (await client.call(addKnowledge, { params: { id }, body: note })).body.id;
  expect((await other.call(removeKnowledge, { params: { id, knowledge: first } })).status).toBe(404);
  const rows = Array.from({ length: mostKnowledge - 1 }, () => ({ allyId: id, ...note }));
  await app.services.db.insert(allyKnowledge).values(rows);
  expect((await client.call(addKnowledge, { params: { id }, body: note })).status).toBe(409);
  expect((await client.call(removeKnowledge, { params: { id, knowledge: first } })).status).toBe(200);
  expect((await client.call(removeKnowledge, { params: { id, knowledge: first } })).status).toBe(404);
  const inward = await client.call(addKnowledge, {
    params: { id },
    body: { kind: 'link', url: 'http://127.0.0.1:1/' },
  });
  expect(inward.status).toBeGreaterThanOrEqual(400);
});

test('a deleted ally comes back; what every ally knows stays unless asked', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  await say(app, client, id, 'I live in Oslo.');
  await client.call(addMemory, { body: { text: 'Between us: I fear geese.', ally: id } });
  const texts = async () =>
    (await client.call(listMemories, { query: {} })).body.items.map(({ text }) => text).toSorted();
  expect(await texts()).toEqual(['Between us: I fear geese.', 'I live in Oslo.']);
  await client.call(deleteAlly, { params: { id }, query: {} });
  expect(await texts()).toEqual(['I live in Oslo.']);
  expect((await client.call(getAlly, { params: { id } })).status).toBe(404);
  await client.call(restoreAlly, { params: { id } });
  expect(await texts()).toHaveLength(2);
  await client.call(deleteAlly, { params: { id }, query: { memories: 'delete' } });
  expect(await texts()).toEqual([]);
});

test('a shared answer holds nothing that was remembered', async () => {
  const { client } = await buildMember(app);
  const id = await makeAlly(client);
  const reply = await say(app, client, id, 'My name is Ada.');
  expect(reply.data.remembered).toHaveLength(1);
  const share = await client.call(shareRun, { params: { id: reply.id }, body: { withInput: false } });
  const secret = share.body.path.split('/').at(-1)!;
  const read = await app.client().call(readShared, { params: { secret } });
  expect(read.status).toBe(200);
  expect(JSON.stringify((read.body as { output: unknown }).output)).not.toContain('Ada');
});

test('whoever blocked someone keeps their allies from them; what admins hide is gone for others', async () => {
  const maker = await buildMember(app);
  const other = await buildMember(app);
  const admin = await signIn(app, await buildAdmin(app));
  const id = await makeAlly(maker.client);
  await maker.client.call(editAlly, { params: { id }, body: { isShared: true } });
  const sees = async () => (await other.client.call(getAlly, { params: { id } })).status;
  expect(await sees()).toBe(200);
  await other.client.call(sendReport, { body: { target: { kind: allyReportKind, id }, reason: 'spam' } });
  const [report] = (await admin.call(listReports, { query: {} })).body.items;
  await admin.call(decideReport, { params: { id: report!.id }, body: { decision: 'hide' } });
  expect(await sees()).toBe(404);
  expect((await maker.client.call(getAlly, { params: { id } })).body.hidden).toEqual(expect.any(String));
  const second = await makeAlly(maker.client);
  await maker.client.call(editAlly, { params: { id: second }, body: { isShared: true } });
  expect((await other.client.call(getAlly, { params: { id: second } })).status).toBe(200);
  await maker.client.call(setBoundary, { params: { handle: other.user.username! }, body: { kind: 'block' } });
  expect((await other.client.call(getAlly, { params: { id: second } })).status).toBe(404);
});

test('an erased person takes their allies along', async () => {
  const { client, user } = await buildMember(app);
  const id = await makeAlly(client);
  await erasePerson(app.services, user, { actorId: user.id });
  expect(await app.services.db.$count(principals, eq(principals.id, id))).toBe(0);
});

test('every template names only tools that an ally can use', async () => {
  const { items } = (await app.client().call(listAllyTools)).body;
  const known = new Set(items.map(({ id }) => id));
  expect(templates.length).toBeGreaterThanOrEqual(12);
  for (const { name, tools } of templates)
    expect(
      tools.filter((tool) => !known.has(tool)),
      name,
    ).toEqual([]);
});
