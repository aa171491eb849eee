/** Experiments: begun, changed, tested, followed, talked about; and who may do what. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { followPerson } from '#social/people/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import { listTrash } from '#kit/trash/contract.ts';
import { readPulse } from '#features/pulse/contract.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { labChannel } from './channel.server.ts';
import {
  addLabPost,
  addLabVersion,
  closeCall,
  createExperiment,
  deleteExperiment,
  deleteLabPost,
  editExperiment,
  editLabPost,
  editLabVersion,
  experimentPicture,
  followExperiment,
  getExperiment,
  joinTesters,
  leaveTesters,
  listExperiments,
  listLabPosts,
  listLabTags,
  openCall,
  replyInLab,
  restoreExperiment,
  restoreLabPost,
  unfollowExperiment,
  type LabFilter,
} from './contract.ts';
import { begin, plainExperiment, say } from './lab.testing.ts';
import { longestText, longestTitle, mostTags, mostTesters } from './limits.ts';
import { experiments, labPosts } from './table.server.ts';
import { notifyFollowers } from './notify.server.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';

const view = (id: string, client = app.client()) => client.call(getExperiment, { params: { id } });
const threads = async (id: string, client = app.client()) =>
  (await client.call(listLabPosts, { params: { id }, query: {} })).body.items;
const idsOn = async (query: LabFilter, client = app.client()) =>
  (await client.call(listExperiments, { query })).body.items.map(({ id }) => id);
const noticesOf = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { title: string }).title);
const call = (client: Client, id: string, change: { most?: number | null; until?: string | null } = {}) =>
  client.call(openCall, {
    params: { id },
    body: { text: 'Boil a litre.', most: null, until: null, ...change },
  });
/** What waits in the queue for followers, done now. */
const spread = (id: string, from: string, news: string) =>
  notifyFollowers.run({ id, from, news, quote: '' }, {
    services: app.services,
    signal: new AbortController().signal,
  } as never);

test('an experiment is read by all, with versions, a call and its place in lists', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const id = await begin(ana.client, { tags: ['Sun', 'sun', 'tea'] });
  expect((await view(id)).body).toMatchObject({
    title: 'Solar kettle',
    tags: ['sun', 'tea'],
    status: 'trying',
    author: { name: 'Ana', handle: ana.user.username },
    mine: false,
    call: null,
    versions: [],
  });
  const first = await ana.client.call(addLabVersion, { params: { id }, body: { name: '0.1', notes: 'Lid' } });
  expect(first.body).toMatchObject({ number: 1, name: '0.1' });
  await ana.client.call(addLabVersion, { params: { id }, body: { name: '0.2', notes: '' } });
  const body = { name: '0.1.1', notes: 'A lighter lid' };
  await ana.client.call(editLabVersion, { params: { id: first.body.id }, body });
  expect((await view(id, ana.client)).body).toMatchObject({
    mine: true,
    versions: [{ name: '0.2' }, { name: '0.1.1', notes: 'A lighter lid' }],
  });
  expect(await idsOn({ tag: 'tea' })).toEqual([id]);
  expect(await idsOn({ tag: 'tea', status: 'shelved' })).toEqual([]);
  expect(await idsOn({ shelf: 'mine' }, ana.client)).toEqual([id]);
  expect((await app.client().call(listLabTags)).body.items).toContainEqual({ tag: 'tea', count: 1 });
  const picture = await app.client().call(experimentPicture, { params: { id } });
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test.for([
  ['no name', { title: ' \n ' }],
  ['marks alone', { title: '?!' }],
  ['a pasted page', { title: 'x'.repeat(longestTitle + 1) }],
  ['too much', { text: 'x'.repeat(longestText + 1) }],
  ['NUL', { text: 'a\0b' }],
  ['too many tags', { tags: Array.from({ length: mostTags + 1 }, (_, at) => `t${at}`) }],
  ['a status nobody knows', { status: 'done' }],
  ['an audience nobody knows', { audience: 'friends' }],
  ['a field nobody knows', { authorId: absent }],
] as const)('%s is no experiment', async ([, change]) => {
  const { client } = await buildMember(app);
  const { status } = await client.call(createExperiment, {
    body: { ...plainExperiment, ...change } as never,
  });
  expect(status).toBe(422);
  const id = await begin(client);
  expect((await client.call(editExperiment, { params: { id }, body: change as never })).status).toBe(422);
});

const writers = {
  edit: (client: Client, id: string) => client.call(editExperiment, { params: { id }, body: { text: 'x' } }),
  delete: (client: Client, id: string) => client.call(deleteExperiment, { params: { id } }),
  version: (client: Client, id: string) =>
    client.call(addLabVersion, { params: { id }, body: { name: '1', notes: '' } }),
  call: (client: Client, id: string) => call(client, id),
  close: (client: Client, id: string) => client.call(closeCall, { params: { id } }),
};
const takers = {
  join: (client: Client, id: string) => client.call(joinTesters, { params: { id } }),
  follow: (client: Client, id: string) => client.call(followExperiment, { params: { id } }),
  say: (client: Client, id: string) => client.call(addLabPost, { params: { id }, body: { text: 'x' } }),
};

test('strangers write nothing, others change nothing, and what is not there is not there', async () => {
  const { client } = await buildMember(app);
  const other = await buildMember(app);
  const id = await begin(client);
  const secret = await begin(client, { audience: 'nobody' });
  const post = await say(client, id);
  const { body: version } = await writers.version(client, id);
  const notes = { name: '2', notes: '' };
  expect((await app.client().call(createExperiment, { body: plainExperiment })).status).toBe(401);
  for (const [name, act] of Object.entries({ ...writers, ...takers })) {
    expect((await act(app.client(), id)).status, name).toBe(401);
    expect((await act(other.client, secret)).status, name).toBe(404);
    expect((await act(other.client, absent)).status, name).toBe(404);
  }
  for (const [name, act] of Object.entries(writers))
    expect((await act(other.client, id)).status, name).toBe(403);
  const edited = { params: { id: version.id }, body: notes };
  expect((await app.client().call(editLabVersion, edited)).status).toBe(401);
  expect((await other.client.call(editLabVersion, edited)).status).toBe(403);
  const words = { params: { id: post }, body: { text: 'y' } };
  for (const act of [replyInLab, editLabPost]) {
    expect((await app.client().call(act, words)).status).toBe(401);
    expect((await other.client.call(act, { ...words, params: { id: absent } })).status).toBe(404);
    expect((await client.call(act, { ...words, body: { text: ' ' } })).status).toBe(422);
  }
  expect((await other.client.call(editLabPost, words)).status).toBe(403);
  expect((await other.client.call(deleteLabPost, { params: { id: post } })).status).toBe(403);
  for (const act of [restoreLabPost, restoreExperiment, deleteLabPost, leaveTesters, unfollowExperiment])
    expect((await app.client().call(act, { params: { id } })).status).toBe(401);
  expect((await other.client.call(restoreLabPost, { params: { id: post } })).status).toBe(404);
  expect((await other.client.call(restoreExperiment, { params: { id } })).status).toBe(404);
  expect((await view(absent)).status).toBe(404);
  expect((await app.client().call(experimentPicture, { params: { id: secret } })).status).toBe(404);
  expect((await app.client().call(listLabPosts, { params: { id: secret }, query: {} })).status).toBe(404);
});

test('testers join while there is room and time, and hear what is new', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const [ben, cleo] = [await buildMember(app, { name: 'Ben' }), await buildMember(app)];
  const id = await begin(ana.client);
  const params = { id };
  const join = async ({ client }: { client: Client }) => (await client.call(joinTesters, { params })).status;
  expect(await join(ben)).toBe(409);
  for (const wrong of [{ most: 0 }, { most: mostTesters + 1 }, { most: 1.5 }, { until: 'soon' }])
    expect((await call(ana.client, id, wrong)).status).toBe(422);
  expect((await call(ana.client, id, { until: new Date(Date.now() - 1000).toISOString() })).status).toBe(422);
  expect((await call(ana.client, id, { most: 1 })).status).toBe(200);
  expect(await idsOn({ shelf: 'testers' })).toContain(id);
  expect(await join(ana)).toBe(403);
  expect((await Promise.all([join(ben), join(cleo)])).toSorted()).toEqual([200, 409]);
  const tester = (await view(id, ben.client)).body.isTester ? ben : cleo;
  expect(await join(tester)).toBe(200); // again changes nothing
  expect(await idsOn({ shelf: 'testers' })).not.toContain(id);
  expect((await view(id)).body).toMatchObject({ testers: 1, testedBy: [], call: { isOpen: false } });
  expect((await view(id, ana.client)).body.testedBy).toHaveLength(1);
  expect(await noticesOf(ana.user.id, 'lab.feedback')).toHaveLength(1);
  await spread(id, ana.user.id, 'version 0.2 is out');
  expect(await noticesOf(tester.user.id, 'lab.news')).toEqual(['Solar kettle: version 0.2 is out']);
  await tester.client.call(leaveTesters, { params });
  expect((await view(id)).body).toMatchObject({ testers: 0, call: { isOpen: true } });
  await ana.client.call(closeCall, { params });
  expect((await view(id)).body.call).toBeNull();
  expect(await join(tester)).toBe(409);
});

test('followers hear of it only as long as they may see it', async () => {
  const ana = await buildMember(app);
  const [near, far] = [await buildMember(app), await buildMember(app)];
  await near.client.call(followPerson, { params: { handle: ana.user.username! } });
  const id = await begin(ana.client);
  for (const { client } of [near, far]) await client.call(followExperiment, { params: { id } });
  expect((await ana.client.call(followExperiment, { params: { id } })).status).toBe(403);
  expect((await view(id, far.client)).body).toMatchObject({ isFollower: true, followers: 2 });
  expect(await idsOn({ shelf: 'following' }, far.client)).toEqual([id]);
  await ana.client.call(editExperiment, { params: { id }, body: { audience: 'followers' } });
  await spread(id, ana.user.id, 'Works');
  expect(await noticesOf(near.user.id, 'lab.news')).toHaveLength(1);
  expect(await noticesOf(far.user.id, 'lab.news')).toHaveLength(0);
  expect((await view(id, far.client)).status).toBe(404);
  expect(await idsOn({ shelf: 'following' }, far.client)).toEqual([]);
  // Leaving is possible even so.
  expect((await far.client.call(unfollowExperiment, { params: { id } })).status).toBe(200);
  expect((await view(id, near.client)).body.followers).toBe(1);
});

test('feedback has replies, those who tried it say how it went, and everyone concerned hears of it', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const ben = await buildMember(app, { name: 'Ben' });
  const id = await begin(ana.client);
  const version = (await writers.version(ana.client, id)).body.id;
  const add = (outcome: 'worked' | 'failed', about: string | null = version) =>
    ben.client.call(addLabPost, { params: { id }, body: { text: 'Hot!', outcome, version: about } });
  expect((await add('worked', absent)).status).toBe(422);
  expect(
    (await ben.client.call(addLabPost, { params: { id }, body: { text: 'x', outcome: 'so-so' as never } }))
      .status,
  ).toBe(422);
  await add('failed');
  await add('worked');
  // Of each the last word counts.
  expect((await view(id)).body.tried).toEqual({ worked: 1, partly: 0, failed: 0 });
  const thread = await say(ben.client, id, 'Where is the handle?');
  const reply = await ana.client.call(replyInLab, { params: { id: thread }, body: { text: 'Coming.' } });
  const nested = { params: { id: reply.body.id }, body: { text: 'x' } };
  expect((await ben.client.call(replyInLab, nested)).status).toBe(404);
  expect(await noticesOf(ana.user.id, 'lab.feedback')).toContain('Ben gave feedback on “Solar kettle”');
  expect(await noticesOf(ben.user.id, 'lab.feedback')).toEqual(['Ana replied to you in “Solar kettle”']);
  await ana.client.call(editLabPost, { params: { id: reply.body.id }, body: { text: 'It came.' } });
  const [newest] = await threads(id);
  expect(newest).toMatchObject({
    text: 'Where is the handle?',
    kind: 'feedback',
    byMaker: false,
    replies: [{ text: 'It came.', byMaker: true, author: { name: 'Ana' } }],
  });
  expect(newest!.replies[0]!.editedAt).not.toBeNull();
  const { body } = await app.client().call(listLabPosts, { params: { id }, query: { kind: 'tried' } });
  expect(body.items.map(({ outcome, version: of }) => [outcome, of])).toEqual([
    ['worked', '1'],
    ['failed', '1'],
  ]);
  await ben.client.call(deleteLabPost, { params: { id: thread } });
  expect(await threads(id)).toHaveLength(2);
  await ben.client.call(restoreLabPost, { params: { id: thread } });
  expect(await threads(id)).toHaveLength(3);
});

test('pages of lists and threads follow each other without gaps or repeats', async () => {
  const { client, user } = await buildMember(app);
  // In order: ids of the same millisecond are in none.
  const ids = Array.from({ length: 23 }, newId).toSorted();
  // More than one may post in a minute.
  await app.services.db.insert(experiments).values(
    ids.map((id, n) => ({
      ...plainExperiment,
      id,
      title: `Kettle ${n}`,
      tags: ['paged'],
      authorId: user.id,
      updatedAt: new Date(Date.now() + n),
    })),
  );
  for (const shelf of ['active', 'new'] as const) {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { body } = await app.client().call(listExperiments, {
        query: { tag: 'paged', shelf, ...(before ? { before } : {}) },
      });
      seen.push(...body.items.map(({ id }) => id));
      before = body.next ?? undefined;
    } while (before);
    expect(seen).toEqual(ids.toReversed());
  }
  expect(
    (await app.client().call(listExperiments, { query: { before: `9999999999999999.${absent}` } })).status,
  ).toBe(200);
  const id = ids[0]!;
  await app.services.db.insert(labPosts).values(
    Array.from({ length: 23 }, () => ({
      experimentId: id,
      kind: 'feedback' as const,
      authorId: user.id,
      text: 'x',
    })),
  );
  const first = await client.call(listLabPosts, { params: { id }, query: {} });
  const rest = await client.call(listLabPosts, { params: { id }, query: { before: first.body.next! } });
  expect(new Set([...first.body.items, ...rest.body.items].map((one) => one.id)).size).toBe(23);
  expect(rest.body.next).toBeNull();
});

test('who is blocked neither sees nor reaches, and whom one muted is not heard', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const [eve, mia] = [await buildMember(app, { name: 'Eve' }), await buildMember(app)];
  const id = await begin(ana.client);
  const said = await say(eve.client, id, 'Eve was here');
  await eve.client.call(followExperiment, { params: { id } });
  await ana.client.call(setBoundary, { params: { handle: eve.user.username! }, body: { kind: 'block' } });
  expect((await view(id, eve.client)).status).toBe(404);
  expect(await idsOn({}, eve.client)).not.toContain(id);
  expect((await takers.say(eve.client, id)).status).toBe(404);
  expect((await view(id)).body.followers).toBe(0);
  expect(await threads(id, ana.client)).toEqual([]);
  expect((await view(id, ana.client)).body.posts).toBe(0);
  expect(await threads(id)).toHaveLength(1);
  await mia.client.call(setBoundary, { params: { handle: ana.user.username! }, body: { kind: 'mute' } });
  expect(await idsOn({}, mia.client)).not.toContain(id);
  // Eve's words stay reachable for others, and nobody answers someone who blocked them.
  await eve.client.call(setBoundary, { params: { handle: mia.user.username! }, body: { kind: 'block' } });
  expect((await mia.client.call(replyInLab, { params: { id: said }, body: { text: 'x' } })).status).toBe(403);
});

test('deleted it is gone and comes back; its author gone, the words of others stay', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const ben = await buildMember(app, { name: 'Ben' });
  const id = await begin(ana.client);
  const alone = await begin(ana.client, { title: 'Nobody answered' });
  const post = await say(ben.client, id, 'Keep this');
  const unsaid = await say(ben.client, id, 'Forget this');
  await ben.client.call(deleteLabPost, { params: { id: unsaid } });
  const dropped = await begin(ana.client, { title: 'Answered and deleted' });
  await say(ben.client, dropped, 'A pity');
  await ana.client.call(deleteExperiment, { params: { id: dropped } });
  await ana.client.call(deleteExperiment, { params: { id } });
  expect((await view(id, ana.client)).status).toBe(404);
  expect((await ana.client.call(listTrash)).text).toContain('Experiment: Solar kettle');
  expect((await ana.client.call(restoreExperiment, { params: { id } })).status).toBe(200);
  expect((await view(id)).status).toBe(200);
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ana.user.id));
  expect((await view(id)).status).toBe(404);
  await app.services.db.update(users).set({ suspendedAt: null }).where(eq(users.id, ana.user.id));
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  expect((await view(alone)).status).toBe(404);
  expect((await view(id)).body).toMatchObject({ author: null, mine: false });
  expect(await threads(id)).toMatchObject([{ id: post, text: 'Keep this' }]);
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect(await threads(id)).toMatchObject([{ author: null, text: 'Keep this' }]);
  const { db } = app.services;
  expect(await db.$count(labPosts, eq(labPosts.id, unsaid))).toBe(0);
  expect(await db.$count(experiments, eq(experiments.id, dropped))).toBe(0);
});

test('what is reported is hidden from all but its author, and nothing added to it', async () => {
  const ana = await buildMember(app);
  const ben = await buildMember(app);
  const cleo = await buildMember(app);
  const admin = await signIn(app, await buildAdmin(app));
  const id = await begin(ana.client, { title: 'Reported kettle' });
  const post = await say(ben.client, id, 'Reported words');
  for (const target of [
    { kind: 'lab-post', id: post },
    { kind: 'lab-experiment', id },
  ]) {
    await cleo.client.call(sendReport, { body: { target, reason: 'spam', note: target.kind } });
    const { body } = await admin.call(listReports, { query: { state: 'open' } });
    const report = body.items.find(({ note }) => note === target.kind)!;
    await admin.call(decideReport, {
      params: { id: report.id },
      body: { decision: 'hide' },
    });
    if (target.kind === 'lab-post') {
      expect(await threads(id)).toEqual([]);
      expect(await threads(id, ben.client)).toMatchObject([{ hidden: expect.stringContaining('Spam') }]);
    }
  }
  expect((await view(id)).status).toBe(404);
  expect((await view(id, ana.client)).body.hidden).toContain('Spam');
  expect((await takers.say(ana.client, id)).status).toBe(409);
  expect((await view(id, admin)).status).toBe(200);
});

test('found by words and shown in the pulse, to those who may see it only', async () => {
  const ana = await buildMember(app, { name: 'Ana Xylo' });
  const member = await buildMember(app);
  const open = await begin(ana.client, { title: 'Zebrawood flute' });
  const inner = await begin(ana.client, { title: 'Zebrawood drum', audience: 'members' });
  const own = await begin(ana.client, { title: 'Zebrawood secret', audience: 'nobody' });
  await app.services.searchIndex!.settle();
  await app.services.pulse!.settle();
  const find = async (client: Client) => (await idsOn({ q: 'zebrawood' }, client)).toSorted();
  expect(await find(app.client())).toEqual([open]);
  expect(await find(member.client)).toEqual([open, inner].toSorted());
  expect(await find(ana.client)).toEqual([open, inner, own].toSorted());
  expect(await idsOn({ q: '(((' }, ana.client)).toEqual([]);
  const pulse = async (client: Client) =>
    (await client.call(readPulse, { query: { kind: 'experiment' } })).text;
  expect(await pulse(app.client())).toMatch(/flute/);
  expect(await pulse(app.client())).not.toMatch(/drum|secret/);
  expect(await pulse(member.client)).toMatch(/drum/);
  expect(await pulse(ana.client)).not.toMatch(/secret/);
});

test('its channel is for those who may see it', async () => {
  const ana = await buildMember(app);
  const other = await buildMember(app);
  const id = await begin(ana.client, { audience: 'nobody' });
  const canRead = (user: object, name = `lab:${id}`) =>
    labChannel.canRead(app.services, { kind: 'member', user } as never, name);
  expect(await canRead(ana.user)).toBe(true);
  expect(await canRead(other.user)).toBe(false);
  expect(await canRead(ana.user, 'lab:x')).toBe(false);
});
