/** Tools by mention, questions to everyone, what came of the talk, and the document beside it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { getWork } from '#tools/work/contract.ts';
import { works, workVersions } from '#tools/work/table.server.ts';
import { decideProposal, listProposals } from '#tools/work/propose/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { answerAsk, askThread, closeAsk, getAsk } from './asks/contract.ts';
import {
  changeThread,
  getThread,
  listMessages,
  listThreadTools,
  markRead,
  putThreadQuietHours,
  retryMessage,
  threadQuietHours,
  threadRun,
} from './contract.ts';
import { beginDocument, documentSentences, proposeMessage } from './document/contract.ts';
import { addOutcome, changeOutcome, listOutcomes, tasksCalendar, whatIMissed } from './outcomes/contract.ts';
import { removeThreadMember } from './people-contract.ts';
import { threadChannelOf } from './channel-name.ts';
import { sendDigests } from './digest-email.server.ts';
import { threadQuiet, threads } from './table.server.ts';
import { join, post, startThread } from './threads.testing.ts';

const app = useTestApp();
const absent = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

const messagesOf = async (client: Parameters<typeof post>[0], id: string) =>
  (await client.call(listMessages, { params: { id }, query: {} })).body.items;

test('a tool that is called runs, and everyone in the thread reads what it made', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const reader = await join(app, owner.client, id, { role: 'reader', name: 'Rea' });
  const tool = countWordsRun.tool.id;
  expect(
    (await app.client().call(listThreadTools, { query: {} })).body.items.map(({ name }) => name),
  ).toContain(tool);
  const sent = await post(ben.client, id, `@${tool} one two three`);
  const again = await post(ben.client, id, `@${tool} one two three`, { id: sent.body.id });
  expect(again.status).toBe(200);
  const runs = (await messagesOf(owner.client, id)).filter(({ kind }) => kind === 'run');
  expect(runs).toHaveLength(1);
  const params = { id: runs[0]!.id };
  await expect.poll(async () => (await owner.client.call(threadRun, { params })).body.state).toBe('done');
  expect((await owner.client.call(threadRun, { params })).body).toMatchObject({
    tool,
    isMine: false,
    path: null,
  });
  expect((await reader.client.call(threadRun, { params })).status).toBe(200);
  expect((await (await buildMember(app)).client.call(threadRun, { params })).status).toBe(404);
  expect((await reader.client.call(retryMessage, { params })).status).toBe(403);
  expect((await app.client().call(retryMessage, { params })).status).toBe(401);
  const retried = await ben.client.call(retryMessage, { params });
  expect(retried.body.runId).not.toBe(runs[0]!.runId);
  // What the tool cannot work on is said in the thread.
  await post(ben.client, id, `@${tool}`);
  expect((await messagesOf(owner.client, id)).at(-1)).toMatchObject({ kind: 'note' });
});

test('answers are hidden until the question closes; then people are counted by themselves', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const cleo = await join(app, owner.client, id, { name: 'Cleo' });
  const ask = {
    id: randomUUID(),
    question: 'How tall is the Eiffel Tower?',
    quorum: 3,
    minutes: 60,
    engines: false,
  };
  expect((await app.client().call(askThread, { params: { id }, body: ask })).status).toBe(401);
  expect((await owner.client.call(askThread, { params: { id: absent }, body: ask })).status).toBe(404);
  expect((await owner.client.call(askThread, { params: { id }, body: { ...ask, quorum: 0 } })).status).toBe(
    422,
  );
  await owner.client.call(changeThread, { params: { id }, body: { visibility: 'public' } });
  // Whoever hears of the question finds how it stands. Events of earlier changes may still be on their way.
  const [earlier] = await app.services.db
    .select({ rev: threads.rev })
    .from(threads)
    .where(eq(threads.id, id));
  let answered: Promise<number> | undefined;
  const stop = app.services.bus.subscribe(({ type, channel, data }) => {
    if (type !== 'thread.moved' || channel !== threadChannelOf(id)) return;
    if ((data as { rev: number }).rev > earlier!.rev)
      answered ??= ben.client.call(getAsk, { params: { id: ask.id } }).then(({ status }) => status);
  });
  for (const _ of [1, 2])
    expect((await owner.client.call(askThread, { params: { id }, body: ask })).status).toBe(200);
  await expect.poll(() => answered).toBe(200);
  stop();
  const params = { id: ask.id };
  await ben.client.call(answerAsk, { params, body: { text: 'The Eiffel Tower is 330 m tall.' } });
  await cleo.client.call(answerAsk, { params, body: { text: 'The Eiffel Tower is 200 m tall.' } });
  const before = (await cleo.client.call(getAsk, { params })).body;
  expect(before).toMatchObject({
    answered: 2,
    mine: 'The Eiffel Tower is 200 m tall.',
    answers: [],
    result: null,
    closedAt: null,
  });
  expect(JSON.stringify(before)).not.toContain('330');
  expect(JSON.stringify(await messagesOf(owner.client, id))).not.toContain('330 m tall');
  // Nor does a public thread tell strangers more than how many have answered.
  const open = (await app.client().call(getAsk, { params })).body;
  expect(open).toMatchObject({ answered: 2, mine: null, answers: [], names: {}, result: null });
  expect(JSON.stringify(open)).not.toMatch(/330|200|Ben|Cleo/);
  expect((await app.client().call(threadRun, { params })).status).toBe(404);
  expect((await ben.client.call(closeAsk, { params })).status).toBe(403);
  await owner.client.call(answerAsk, { params, body: { text: 'The Eiffel Tower is 330 m tall.' } });
  const after = (await ben.client.call(getAsk, { params })).body;
  expect(after.answers).toHaveLength(3);
  const [contest] = after.result!.contested;
  expect(contest!.sides.map(({ people, engines }) => [people.length, engines.length])).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect((await ben.client.call(answerAsk, { params, body: { text: 'Late' } })).status).toBe(409);
  // Those who did not close it themselves are told, with what came of it.
  const noticesOf = async ({ user }: typeof ben) =>
    (await app.services.db.select().from(notifications).where(eq(notifications.ownerId, user.id))).flatMap(
      ({ data }) => (JSON.stringify(data).includes('is closed') ? [data] : []),
    );
  expect(await noticesOf(cleo)).toEqual([
    {
      title: 'The question “How tall is the Eiffel Tower?” is closed',
      text: 'No agreement; one point is contested.',
      path: `/threads/${id}?message=${ask.id}`,
    },
  ]);
  expect(await noticesOf(owner)).toEqual([]);
});

test('what a message decides or promises is proposed, and people keep it or not', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const reader = await join(app, owner.client, id, { role: 'reader', name: 'Rea' });
  const stranger = await buildMember(app);
  const { body: message } = await post(
    owner.client,
    id,
    `Decision: oak it is.\n@${ben.user.username} please order it by 20 November 2031`,
  );
  const list = async () => (await ben.client.call(listOutcomes, { params: { id } })).body.items;
  const found = await list();
  expect(found).toMatchObject(
    [
      {
        kind: 'task',
        state: 'proposed',
        messageId: message.id,
        assignee: { name: 'Ben' },
        due: '2031-11-20',
      },
      { kind: 'decision', state: 'proposed', text: 'oak it is.' },
    ].toSorted(
      (a, b) =>
        found.findIndex(({ kind }) => kind === a.kind) - found.findIndex(({ kind }) => kind === b.kind),
    ),
  );
  const task = found.find(({ kind }) => kind === 'task')!;
  const change = (client: typeof owner.client, body: object) =>
    client.call(changeOutcome, { params: { id: task.id }, body });
  expect((await change(stranger.client, { state: 'open' })).status).toBe(404);
  expect((await change(reader.client, { state: 'open' })).status).toBe(403);
  expect((await change(ben.client, { assignee: stranger.user.id })).status).toBe(422);
  expect((await change(ben.client, { state: 'open' })).status).toBe(200);
  expect(
    (
      await owner.client.call(addOutcome, {
        params: { id },
        body: { kind: 'task', text: 'Sand it', message: absent },
      })
    ).status,
  ).toBe(404);
  const ics = await ben.client.call(tasksCalendar, { params: { id } });
  expect(ics.status).toBe(200);
  expect((await stranger.client.call(tasksCalendar, { params: { id } })).status).toBe(404);
  const missed = async (query: { since?: number }) =>
    (await ben.client.call(whatIMissed, { params: { id }, query })).body;
  const one = { messages: 1, people: [{ name: 'Ana', messages: 1 }], mentions: [{ messageId: message.id }] };
  expect(await missed({})).toMatchObject(one);
  // What stood on the screen is read by the time it is asked; what was missed is what was unread on coming.
  await ben.client.call(markRead, { params: { id }, body: { seq: message.seq } });
  expect(await missed({})).toMatchObject({ messages: 0 });
  expect(await missed({ since: 0 })).toMatchObject(one);
});

test('the document follows the thread’s roles, and what is added from the talk is a proposal', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  expect((await ben.client.call(beginDocument, { params: { id }, body: {} })).status).toBe(403);
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  expect((await owner.client.call(beginDocument, { params: { id }, body: {} })).body.workId).toBe(workId);
  const params = { id: workId };
  expect((await ben.client.call(getWork, { params })).body.role).toBe('commenter');
  const late = await join(app, owner.client, id, { role: 'editor', name: 'Late' });
  expect((await late.client.call(getWork, { params })).body.role).toBe('editor');
  const { body: message } = await post(ben.client, id, 'Bamboo grows fast.');
  expect((await ben.client.call(proposeMessage, { params: { id: message.id } })).status).toBe(200);
  const [proposal] = (await late.client.call(listProposals, { params })).body.items;
  expect(proposal).toMatchObject({ note: 'Written by Ben in the thread' });
  await late.client.call(decideProposal, {
    params: { id: workId, proposal: proposal!.id },
    body: { take: proposal!.parts.map((part) => part.id), refuse: [] },
  });
  expect((await ben.client.call(documentSentences, { params: { id } })).body.items).toMatchObject([
    { text: 'Bamboo grows fast.', by: 'Late' },
  ]);
  await owner.client.call(removeThreadMember, { params: { id, member: ben.user.id } });
  expect((await ben.client.call(getWork, { params })).status).toBe(404);
  expect((await ben.client.call(documentSentences, { params: { id } })).status).toBe(404);
  expect((await owner.client.call(getThread, { params: { id } })).body.workId).toBe(workId);
});

test('who wrote what is looked for in the newest versions, and not in more than can be read', async () => {
  const { owner, id } = await startThread(app);
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const { db } = app.services;
  const contentOf = (text: string) => ({
    doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    notes: {},
  });
  const sentences = (upTo: number) => Array.from({ length: upTo }, (_, at) => `This is ${at + 1}.`).join(' ');
  const keep = (number: number, text: string) =>
    db.insert(workVersions).values({
      workId,
      number,
      revision: 1000 + number,
      schemaVersion: 1,
      content: contentOf(text),
      excerpt: '',
      savedBy: owner.user.id,
    });
  await db.delete(workVersions).where(eq(workVersions.workId, workId));
  for (let number = 1; number <= 40; number += 1) await keep(number, sentences(number));
  await db
    .update(works)
    .set({ content: contentOf(sentences(40)) })
    .where(eq(works.id, workId));
  const versionsOf = async () =>
    (await owner.client.call(documentSentences, { params: { id } })).body.items.map(({ version }) => version);
  const newest = await versionsOf();
  expect(newest.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => null));
  expect(newest.slice(11)).toEqual(Array.from({ length: 29 }, (_, at) => at + 12));
  for (const number of [41, 42, 43]) await keep(number, `${sentences(40)} ${'x'.repeat(4_000_000)}`);
  expect(await versionsOf()).toEqual(Array.from({ length: 40 }, () => null));
});

test('unread messages cause one email a day, and none in quiet hours', async () => {
  const { owner, id } = await startThread(app, 'Emails');
  const ben = await join(app, owner.client, id);
  await post(owner.client, id, 'Hello Ben');
  const emails = async () =>
    (await app.services.db.select().from(mails).where(eq(mails.ownerId, ben.user.id))).filter(
      ({ template }) => template === 'thread.digest',
    ).length;
  const soon = new Date(Date.now() + 3600_000);
  const around = { from: 0, to: 1439, timeZone: 'UTC' };
  expect(
    (await ben.client.call(putThreadQuietHours, { body: { ...around, timeZone: 'Nowhere/Land' } })).status,
  ).toBe(422);
  expect((await app.client().call(threadQuietHours)).status).toBe(401);
  await ben.client.call(putThreadQuietHours, { body: around });
  await sendDigests(app.services, new Date(soon.setUTCHours(12)));
  expect(await emails()).toBe(0);
  await ben.client.call(putThreadQuietHours, { body: { ...around, to: 0 } });
  const later = new Date(Date.now() + 3600_000);
  await sendDigests(app.services, later);
  await sendDigests(app.services, later);
  expect(await emails()).toBe(1);
  expect(await app.services.db.$count(threadQuiet, eq(threadQuiet.ownerId, ben.user.id))).toBe(1);
  expect(await app.services.db.$count(threads, eq(threads.id, id))).toBe(1);
});
