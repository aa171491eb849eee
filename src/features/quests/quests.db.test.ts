/** What must hold when a quest is done, made by a member, and proved by a scroll. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { creditGrants } from '#kit/credits/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import type { Client } from '#testing/client.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  createQuest,
  deleteQuest,
  draftQuest,
  editQuest,
  getQuest,
  getScroll,
  leaveQuest,
  listMembersQuests,
  nextQuestStep,
  restoreQuest,
  scrollPicture,
  showScroll,
  startQuest,
} from './contract.ts';
import { doingIn } from './doing.testing.ts';
import { quests, scrolls } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const { run, exampleOf, publish, creationOfSomeone } = doingIn(app);
const questOf = async (client: Client, id: string) => (await client.call(getQuest, { params: { id } })).body;

const credits = async (ownerId: string) => (await app.services.credits.account(ownerId))!.available / 1000;

test('a quest that ten requests finish at once is finished, paid and notified once', async () => {
  const doer = await buildMember(app);
  const { client, user } = doer;
  const id = 'long-into-short';
  const before = await credits(user.id);
  await run(client, 'summarise', exampleOf('summarise', 1));
  // Begun after it was done: what was done before counts.
  await Promise.all(Array.from({ length: 10 }, () => client.call(startQuest, { params: { id } })));
  await Promise.all(Array.from({ length: 10 }, () => questOf(client, id)));
  const { db } = app.services;
  const kept = await db.select().from(scrolls).where(eq(scrolls.ownerId, user.id));
  expect(kept).toHaveLength(1);
  expect(await credits(user.id)).toBe(before + 10);
  expect(await db.$count(creditGrants, eq(creditGrants.key, `quest:${user.id}:${id}`))).toBe(1);
  expect((await client.call(startQuest, { params: { id } })).status).toBe(200);
  await questOf(client, id);
  expect(await credits(user.id)).toBe(before + 10);
  const notices = await db.select().from(notifications).where(eq(notifications.ownerId, user.id));
  expect(notices.filter(({ kind }) => kind === 'quest.finished')).toHaveLength(1);
});

test('a step that was done stays done when its result is deleted, and a step half done says so', async () => {
  const { client } = await buildMember(app);
  const id = 'spot-the-difference';
  await client.call(startQuest, { params: { id } });
  const made = await run(client, 'compare-texts', exampleOf('compare-texts'));
  const half = await questOf(client, id);
  expect(half.steps.map(({ count, times }) => [count, times])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(half.finishedAt).toBeNull();
  await client.request(`/api/runs/${made}`, { method: 'DELETE' });
  const after = await questOf(client, id);
  expect(after.steps[0]!.doneAt).not.toBeNull();
  expect(after.steps[1]).toMatchObject({ count: 0, doneAt: null });
  expect((await client.call(leaveQuest, { params: { id } })).status).toBe(200);
  expect((await client.call(leaveQuest, { params: { id } })).status).toBe(404);
  expect((await questOf(client, id)).begun).toBe(false);
});

test('a guest gets on, and finds scroll and credits once they have an account', async () => {
  const client = app.client();
  const id = 'long-into-short';
  await client.call(startQuest, { params: { id } });
  await run(client, 'summarise', exampleOf('summarise', 1));
  expect(await questOf(client, id)).toMatchObject({ needsAccount: true, finishedAt: null });
  const { status } = await client.request('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'quester-one',
      email: 'quester@example.org',
      password: 'a long road of bamboo',
    }),
  });
  expect(status).toBe(200);
  const after = await questOf(client, id);
  expect(after).toMatchObject({ needsAccount: false, begun: true, finishedAt: expect.anything() });
});

test('what does not exist, or is not yours, is refused', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(getQuest, { params: { id: 'no-such-quest' } })).status).toBe(404);
  expect((await client.call(startQuest, { params: { id: 'no-such-quest' } })).status).toBe(404);
  expect((await app.client().call(nextQuestStep)).status).toBe(401);
  const fields = { title: 'Mine', about: '', steps: [someStep], isPublic: true };
  expect((await app.client().call(createQuest, { body: fields })).status).toBe(401);
  expect((await client.call(createQuest, { body: { ...fields, steps: [] } })).status).toBe(422);
  expect((await client.call(createQuest, { body: { ...fields, steps: [someStep, someStep] } })).status).toBe(
    422,
  );
  const unknown = {
    ...someStep,
    check: { did: 'run' as const, where: [{ fact: 'tool', is: 'no-such-tool' }] },
  };
  expect((await client.call(createQuest, { body: { ...fields, steps: [unknown] } })).status).toBe(422);
  const { body } = await client.call(createQuest, { body: fields });
  const { client: other } = await buildMember(app);
  expect((await other.call(editQuest, { params: { id: body.id }, body: fields })).status).toBe(404);
  expect((await other.call(deleteQuest, { params: { id: body.id } })).status).toBe(404);
});

test('a quest with ids that mean something else breaks nothing and is not done by itself', async () => {
  const { client } = await buildMember(app);
  const about = { about: '', isPublic: true };
  const named = await client.call(createQuest, {
    body: { ...about, title: 'Named', steps: [{ ...someStep, id: 'constructor' }] },
  });
  const foreign = { did: 'run' as const, where: [{ fact: 'remixOf', is: 'not-an-id' }] };
  const odd = await client.call(createQuest, {
    body: { ...about, title: 'Odd', steps: [{ ...someStep, check: foreign }] },
  });
  const { client: other, user } = await buildMember(app);
  for (const { body } of [named, odd]) {
    expect((await other.call(startQuest, { params: { id: body.id } })).status).toBe(200);
    expect((await other.call(getQuest, { params: { id: body.id } })).status).toBe(200);
  }
  const got = await app.services.db.select().from(scrolls).where(eq(scrolls.ownerId, user.id));
  expect(got).toEqual([]);
});

const someStep = {
  id: 'one',
  title: 'Summarise something',
  hint: '',
  check: { did: 'run' as const, where: [{ fact: 'tool', is: 'summarise' }] },
};

test('a creation and what it began with become a quest that others can do; it pays nothing', async () => {
  const maker = await buildMember(app);
  const first = await creationOfSomeone();
  const remix = await publish(
    maker.client,
    await run(maker.client, 'summarise', exampleOf('summarise', 1), { remixOf: first }),
  );
  const { body: draft } = await maker.client.call(draftQuest, { params: { id: remix } });
  expect(draft.steps.map(({ id }) => id)).toEqual(['step-1', 'step-2', 'show']);
  const { body: made } = await maker.client.call(createQuest, { body: { ...draft, title: 'Follow us' } });

  const doer = await buildMember(app);
  const { body: list } = await doer.client.call(listMembersQuests, { query: {} });
  expect(list.items.map(({ title }) => title)).toContain('Follow us');
  const { id } = made;
  await doer.client.call(startQuest, { params: { id } });
  const view = await questOf(doer.client, id);
  expect(view.steps[0]!.open).toBe(`/ai/summarise?remix=${first}`);
  const before = await credits(doer.user.id);
  await run(doer.client, 'summarise', exampleOf('summarise'), { remixOf: first });
  const own = await run(doer.client, 'summarise', exampleOf('summarise'), { remixOf: remix });
  await publish(doer.client, own);
  expect((await questOf(doer.client, id)).finishedAt).not.toBeNull();
  expect(await credits(doer.user.id)).toBe(before);

  // Reworded, the step is still done; taken from view, whoever began it still finds it.
  const steps = draft.steps.map((step) => ({ ...step, title: `${step.title}!` }));
  await maker.client.call(editQuest, {
    params: { id },
    body: { title: 'Follow us', about: '', steps, isPublic: false },
  });
  expect((await questOf(doer.client, id)).progress).toMatchObject({ done: 3 });
  expect((await app.client().call(getQuest, { params: { id } })).status).toBe(404);
  await maker.client.call(deleteQuest, { params: { id } });
  expect((await doer.client.call(getQuest, { params: { id } })).status).toBe(404);
  const kept = await app.services.db.select().from(scrolls).where(eq(scrolls.ownerId, doer.user.id));
  expect(kept.map(({ title }) => title)).toEqual(['Follow us']);
});

test('a deleted quest waits in the trash and comes back with everyone’s progress; emptied, it is gone', async () => {
  const maker = await buildMember(app);
  const doer = await buildMember(app);
  const fields = {
    title: 'Two steps',
    about: '',
    steps: [someStep, { ...someStep, id: 'two' }],
    isPublic: true,
  };
  const twice = { ...fields.steps[1]!, check: { ...someStep.check, times: 9 } };
  const { id } = (await maker.client.call(createQuest, { body: { ...fields, steps: [someStep, twice] } }))
    .body;
  await doer.client.call(startQuest, { params: { id } });
  await run(doer.client, 'summarise', exampleOf('summarise'));
  expect((await questOf(doer.client, id)).progress).toMatchObject({ done: 1 });
  expect((await doer.client.call(restoreQuest, { params: { id } })).status).toBe(404);
  await maker.client.call(deleteQuest, { params: { id } });
  expect((await maker.client.call(deleteQuest, { params: { id } })).status).toBe(404);
  expect((await maker.client.call(editQuest, { params: { id }, body: fields })).status).toBe(404);
  expect((await doer.client.call(getQuest, { params: { id } })).status).toBe(404);
  const own = await maker.client.call(listMembersQuests, { query: { own: 'true' } });
  expect(own.body.items).toEqual([]);
  const { trash, db } = app.services;
  expect((await trash.list(db, maker.user.id)).map(({ label }) => label)).toEqual(['Quest: Two steps']);
  expect((await doer.client.call(restoreQuest, { params: { id } })).status).toBe(404);
  expect((await app.client().call(restoreQuest, { params: { id } })).status).toBe(401);
  expect((await maker.client.call(restoreQuest, { params: { id } })).status).toBe(200);
  expect((await questOf(doer.client, id)).progress).toMatchObject({ done: 1 });
  await maker.client.call(deleteQuest, { params: { id } });
  const [item] = await trash.list(db, maker.user.id);
  await trash.purgeOwn(app.services, maker.user.id, item!.id);
  expect(await db.$count(quests, eq(quests.id, id))).toBe(0);
});

test('a scroll says which member made its quest, also once they have left', async () => {
  const maker = await buildMember(app, { name: 'Maya Maker' });
  const doer = await buildMember(app);
  const fields = { title: 'One step', about: '', steps: [someStep], isPublic: true };
  const { id: quest } = (await maker.client.call(createQuest, { body: fields })).body;
  await run(doer.client, 'summarise', exampleOf('summarise'));
  await doer.client.call(startQuest, { params: { id: quest } });
  expect((await questOf(doer.client, quest)).by).toMatchObject({ name: 'Maya Maker' });
  const [scroll] = await app.services.db.select().from(scrolls).where(eq(scrolls.ownerId, doer.user.id));
  const params = { id: scroll!.id };
  await doer.client.call(showScroll, { params, body: { isPublic: true, shown: [] } });
  const seen = async (client = app.client()) => {
    const { madeBy, isQuestThere } = (await client.call(getScroll, { params })).body;
    return { madeBy, isQuestThere };
  };
  const named = { person: { name: 'Maya Maker', handle: maker.user.username }, hasLeft: false };
  expect(await seen()).toMatchObject({ madeBy: named, isQuestThere: true });

  // To whom they blocked they are a member, and nothing more.
  const blocked = await buildMember(app);
  const toBlocked = { params: { handle: blocked.user.username! }, body: { kind: 'block' as const } };
  await maker.client.call(setBoundary, toBlocked);
  expect(await seen(blocked.client)).toEqual({
    madeBy: { person: null, hasLeft: false },
    isQuestThere: false,
  });

  // The quest goes; who made it is still known.
  await maker.client.call(deleteQuest, { params: { id: quest } });
  expect(await seen()).toMatchObject({ madeBy: named, isQuestThere: false });
  await erasePerson(app.services, maker.user, { actorId: maker.user.id });
  expect(await seen()).toEqual({ madeBy: { person: null, hasLeft: true }, isQuestThere: false });
});

test('a scroll shows what its holder lets be seen, and nothing before', async () => {
  const { client, user } = await buildMember(app);
  await run(client, 'summarise', {
    ...exampleOf('summarise', 1),
    text: `Secret plans. ${'Words follow words. '.repeat(20)}`,
  });
  await client.call(startQuest, { params: { id: 'long-into-short' } });
  const [{ id } = { id: '' }] = await app.services.db
    .select({ id: scrolls.id })
    .from(scrolls)
    .where(eq(scrolls.ownerId, user.id));
  const stranger = app.client();
  expect((await stranger.call(getScroll, { params: { id } })).status).toBe(404);
  expect((await stranger.call(scrollPicture, { params: { id } })).status).toBe(404);
  const { body: own } = await client.call(getScroll, { params: { id } });
  expect(own.steps[0]!.proof[0]!.title).toContain('Secret plans');
  const { client: other } = await buildMember(app);
  const shown = { isPublic: true, shown: [] as string[] };
  expect((await other.call(showScroll, { params: { id }, body: shown })).status).toBe(404);
  expect((await client.call(showScroll, { params: { id }, body: shown })).status).toBe(200);
  const { body: seen } = await stranger.call(getScroll, { params: { id } });
  expect(seen).toMatchObject({ title: 'Summarise', mine: false, madeBy: null, isQuestThere: true });
  expect(seen.steps.map(({ proof }) => proof)).toEqual([[], []]);
  await client.call(showScroll, { params: { id }, body: { isPublic: true, shown: ['summary'] } });
  const { body: more, text } = await stranger.call(getScroll, { params: { id } });
  // A result is private by itself: others learn that there was one, not what it says.
  expect(more.steps[0]!.proof).toMatchObject([{ href: null }]);
  expect(text).not.toContain('Secret plans');
  const picture = await stranger.request(`/previews/scroll/${id}/card.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
});
