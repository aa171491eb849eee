import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { guests } from '#kit/principals/table.server.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  answerFeedback,
  changeFeedbackState,
  deleteFeedback,
  feedbackCounts,
  listFeedback,
  longestFeedback,
  ownFeedback,
  restoreFeedback,
  sendFeedback,
} from './contract.ts';
import { feedback } from './table.server.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';
const good = { page: '/ai/images', feedback: 'The panda looks left.', type: 'bug' as const };

const stored = async (text: string) => {
  const [row] = await app.services.db.select().from(feedback).where(eq(feedback.text, text));
  return row;
};
const countRows = () => app.services.db.$count(feedback);

async function send(client: Client, text: string, more: object = {}) {
  const answer = await client.call(sendFeedback, { body: { ...good, feedback: text, ...more } });
  expect(answer.status).toBe(200);
  return (await stored(text))!;
}

const admin = async () => signIn(app, await buildAdmin(app));

test('a guest is heard, text and address trimmed, and is the owner of what they wrote', async () => {
  const client = app.client();
  const answer = await client.call(sendFeedback, {
    body: { ...good, feedback: '  It is slow.\n', email: ' me@example.org ' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, message: expect.any(String) });
  const row = await stored('It is slow.');
  expect(row).toMatchObject({ page: '/ai/images', type: 'bug', email: 'me@example.org', state: 'open' });
  const [guest] = await app.services.db.select().from(guests).where(eq(guests.principalId, row!.ownerId!));
  expect(guest).toBeDefined();
});

test('feedback belongs to the member who wrote it; an empty address counts as no address', async () => {
  const { user, client } = await buildMember(app);
  const row = await send(client, 'Lovely.', { type: 'praise', email: '  ' });
  expect(row).toMatchObject({ ownerId: user.id, email: null, type: 'praise' });
});

test.for<[string, object, string]>([
  ['nothing but space', { feedback: ' \n ' }, 'invalid'],
  ['no text', { feedback: undefined }, 'invalid'],
  ['too long a text', { feedback: 'x'.repeat(longestFeedback + 1) }, 'invalid'],
  ['an invisible character', { feedback: 'a\0b' }, 'invalid'],
  ['a kind we do not know', { type: 'rant' }, 'invalid'],
  ['an address that is none', { email: 'not an address' }, 'invalid'],
  ['no page', { page: '' }, 'invalid'],
  ['a field of ours', { state: 'closed' }, 'unknown_field'],
  ['an owner', { ownerId: absent }, 'unknown_field'],
])('%s is refused and nothing is kept', async ([, wrong, code]) => {
  const before = await countRows();
  const answer = await app.client().call(sendFeedback, { body: { ...good, ...wrong } as never });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error: { code } });
  expect(await countRows()).toBe(before);
});

test('the longest text fits', async () => {
  const text = 'é'.repeat(longestFeedback);
  expect(await send(app.client(), text)).toMatchObject({ text });
});

test('the same Idempotency-Key is heard once', async () => {
  const client = app.client();
  await client.call(sendFeedback, { body: good });
  const before = await countRows();
  const init = { headers: { 'idempotency-key': 'press-1' } };
  for (const _ of [1, 2, 3])
    expect((await client.call(sendFeedback, { body: { ...good, feedback: 'Twice.' } }, init)).status).toBe(
      200,
    );
  expect(await countRows()).toBe(before + 1);
});

test('members see their own feedback with our answers, and nobody else’s', async () => {
  expect((await app.client().call(ownFeedback, { query: {} })).status).toBe(401);
  const a = await buildMember(app);
  const b = await buildMember(app);
  const row = await send(a.client, 'From A.');
  await send(b.client, 'From B.');
  await (await admin()).call(answerFeedback, { params: { id: row.id }, body: { answer: 'Thanks, A.' } });
  const { body } = await a.client.call(ownFeedback, { query: {} });
  expect(body.items).toMatchObject([{ text: 'From A.', state: 'answered', answer: 'Thanks, A.' }]);
  // Another's id as a cursor only says where a page begins.
  const beyond = await b.client.call(ownFeedback, {
    query: { before: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
  });
  expect(beyond.body.items.map(({ text }) => text)).toEqual(['From B.']);
});

test('admins page through all of it, filtered, without gaps or repeats', async () => {
  const client = await admin();
  const guest = app.client();
  for (let n = 0; n < 30; n += 1) await send(guest, `Question ${n}`, { type: 'question' });
  const texts: string[] = [];
  let before: string | undefined;
  do {
    const { body } = await client.call(listFeedback, {
      query: { type: 'question', ...(before && { before }) },
    });
    texts.push(...body.items.map(({ text }) => text));
    before = body.next ?? undefined;
  } while (before);
  expect(texts).toHaveLength(30);
  expect(new Set(texts).size).toBe(30);
  const { body } = await client.call(listFeedback, { query: { state: 'open', type: 'praise' } });
  expect(body.items.every(({ type, state }) => type === 'praise' && state === 'open')).toBe(true);
});

test('an answer reaches a guest by mail, a member by notification and at a confirmed address', async () => {
  const client = await admin();
  const guest = await send(app.client(), 'How do I export?', { email: 'guest@example.org' });
  const answered = await client.call(answerFeedback, {
    params: { id: guest.id },
    body: { answer: 'In the settings.' },
  });
  expect(answered.body).toEqual({ notified: false, mailed: true });
  const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, 'guest@example.org'));
  expect(emails).toHaveLength(1);

  const { user, client: member } = await buildMember(app);
  const row = await send(member, 'And how do I import?');
  expect(
    (await client.call(answerFeedback, { params: { id: row.id }, body: { answer: 'Just so.' } })).body,
  ).toEqual({ notified: true, mailed: true });
  const [email] = await app.services.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(email).toMatchObject({ template: 'feedback-answer', ownerId: user.id });
  const [notice] = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, user.id));
  expect(notice).toMatchObject({ kind: 'feedback.answered', data: { text: 'Just so.', path: '/feedback' } });

  const unsure = await buildMember(app, { emailVerified: false });
  const doubtful = await send(unsure.client, 'Is this mine?');
  expect(
    (await client.call(answerFeedback, { params: { id: doubtful.id }, body: { answer: 'Yes.' } })).body,
  ).toEqual({ notified: true, mailed: false });

  const silent = await send(app.client(), 'No address from me.');
  expect(
    (await client.call(answerFeedback, { params: { id: silent.id }, body: { answer: 'Still.' } })).body,
  ).toEqual({
    notified: false,
    mailed: false,
  });
});

test('feedback is closed and opened again', async () => {
  const client = await admin();
  const { id } = await send(app.client(), 'Close me.');
  const before = (await client.call(feedbackCounts)).body;
  expect(
    (await client.call(changeFeedbackState, { params: { id }, body: { state: 'closed' } })).body,
  ).toEqual({ state: 'closed' });
  const after = (await client.call(feedbackCounts)).body;
  expect(after).toEqual({ ...before, open: before.open - 1, closed: before.closed + 1 });
  expect((await client.call(changeFeedbackState, { params: { id }, body: { state: 'open' } })).body).toEqual({
    state: 'open',
  });
  expect(
    (await client.call(changeFeedbackState, { params: { id }, body: { state: 'answered' as never } })).status,
  ).toBe(422);
});

test('what is deleted is gone from every list, and comes back', async () => {
  const client = await admin();
  const member = await buildMember(app);
  const { id } = await send(member.client, 'Delete me.');
  expect((await client.call(deleteFeedback, { params: { id } })).status).toBe(200);
  expect((await client.call(deleteFeedback, { params: { id } })).status).toBe(404);
  expect((await client.call(answerFeedback, { params: { id }, body: { answer: 'x' } })).status).toBe(404);
  const inList = async () =>
    (await client.call(listFeedback, { query: {} })).body.items.some((item) => item.id === id);
  expect(await inList()).toBe(false);
  expect((await member.client.call(ownFeedback, { query: {} })).body.items).toEqual([]);

  expect((await client.call(restoreFeedback, { params: { id } })).status).toBe(200);
  expect((await client.call(restoreFeedback, { params: { id } })).status).toBe(404);
  expect(await inList()).toBe(true);
});

test('it also comes back from the trash, and the audit says by whom', async () => {
  const user = await buildAdmin(app);
  const client = await signIn(app, user);
  const { id } = await send(app.client(), 'From the trash.');
  await client.call(deleteFeedback, { params: { id } });
  const [item] = await app.services.trash.list(app.services.db, user.id);
  expect(item).toMatchObject({ kind: 'feedback', subjectId: id, label: 'Feedback: From the trash.' });
  await app.services.trash.restore(app.services, user.id, item!.id);
  expect((await stored('From the trash.'))!.deletedAt).toBeNull();
  const [note] = await app.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'feedback.restore')));
  expect(note).toMatchObject({ actorId: user.id });

  await client.call(deleteFeedback, { params: { id } });
  const [again] = await app.services.trash.list(app.services.db, user.id);
  await app.services.trash.purge(app.services, again!);
  expect(await stored('From the trash.')).toBeUndefined();
});

test('an id of nothing is 404, an id that is none 422', async () => {
  const client = await admin();
  for (const endpoint of [deleteFeedback, restoreFeedback]) {
    expect((await client.call(endpoint, { params: { id: absent } })).status).toBe(404);
    expect((await client.call(endpoint, { params: { id: 'x' } })).status).toBe(422);
  }
  expect((await client.call(answerFeedback, { params: { id: absent }, body: { answer: 'x' } })).status).toBe(
    404,
  );
  expect((await client.call(answerFeedback, { params: { id: absent }, body: { answer: ' ' } })).status).toBe(
    422,
  );
});

test('admins who look on hear of new feedback', async () => {
  const heard: string[] = [];
  const stop = app.services.bus.subscribe(
    ({ channel, type }) => void (channel === 'admin' && heard.push(type)),
  );
  await send(app.client(), 'Ring ring.');
  await expect.poll(() => heard).toContain('feedback.new');
  stop();
});
