/** Asking, answering, voting and accepting, and what may not be asked. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { listTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { questionChannel } from './channel.server.ts';
import {
  acceptAnswer,
  addAnswer,
  addQuestionComment,
  askQuestion,
  deletePost,
  editPost,
  editQuestion,
  getQuestion,
  listPostVersions,
  listQuestions,
  listQuestionTags,
  questionPicture,
  restorePost,
  voteOnPost,
  type QuestionFilter,
} from './contract.ts';
import { longestComment, longestText, longestTitle, mostTags } from './limits.ts';
import { absent, answer, ask, plainQuestion } from './questions.testing.ts';

const app = useTestApp();

const view = async (id: string, client = app.client()) =>
  (await client.call(getQuestion, { params: { id } })).body;
const status = async (id: string, client = app.client()) =>
  (await client.call(getQuestion, { params: { id } })).status;
const idsOn = async (query: QuestionFilter, client = app.client()) =>
  (await client.call(listQuestions, { query })).body.items.map(({ id }) => id);
const vote = (client: Client, id: string, value: -1 | 0 | 1) =>
  client.call(voteOnPost, { params: { id }, body: { vote: value } });
const accept = (client: Client, id: string, answerId: string | null) =>
  client.call(acceptAnswer, { params: { id }, body: { answer: answerId } });
const noticesOf = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { title: string }).title);

test('a question is read by all, answered by others, and its author hears of it', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const ben = await buildMember(app, { name: 'Ben' });
  const id = await ask(ana.client, { text: 'It is **cold** here.', tags: ['Bamboo', 'bamboo', 'winter'] });
  expect(await view(id)).toMatchObject({
    title: plainQuestion.title,
    text: 'It is **cold** here.',
    tags: ['bamboo', 'winter'],
    author: { name: 'Ana', handle: ana.user.username },
    answers: [],
    mine: false,
  });
  expect((await view(id, ana.client)).mine).toBe(true);
  await answer(ben.client, id);
  expect((await view(id)).answers).toMatchObject([
    { text: 'Wait until spring.', author: { name: 'Ben' }, votes: 0, accepted: false },
  ]);
  expect(await noticesOf(ana.user.id, 'question.answered')).toEqual([
    `Ben answered “${plainQuestion.title}”`,
  ]);
  await answer(ana.client, id, 'I found it myself.');
  expect(await noticesOf(ana.user.id, 'question.answered')).toHaveLength(1);
  expect((await app.client().call(listQuestions, { query: { tag: 'winter' } })).body.items).toMatchObject([
    { id, answers: 2, hasAccepted: false, excerpt: 'It is cold here.' },
  ]);
  expect((await app.client().call(listQuestionTags)).body.items).toContainEqual({ tag: 'winter', count: 1 });
});

test.for([
  ['nothing', { title: '' }],
  ['blanks', { title: ' \n ' }],
  ['one letter', { title: 'x' }],
  ['marks alone', { title: '?!?!?!?!?!?!' }],
  ['a pasted page', { title: 'word '.repeat(100) }],
  ['too much', { text: 'x'.repeat(longestText + 1) }],
  ['NUL', { text: 'a\0b' }],
  ['a tag with a blank', { tags: ['two words'] }],
  ['too many tags', { tags: Array.from({ length: mostTags + 1 }, (_, at) => `t${at}`) }],
  ['someone who is not there', { asked: '@nobody-here-at-all' }],
  ['a field nobody knows', { authorId: absent }],
] as const)('%s is no question', async ([, change]) => {
  const { client } = await buildMember(app);
  const { status: code, body } = await client.call(askQuestion, {
    body: { ...plainQuestion, ...change } as never,
  });
  expect(code).toBe(422);
  expect(JSON.stringify(body)).toMatch(/message/);
});

test.for([
  '竹子是草吗?',
  'هل الخيزران عشب أم شجرة؟',
  '대나무는 풀인가요?',
  'ไผ่เป็นหญ้าหรือไม่',
  'a'.repeat(longestTitle),
])('other scripts and long ones are questions: %s', async (title) => {
  const { client } = await buildMember(app);
  expect((await view(await ask(client, { title, text: 'x'.repeat(longestText) }))).title).toBe(title);
});

test('nobody answers, votes or asks without an account, nor about what is not there', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client);
  const guest = app.client();
  const params = { id };
  const text = { text: 'Words.' };
  expect((await guest.call(askQuestion, { body: plainQuestion })).status).toBe(401);
  expect((await guest.call(addAnswer, { params, body: text })).status).toBe(401);
  expect((await guest.call(addQuestionComment, { params, body: text })).status).toBe(401);
  expect((await vote(guest, id, 1)).status).toBe(401);
  expect((await accept(guest, id, null)).status).toBe(401);
  expect((await guest.call(editPost, { params, body: text })).status).toBe(401);
  expect((await guest.call(deletePost, { params })).status).toBe(401);
  expect((await guest.call(restorePost, { params })).status).toBe(401);
  const nothing = { id: absent };
  expect(await status(absent)).toBe(404);
  expect(await status('x')).toBe(422);
  expect((await client.call(addAnswer, { params: nothing, body: text })).status).toBe(404);
  expect((await client.call(addQuestionComment, { params: nothing, body: text })).status).toBe(404);
  expect((await vote(client, absent, 1)).status).toBe(404);
  expect((await accept(client, id, absent)).status).toBe(404);
  expect((await client.call(editQuestion, { params: nothing, body: plainQuestion })).status).toBe(404);
  expect((await client.call(deletePost, { params: nothing })).status).toBe(404);
  expect((await guest.call(listPostVersions, { params: nothing })).status).toBe(404);
  expect((await guest.call(questionPicture, { params: nothing })).status).toBe(404);
  for (const wrong of ['', '  ', 'x'.repeat(longestText + 1)])
    expect((await client.call(addAnswer, { params, body: { text: wrong } })).status).toBe(422);
  expect((await vote(client, id, 2 as never)).status).toBe(422);
});

test('one vote of each, changed or taken back, and never on one’s own words', async () => {
  const ana = await buildMember(app);
  const [ben, cleo] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  expect((await vote(ana.client, id, 1)).status).toBe(403);
  for (const _ of [1, 2]) expect((await vote(ben.client, id, 1)).body).toEqual({ votes: 1, myVote: 1 });
  expect((await vote(cleo.client, id, -1)).body).toEqual({ votes: 0, myVote: -1 });
  expect((await vote(cleo.client, id, 1)).body).toEqual({ votes: 2, myVote: 1 });
  expect((await vote(ben.client, id, 0)).body).toEqual({ votes: 1, myVote: 0 });
  expect(await view(id, cleo.client)).toMatchObject({ votes: 1, myVote: 1 });
  const comment = (await ben.client.call(addQuestionComment, { params: { id }, body: { text: 'Hm.' } })).body
    .id;
  expect((await vote(cleo.client, comment, 1)).status).toBe(404);
});

test('ten who vote at once are ten, and one who votes ten times at once is one', async () => {
  const { client } = await buildMember(app);
  const id = await ask(client);
  const voters = await Promise.all(Array.from({ length: 10 }, () => buildMember(app)));
  const [first] = voters;
  const both = [...voters, ...Array.from({ length: 9 }, () => first!)];
  const answers = await Promise.all(both.map((voter) => vote(voter.client, id, 1)));
  expect(answers.map((one) => one.status)).toEqual(both.map(() => 200));
  expect((await view(id)).votes).toBe(10);
});

test('whoever asked accepts one answer at a time, and can take it back', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const ben = await buildMember(app);
  const id = await ask(ana.client);
  const [one, two] = [await answer(ben.client, id, 'One'), await answer(ben.client, id, 'Two')];
  await vote((await buildMember(app)).client, one, 1);
  expect((await accept(ben.client, id, one)).status).toBe(403);
  expect((await accept(ana.client, id, two)).status).toBe(200);
  expect((await view(id)).answers).toMatchObject([
    { id: two, accepted: true },
    { id: one, accepted: false },
  ]);
  expect(await noticesOf(ben.user.id, 'question.answered')).toEqual([
    `Ana accepted your answer to “${plainQuestion.title}”`,
  ]);
  await accept(ana.client, id, null);
  expect((await view(id)).answers.map(({ accepted }) => accepted)).toEqual([false, false]);
  const elsewhere = await answer(ben.client, await ask(ana.client), 'Of another question');
  expect((await accept(ana.client, id, elsewhere)).status).toBe(404);
  expect((await accept(ana.client, id, id)).status).toBe(404);
  // Accepted at once: one of them is, whichever.
  await Promise.all([one, two, one, two].map((answerId) => accept(ana.client, id, answerId)));
  expect((await view(id)).answers.filter(({ accepted }) => accepted)).toHaveLength(1);
});

test('shelves: unanswered, most helpful, mine, and put to me', async () => {
  const [ana, ben, cleo] = [
    await buildMember(app),
    await buildMember(app),
    await buildMember(app, { name: 'Cleo' }),
  ];
  const tag = 'shelves';
  const one = await ask(ana.client, { tags: [tag] });
  const two = await ask(ana.client, { tags: [tag], asked: `@${ben.user.username}` });
  const three = await ask(cleo.client, { tags: [tag] });
  await answer(ben.client, one);
  await vote(ben.client, three, 1);
  expect(await idsOn({ tag })).toEqual([three, two, one]);
  expect(await idsOn({ tag, shelf: 'unanswered' })).toEqual([three, two]);
  expect(await idsOn({ tag, shelf: 'helpful' })).toEqual([three, two, one]);
  expect(await idsOn({ tag, shelf: 'mine' }, ben.client)).toEqual([one]);
  expect(await idsOn({ tag, shelf: 'mine' })).toEqual([]);
  expect(await idsOn({ tag, shelf: 'for-me' }, ben.client)).toEqual([two]);
  expect((await view(two)).asked).toMatchObject({ handle: ben.user.username });
  expect(await noticesOf(ben.user.id, 'question.asked')).toHaveLength(1);
  expect(
    (await ana.client.call(askQuestion, { body: { ...plainQuestion, asked: ana.user.username! } })).status,
  ).toBe(422);
  expect((await app.client().call(listQuestions, { query: { shelf: 'loud' } as never })).status).toBe(422);
});

test('the list comes in pages, also where it is sorted by votes', async () => {
  const tag = 'paged';
  const people = await Promise.all(Array.from({ length: 3 }, () => buildMember(app)));
  const ids: string[] = [];
  for (let n = 0; n < 23; n += 1) ids.push(await ask(people[n % 3]!.client, { tags: [tag] }));
  await vote(people[1]!.client, ids[0]!, 1);
  await vote(people[0]!.client, ids[1]!, -1);
  for (const [shelf, order] of [
    ['new', ids.toReversed()],
    ['helpful', [ids[0], ...ids.slice(2).toReversed(), ids[1]]],
  ] as const) {
    const first = await app.client().call(listQuestions, { query: { tag, shelf } });
    const rest = await app.client().call(listQuestions, { query: { tag, shelf, before: first.body.next! } });
    expect(rest.body.next).toBeNull();
    expect([...first.body.items, ...rest.body.items].map(({ id }) => id)).toEqual(order);
  }
});

test('edits are kept as versions with who wrote them and when', async () => {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app)];
  const id = await ask(ana.client, { text: 'First.', tags: ['one'] });
  const change = (client: Client, text: string) =>
    client.call(editQuestion, { params: { id }, body: { ...plainQuestion, text, tags: ['one'] } });
  expect((await change(ben.client, 'Mine now.')).status).toBe(403);
  expect((await change(app.client(), 'Mine now.')).status).toBe(401);
  expect((await change(ana.client, 'Second.')).status).toBe(200);
  expect((await change(ana.client, 'Second.')).status).toBe(200);
  expect(
    (await ana.client.call(editQuestion, { params: { id }, body: { ...plainQuestion, title: 'x' } })).status,
  ).toBe(422);
  expect((await view(id)).editedAt).not.toBeNull();
  expect((await app.client().call(listPostVersions, { params: { id } })).body.items).toMatchObject([
    { number: 2, text: 'Second.', author: 'Ana', tags: ['one'] },
    { number: 1, text: 'First.', author: 'Ana' },
  ]);
  const answered = await answer(ben.client, id, 'Draft');
  expect((await ana.client.call(editPost, { params: { id: answered }, body: { text: 'No' } })).status).toBe(
    403,
  );
  expect((await ben.client.call(editPost, { params: { id: answered }, body: { text: 'Done' } })).status).toBe(
    200,
  );
  expect((await app.client().call(listPostVersions, { params: { id: answered } })).body.items).toMatchObject([
    { number: 2, text: 'Done' },
    { number: 1, text: 'Draft' },
  ]);
});

test('comments are listed below their post, cause a notification, and have a maximum length', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app, { name: 'Ben' })];
  const id = await ask(ana.client);
  const answered = await answer(ana.client, id);
  const say = (text: string, to = id) =>
    ben.client.call(addQuestionComment, { params: { id: to }, body: { text } });
  expect((await say('x'.repeat(longestComment + 1))).status).toBe(422);
  const { body } = await say('Which kind?');
  await say('Really?', answered);
  expect((await say('A comment on a comment', body.id)).status).toBe(404);
  const seen = await view(id);
  expect(seen.comments).toMatchObject([{ text: 'Which kind?', author: { name: 'Ben' } }]);
  expect(seen.answers[0]!.comments).toMatchObject([{ text: 'Really?' }]);
  expect(await noticesOf(ana.user.id, 'question.answered')).toEqual([
    `Ben commented on “${plainQuestion.title}”`,
    `Ben commented on your answer to “${plainQuestion.title}”`,
  ]);
  const edit = (text: string) => ben.client.call(editPost, { params: { id: body.id }, body: { text } });
  expect((await edit('x'.repeat(longestComment + 1))).status).toBe(422);
  expect((await edit('Which species?')).status).toBe(200);
  expect((await view(id)).comments).toMatchObject([{ text: 'Which species?' }]);
});

test('what is deleted waits in the trash of whoever wrote it, and brings back what stood below', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  const answered = await answer(ben.client, id);
  await accept(ana.client, id, answered);
  const remove = (client: Client, post: string) => client.call(deletePost, { params: { id: post } });
  expect((await remove(ben.client, id)).status).toBe(403);
  expect((await remove(ana.client, answered)).status).toBe(403);
  expect((await remove(ben.client, answered)).status).toBe(200);
  expect((await view(id)).answers).toEqual([]);
  expect((await ben.client.call(listTrash)).body.items).toMatchObject([
    { label: 'Answer: Wait until spring.' },
  ]);
  expect((await ana.client.call(restorePost, { params: { id: answered } })).status).toBe(404);
  expect((await ben.client.call(restorePost, { params: { id: answered } })).status).toBe(200);
  expect((await view(id)).answers).toMatchObject([{ id: answered, accepted: true }]);
  expect(
    (await Promise.all([remove(ana.client, id), remove(ana.client, id)])).map((one) => one.status).sort(),
  ).toEqual([200, 404]);
  expect(await status(id)).toBe(404);
  expect((await vote(ana.client, answered, 1)).status).toBe(404);
  expect((await ana.client.call(restorePost, { params: { id } })).status).toBe(200);
  expect((await view(id)).answers).toHaveLength(1);
});

test('a suspended member’s questions and answers are gone at once', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await ask(ana.client);
  await answer(ben.client, id);
  const suspend = (userId: string) =>
    app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId));
  await suspend(ben.user.id);
  expect((await view(id)).answers).toEqual([]);
  await suspend(ana.user.id);
  expect(await status(id)).toBe(404);
});

test('open pages hear of changes where the question may be seen, and links have a picture', async () => {
  const { user, client } = await buildMember(app);
  const id = await ask(client);
  const canRead = (name: string) =>
    questionChannel.canRead(app.services, { kind: 'member', user } as never, name);
  expect(await canRead(`question:${id}`)).toBe(true);
  expect(await canRead(`question:${absent}`)).toBe(false);
  expect(await canRead(`question:${await answer(client, id)}`)).toBe(false);
  expect(await canRead('question:%')).toBe(false);
  const canVisitorRead = (name: string) => questionChannel.canVisitorRead!(app.services, name);
  expect(await canVisitorRead(`question:${id}`)).toBe(true);
  expect(await canVisitorRead(`question:${absent}`)).toBe(false);
  const heard: string[] = [];
  const leave = app.services.bus.subscribe(({ channel, type }) => heard.push(`${channel} ${type}`));
  await answer((await buildMember(app)).client, id);
  await expect.poll(() => heard).toContain(`question:${id} question.changed`);
  leave();
  const picture = await app.client().call(questionPicture, { params: { id } });
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('whoever asks too much at once is asked to wait', async () => {
  const { client } = await buildMember(app);
  const statuses = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await client.call(askQuestion, { body: plainQuestion })).status);
  expect(statuses.slice(0, 20).every((code) => code === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
