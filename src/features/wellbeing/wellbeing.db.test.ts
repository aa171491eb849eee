/** Entries are their writer's alone, and cannot be read in the database; words of crisis come before any engine. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  changeEntry,
  deleteAllEntries,
  deleteEntry,
  exportEntries,
  listEntries,
  saveEntry,
  summariseEntries,
  talk,
} from './contract.ts';
import { wellbeingEntries } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });
const written = 'The interview went badly and I felt small.';
const journal = (text: string) => ({ kind: 'journal', form: 'journal', answers: { text } }) as const;

test('what is written is read by its writer alone, and is sealed in the database', async () => {
  const { client, user } = await buildMember(app);
  const saved = await client.call(saveEntry, { body: journal(written) });
  expect(saved.status).toBe(200);
  expect((await client.call(listEntries, { query: {} })).body.items).toMatchObject([journal(written)]);
  const [row] = await app.services.db
    .select()
    .from(wellbeingEntries)
    .where(eq(wellbeingEntries.ownerId, user.id));
  expect(JSON.stringify(row)).not.toMatch(/interview|journal/);

  const params = { id: saved.body.id };
  for (const other of [(await buildMember(app)).client, await signIn(app, await buildAdmin(app))]) {
    expect((await other.call(listEntries, { query: {} })).body.items).toEqual([]);
    expect((await other.call(changeEntry, { params, body: journal('mine now') })).status).toBe(404);
    expect((await other.call(deleteEntry, { params })).status).toBe(404);
  }
  expect((await client.call(listEntries, { query: {} })).body.items).toMatchObject([journal(written)]);
});

test('a call that is repeated by its key brings no deleted entry back, and its answer is sealed while it is kept', async () => {
  const { client, user } = await buildMember(app);
  const save = (key: string) =>
    client.call(saveEntry, { body: journal(written) }, { headers: { 'idempotency-key': key } });
  const [one, other, kept] = [await save('one'), await save('other'), await save('kept')];
  expect((await save('one')).body).toEqual(one.body);
  const records = await app.services.db
    .select()
    .from(idempotencyRecords)
    .where(eq(idempotencyRecords.ownerId, user.id));
  expect(records).toHaveLength(3);
  expect(JSON.stringify(records)).not.toMatch(/interview|journal/);

  await client.call(deleteEntry, { params: { id: one.body.id } });
  const again = await save('one');
  expect(again.status).toBe(409);
  expect(again.text).not.toContain('interview');
  expect((await save('other')).body).toEqual(other.body);
  await client.call(deleteAllEntries);
  expect([(await save('other')).status, (await save('kept')).status]).toEqual([409, 409]);
  expect(kept.status).toBe(200);
  expect((await client.call(listEntries, { query: {} })).body.items).toEqual([]);
});

test('a guest keeps nothing', async () => {
  const guest = app.client();
  expect((await guest.call(saveEntry, { body: journal(written) })).status).toBe(401);
  expect((await guest.call(listEntries, { query: {} })).status).toBe(401);
  expect((await guest.call(summariseEntries)).status).toBe(401);
});

test('a sealed entry opens for no other owner', async () => {
  const one = await buildMember(app);
  const other = await buildMember(app);
  await one.client.call(saveEntry, { body: journal(written) });
  await app.services.db
    .update(wellbeingEntries)
    .set({ ownerId: other.user.id })
    .where(eq(wellbeingEntries.ownerId, one.user.id));
  expect((await other.client.call(listEntries, { query: {} })).status).toBe(500);
});

test('entries are changed, listed by kind over several pages, and deleted one by one or all', async () => {
  const { client } = await buildMember(app);
  for (let n = 0; n < 60; n += 1) await client.call(saveEntry, { body: journal(`Day ${n}`) });
  await client.call(saveEntry, {
    body: { kind: 'check-in', form: 'check-in', answers: { mood: 4, feelings: ['Calm'], note: '' } },
  });
  const first = await client.call(listEntries, { query: { kind: 'journal' } });
  const second = await client.call(listEntries, { query: { kind: 'journal', before: first.body.next! } });
  expect([...first.body.items, ...second.body.items].map(({ answers }) => answers.text)).toHaveLength(60);
  expect(second.body.next).toBeNull();
  const { id } = first.body.items[0]!;
  expect(
    (await client.call(changeEntry, { params: { id }, body: journal('Another day') })).body,
  ).toMatchObject(journal('Another day'));
  expect((await client.call(deleteEntry, { params: { id } })).status).toBe(200);
  expect((await client.call(deleteEntry, { params: { id } })).status).toBe(404);
  expect((await client.call(deleteAllEntries)).body).toEqual({ deleted: 60 });
});

test('foreign fields, kinds and endless answers are refused', async () => {
  const { client } = await buildMember(app);
  const status = async (body: object) => (await client.call(saveEntry, { body: body as never })).status;
  expect(await status({ ...journal('x'), kind: 'diagnosis' })).toBe(422);
  expect(await status({ ...journal('x'.repeat(10_001)) })).toBe(422);
  expect(await status({ ...journal('x'), form: '../x' })).toBe(422);
  expect(await status({ ...journal('x'), more: 1 })).toBe(422);
});

test('everything can be taken along, a summary is a PDF, and all of it goes with the account', async () => {
  const { client, user } = await buildMember(app);
  await client.call(saveEntry, { body: journal(written) });
  await client.call(saveEntry, {
    body: { kind: 'questionnaire', form: 'phq-9', answers: { score: 7 } },
  });
  const all = await client.request(exportEntries.path);
  expect(JSON.parse(all.text)).toHaveLength(2);
  const summary = await client.request(summariseEntries.path);
  expect(summary.text.slice(0, 5)).toBe('%PDF-');
  await erasePerson(app.services, user, { actorId: user.id });
  expect(await app.services.db.$count(wellbeingEntries, eq(wellbeingEntries.ownerId, user.id))).toBe(0);
});

test('words of crisis are answered with help, without a model it says so', async () => {
  const guest = app.client();
  const say = async (...texts: string[]) =>
    (await guest.call(talk, { body: { messages: texts.map((text) => ({ from: 'person' as const, text })) } }))
      .body;
  expect(await say('I want to die')).toEqual({ is: 'crisis' });
  expect(await say('I want to die', 'I called the line and feel a bit better')).toEqual({ is: 'no-model' });
  expect(await say('Work is too much at the moment')).toEqual({ is: 'no-model' });
});
