/** What is reported and hidden, what its author says to that, boundaries, and words that outlive an account. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { decidePost, listModeration, moderationCounts, type ModerationView } from './admin-contract.ts';
import {
  acceptAnswer,
  addAnswer,
  addQuestionComment,
  appealPost,
  askQuestion,
  deletePost,
  editPost,
  getQuestion,
  listPostVersions,
  listQuestions,
  restorePost,
  voteOnPost,
} from './contract.ts';
import { longestAppeal } from './limits.ts';
import { absent, answer, ask, plainQuestion } from './questions.testing.ts';
import { reportKinds } from './report-kinds.ts';
import { questionPosts } from './table.server.ts';

const app = useTestApp();

const admin = async () => signIn(app, await buildAdmin(app));
const get = (id: string, client = app.client()) => client.call(getQuestion, { params: { id } });
const decide = (
  client: Client,
  id: string,
  body: { decision: 'hide' | 'show'; message?: string; reason?: 'spam' },
) => client.call(decidePost, { params: { id }, body });
const appeal = (client: Client, id: string, text = 'It is a fair question.') =>
  client.call(appealPost, { params: { id }, body: { text } });
const queue = async (client: Client, shelf: ModerationView) =>
  (await client.call(listModeration, { query: { shelf } })).body.items;
const noticesOf = async (ownerId: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, 'report.decided')))
  ).map(({ data }) => data as { title: string; text: string });

test('what is reported is hidden with a reason, appealed once, and shown again', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app, { name: 'Ben' })];
  const client = await admin();
  const id = await ask(ana.client);
  const target = { kind: reportKinds.question, id };
  await ben.client.call(sendReport, { body: { target, reason: 'spam', note: 'Buy now!' } });
  expect(await queue(client, 'reported')).toMatchObject([
    { id, kind: 'question', reports: [{ reason: 'spam', note: 'Buy now!', reporter: 'Ben' }] },
  ]);
  expect((await client.call(moderationCounts)).body).toEqual({ reported: 1, appeals: 0, hidden: 0 });

  expect((await appeal(ana.client, id)).status).toBe(409);
  expect(
    (await decide(client, id, { decision: 'hide', reason: 'spam', message: 'No links, please.' })).status,
  ).toBe(200);
  expect((await get(id)).status).toBe(404);
  expect((await get(id, ben.client)).status).toBe(404);
  const why = 'Spam. Advertising or repeated content. No links, please.';
  expect((await get(id, ana.client)).body.hidden).toEqual({ why, appeal: null, appealAnswer: null });
  expect((await app.client().call(listPostVersions, { params: { id } })).status).toBe(404);
  expect((await ana.client.call(listQuestions, { query: {} })).body.items).toEqual([]);
  expect(await noticesOf(ben.user.id)).toMatchObject([
    { text: 'Thank you. We’ve hidden it. No links, please.' },
  ]);
  expect(await noticesOf(ana.user.id)).toMatchObject([
    { title: 'Your post was hidden', text: `“${plainQuestion.title}” ${why}` },
  ]);
  // Nothing is added to it, and deleting it and bringing it back does not show it.
  expect((await ana.client.call(addAnswer, { params: { id }, body: { text: 'So there.' } })).status).toBe(
    409,
  );
  await ana.client.call(deletePost, { params: { id } });
  await ana.client.call(restorePost, { params: { id } });
  expect((await get(id)).status).toBe(404);

  expect((await appeal(ben.client, id)).status).toBe(404);
  expect((await appeal(app.client(), id)).status).toBe(401);
  for (const wrong of ['', ' ', 'x'.repeat(longestAppeal + 1)])
    expect((await appeal(ana.client, id, wrong)).status).toBe(422);
  const both = await Promise.all([appeal(ana.client, id), appeal(ana.client, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await queue(client, 'appeals')).toMatchObject([{ id, appeal: 'It is a fair question.', why }]);
  await decide(client, id, { decision: 'hide', message: 'It advertises.' });
  expect((await get(id, ana.client)).body.hidden).toMatchObject({ why, appealAnswer: 'It advertises.' });
  expect(await queue(client, 'appeals')).toEqual([]);
  expect((await appeal(ana.client, id)).status).toBe(409);
  await decide(client, id, { decision: 'show' });
  expect((await get(id)).body.hidden).toBeNull();
  expect((await noticesOf(ana.user.id)).map(({ title }) => title)).toEqual([
    'Your post was hidden',
    'Your appeal was declined',
    'Your post is visible again',
  ]);
  const written = await app.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(written.map(({ action }) => action).sort()).toEqual([
    'question.hide',
    'question.hide',
    'question.show',
  ]);
});

test('a hidden answer is no longer accepted, and its author still reads why', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  const answered = await answer(ben.client, id);
  await ana.client.call(addQuestionComment, { params: { id: answered }, body: { text: 'Thanks' } });
  await ana.client.call(acceptAnswer, { params: { id }, body: { answer: answered } });
  const client = await admin();
  // From the reports of the whole site, where they stand as well.
  const target = { kind: reportKinds.answer, id: answered };
  await ana.client.call(sendReport, { body: { target, reason: 'unkind' } });
  const { items } = (await client.call(listReports, { query: { state: 'open' } })).body;
  const report = items.find((item) => item.target?.text === 'Wait until spring.')!;
  await client.call(decideReport, { params: { id: report.id }, body: { decision: 'hide' } });
  expect((await get(id)).body.answers).toEqual([]);
  expect((await get(id, ben.client)).body.answers).toMatchObject([
    { accepted: false, hidden: { why: 'Unkind. It insults, threatens or harasses someone.' } },
  ]);
  expect((await ana.client.call(voteOnPost, { params: { id: answered }, body: { vote: 1 } })).status).toBe(
    404,
  );
  expect((await appeal(ben.client, answered)).status).toBe(200);
  await decide(client, answered, { decision: 'show', message: 'We were too quick.' });
  expect((await get(id)).body.answers).toMatchObject([{ accepted: true, comments: [{ text: 'Thanks' }] }]);
  expect((await noticesOf(ben.user.id)).at(-1)).toMatchObject({ title: 'Your appeal was accepted' });
});

test('to everyone but admins there is no queue', async () => {
  const { client: member } = await buildMember(app);
  const id = await ask(member);
  for (const client of [app.client(), member]) {
    expect((await client.call(listModeration, { query: { shelf: 'newest' } })).status).toBe(404);
    expect((await client.call(moderationCounts)).status).toBe(404);
    expect((await decide(client, id, { decision: 'hide' })).status).toBe(404);
  }
  const client = await admin();
  expect((await decide(client, absent, { decision: 'hide' })).status).toBe(404);
  expect((await decide(client, id, { decision: 'burn' as never })).status).toBe(422);
  expect((await client.call(listModeration, { query: { shelf: 'x' as never } })).status).toBe(422);
  expect((await queue(client, 'newest')).map((post) => post.id)).toContain(id);
});

test('whoever is blocked cannot ask, answer, comment or vote there; whoever is muted is not read', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  const draw = (kind: 'mute' | 'block') =>
    ana.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind } });
  await draw('block');
  const words = { params: { id }, body: { text: 'Let me in' } };
  expect((await ben.client.call(addAnswer, words)).status).toBe(404);
  expect((await ben.client.call(addQuestionComment, words)).status).toBe(404);
  expect((await ben.client.call(voteOnPost, { params: { id }, body: { vote: 1 } })).status).toBe(404);
  const toAna = { ...plainQuestion, asked: ana.user.username! };
  expect((await ben.client.call(askQuestion, { body: toAna })).status).toBe(403);
  await draw('mute');
  expect((await ben.client.call(addAnswer, words)).status).toBe(200);
  const own = await ask(ben.client);
  expect((await get(id, ana.client)).body.answers).toEqual([]);
  expect((await get(id)).body.answers).toHaveLength(1);
  const listedFor = async (client: Client) =>
    (await client.call(listQuestions, { query: {} })).body.items.map((item) => item.id);
  expect(await listedFor(ana.client)).not.toContain(own);
  expect(await listedFor(app.client())).toContain(own);
});

test('whoever is blocked finds no question of theirs, at its address as little as in search', async () => {
  const [ana, ben, cleo] = [await buildMember(app), await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client, { title: 'Does quillwort grow in a teapot?' });
  const [own, cleos] = [await answer(ben.client, id, 'It does.'), await answer(cleo.client, id, 'Not here.')];
  await ana.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind: 'block' } });
  await app.services.searchIndex!.settle();
  const looks = async (client: Client) => [
    await client.call(getQuestion, { params: { id } }),
    await client.call(listPostVersions, { params: { id } }),
    // Answers of others go with the question that they stand under.
    await client.call(listPostVersions, { params: { id: cleos } }),
    await client.request(`/previews/question/${id}/card.png`),
  ];
  const finds = async (client: Client) => (await client.request('/api/find?q=quillwort')).text.includes(id);
  const notificationsOf = async (wanted: string) => {
    const { text } = await ben.client.call(getQuestion, { params: { id: wanted } });
    const { code, message } = (JSON.parse(text) as { error: { code: string; message: string } }).error;
    return { code, message };
  };
  for (const { status, text } of await looks(ben.client)) {
    expect(status).toBe(404);
    expect(text).not.toMatch(/quillwort|It does|Not here/);
  }
  expect(await notificationsOf(id)).toEqual(await notificationsOf(absent));
  expect(await finds(ben.client)).toBe(false);
  // An admin judges what is reported, also by people who blocked them.
  const judge = await admin();
  for (const client of [app.client(), cleo.client, ana.client, judge]) {
    for (const { status } of await looks(client)) expect(status).toBe(200);
    expect(await finds(client)).toBe(true);
  }
  // His own words are still his to take back, and not to change.
  const change = { params: { id: own }, body: { text: 'Read this, Ana' } };
  expect((await ben.client.call(editPost, change)).status).toBe(404);
  expect((await ben.client.call(deletePost, { params: { id: own } })).status).toBe(200);
  // Whoever blocks still reads, at its address, what the other asked.
  const his = await ask(ben.client);
  expect((await get(his, ana.client)).status).toBe(200);
});

test('a question is still found after its author left', async () => {
  const ana = await buildMember(app);
  const id = await ask(ana.client, { title: 'Who keeps a moonwort?' });
  const finds = async () => {
    await app.services.searchIndex!.settle();
    return (await app.client().request('/api/find?q=moonwort')).text.includes(id);
  };
  expect(await finds()).toBe(true);
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  expect(await finds()).toBe(true);
});

test('questions and answers stay when their authors leave, without a name; votes go', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  const answered = await answer(ben.client, id);
  await ana.client.call(voteOnPost, { params: { id: answered }, body: { vote: 1 } });
  const unsaid = await ask(ana.client);
  await ana.client.call(deletePost, { params: { id: unsaid } });
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect((await get(id)).body).toMatchObject({
    author: null,
    answers: [{ author: null, text: 'Wait until spring.', votes: 0 }],
  });
  expect(await app.services.db.$count(questionPosts, eq(questionPosts.id, unsaid))).toBe(0);
});
