/** What is revoked, deleted, hidden or suspended is gone from every cache, on every node, once the call has answered. */
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { suspendUser } from '#features/admin/users-contract.ts';
import { createKey, revokeKey } from '#features/settings/credentials-contract.ts';
import { endSession, listSessions } from '#features/settings/security-contract.ts';
import { getCreation, hideCreation, unpublish } from '#features/gallery/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { files } from '#kit/files/table.server.ts';
import { readShared, revokeAllShares, revokeShare, shareRun, shareWork } from '#tools/share/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { createRun, deleteRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { shares } from '#tools/share/table.server.ts';
import { publishRun, publishWork } from '#tools/share/gallery-contract.ts';
import { madeBy } from '#tools/run/run-files.server.ts';
import { ofWork } from '#tools/work/work-files.server.ts';
import { createWork, deleteWork } from '#tools/work/contract.ts';
import { createClient, type Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn, type TestUser } from '#testing/factories.ts';
import {
  databaseTest as test,
  isPostgres,
  startTestApp,
  useTestApp,
  type TestApp,
} from '#testing/test-app.ts';
import { eq } from 'drizzle-orm';
import { gathered } from './gathered.server.ts';
import { createApp } from './http.server.ts';

const env = { RATE_LIMITS: 'false', FETCH_MODELS: 'false', SECRET: 'one secret for both of the nodes' };
const app = useTestApp(env);
/** Another process on the same database; the embedded one has a single process. */
let other: TestApp | undefined;
/** Whoever draws a page waits here once it has read what it shows. */
let gate: Promise<void> | undefined;

/** A page that shows what a share link leads to, or a creation. */
async function drawn(request: Request, call: ServerCall): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [secret, id] = [searchParams.get('secret'), searchParams.get('creation')];
  const shown = secret
    ? await call(readShared, { params: { secret } })
    : await call(getCreation, { params: { id: id! } });
  await gate;
  return new Response(shown ? 'shown' : 'gone');
}
const entry = {
  createRequestHandler: () => drawn,
  createLoadContext: (_: unknown, call: ServerCall) => call,
};
const build = { entry: { module: entry } } as unknown as ServerBuild;

/** Visitors of each node; a program that only looks, so that nothing is counted and pages can be kept. */
let visitors: Client[] = [];

beforeAll(async () => {
  if (isPostgres) other = await startTestApp({ ...env, DATABASE_URL: app.services.settings.databaseUrl! });
  await putTools(app, [countWordsRun]);
  visitors = [app, ...(other ? [other] : [])].map(({ services }) => {
    const pages = createApp({
      services,
      build: async () => build,
      hasAssets: false,
      isReady: () => true,
      endpoints: gathered.endpoints,
    });
    const client = createClient((request) => pages.fetch(request), { origin: 'http://localhost:3000' });
    return { ...client, request: (path, init) => client.request(path, { ...init, headers: bot }) };
  });
});
afterAll(() => other?.close());

const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };

/** Wherever strangers read it. */
type Surfaces = Record<string, string>;
interface Shown {
  owner: { user: TestUser; client: Client };
  surfaces: Surfaces;
  subject: string;
  /** Of the link, or of the creation. */
  id: string;
}

const ofShare = (secret: string, file: string) => ({
  page: `/blog?secret=${secret}`,
  data: `/api/shared/${secret}`,
  picture: `/previews/shared/${secret}/card.png`,
  file: `/api/files/${file}?by=share:${secret}`,
});
const ofCreation = (id: string, file: string) => ({
  page: `/blog?creation=${id}`,
  data: `/api/gallery/${id}`,
  picture: `/previews/gallery/${id}/card.png`,
  file: `/api/files/${file}?by=creation:${id}`,
});

/** For each node and surface whether it is still there. Whose disk a file is on does not matter to its head. */
async function seen(surfaces: Surfaces): Promise<string[]> {
  const answers = [];
  for (const [node, visitor] of visitors.entries())
    for (const [name, path] of Object.entries(surfaces)) {
      const { status, text } = await visitor.request(path, { method: name === 'file' ? 'HEAD' : 'GET' });
      if (name === 'page' ? text === 'shown' : status === 200) answers.push(`${name} on node ${node}`);
    }
  return answers;
}
const everywhere = (surfaces: Surfaces) =>
  visitors.flatMap((_, node) => Object.keys(surfaces).map((name) => `${name} on node ${node}`));

const storeFile = async (ownerId: string, purpose: string) => {
  const body = new TextEncoder().encode('a dot');
  const file = {
    ownerId,
    purpose,
    name: 'dot.txt',
    contentType: 'text/plain',
    visibility: 'private' as const,
  };
  return (await app.services.files.store({ ...file, body, maxBytes: 1000 })).id;
};

async function makeRun() {
  const owner = await buildMember(app);
  const { body: run } = await owner.client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text: 'three small words' } },
  });
  await (await follow(app, owner.client, run.id)).end();
  return { owner, subject: run.id, file: await storeFile(owner.user.id, madeBy(run.id)) };
}

async function makeWork() {
  const owner = await buildMember(app);
  const file = await storeFile(owner.user.id, 'attachment');
  const paragraph = { type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: file }] };
  const { body: work } = await owner.client.call(createWork, {
    body: {
      kind: 'rich-text',
      title: 'Plan',
      content: { doc: { type: 'doc', content: [paragraph] }, notes: {} },
    },
  });
  await app.services.db
    .update(files)
    .set({ purpose: ofWork(work.id) })
    .where(eq(files.id, file));
  return { owner, subject: work.id, file };
}

const words = { title: 'Three words', caption: '', tags: [] };

type Kind = 'run' | 'work';
const subjects: Record<
  Kind,
  { share(): Promise<Shown>; publish(): Promise<Shown>; remove(shown: Shown): Promise<unknown> }
> = {
  run: {
    async share() {
      const { owner, subject, file } = await makeRun();
      const { id, secret } = (
        await owner.client.call(shareRun, { params: { id: subject }, body: { withInput: false } })
      ).body;
      return {
        owner,
        subject,
        id,
        surfaces: { ...ofShare(secret, file), settlements: `/api/shared/${secret}/settlements` },
      };
    },
    async publish() {
      const { owner, subject, file } = await makeRun();
      const { id } = (
        await owner.client.call(publishRun, { params: { id: subject }, body: { ...words, showInput: false } })
      ).body;
      return { owner, subject, id, surfaces: ofCreation(id, file) };
    },
    remove: ({ owner, subject }) => owner.client.call(deleteRun, { params: { id: subject } }),
  },
  work: {
    async share() {
      const { owner, subject, file } = await makeWork();
      const { id, secret } = (
        await owner.client.call(shareWork, {
          params: { id: subject },
          body: { version: null, withInput: false },
        })
      ).body;
      return { owner, subject, id, surfaces: ofShare(secret, file) };
    },
    async publish() {
      const { owner, subject, file } = await makeWork();
      const { id } = (await owner.client.call(publishWork, { params: { id: subject }, body: words })).body;
      return { owner, subject, id, surfaces: ofCreation(id, file) };
    },
    remove: ({ owner, subject }) => owner.client.call(deleteWork, { params: { id: subject } }),
  },
};
const kinds = Object.keys(subjects) as Kind[];

const suspend = async (user: TestUser) =>
  (await signIn(app, await buildAdmin(app))).call(suspendUser, {
    params: { id: user.id },
    body: { reason: 'A test' },
  });

type Ways = Record<string, (shown: Shown, kind: Kind) => Promise<unknown>>;
const always: Ways = {
  'it is deleted': (shown, kind) => subjects[kind].remove(shown),
  'its owner is suspended': ({ owner }) => suspend(owner.user),
};
const ofLink: Ways = {
  ...always,
  'its link is revoked': ({ owner, id }) => owner.client.call(revokeShare, { params: { id } }),
  'all links are revoked': ({ owner }) => owner.client.call(revokeAllShares),
  'its link expires': ({ id }) =>
    app.services.db
      .update(shares)
      .set({ expiresAt: new Date(0) })
      .where(eq(shares.id, id)),
  'an admin hides it': ({ id }) =>
    app.services.db.update(shares).set({ hiddenAt: new Date() }).where(eq(shares.id, id)),
};
const ofPublished: Ways = {
  ...always,
  'it is taken back': ({ owner, id }) => owner.client.call(unpublish, { params: { id } }),
  'an admin hides it': async ({ id }) =>
    (await signIn(app, await buildAdmin(app))).call(hideCreation, {
      params: { id },
      body: { hidden: true },
    }),
};

test('the table has every kind of subject that can be shared', () => {
  expect(kinds.toSorted()).toEqual(gathered.subjects.map(({ kind }) => kind).toSorted());
});

test('the table has every call that a link opens', () => {
  const opened = gathered.endpoints
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => path.includes('/shared/:'));
  expect([...new Set(opened)].toSorted()).toEqual([
    '/api/shared/:secret',
    '/api/shared/:secret/settlements',
    '/previews/shared/:secret/card.png',
  ]);
});

async function expectGone(shown: Shown, end: () => Promise<unknown>) {
  // Twice: what can be kept is kept by then.
  for (let time = 0; time < 2; time += 1)
    expect(await seen(shown.surfaces)).toEqual(everywhere(shown.surfaces));
  await end();
  expect(await seen(shown.surfaces)).toEqual([]);
}

describe.for(kinds)('a %s', (kind) => {
  test.for(Object.keys(ofLink))('that is shared is gone everywhere when %s', async (way) => {
    const shown = await subjects[kind].share();
    await expectGone(shown, () => ofLink[way]!(shown, kind));
  });

  test.for(Object.keys(ofPublished))('that is published is gone everywhere when %s', async (way) => {
    const shown = await subjects[kind].publish();
    await expectGone(shown, () => ofPublished[way]!(shown, kind));
  });
});

test('a page that was being drawn when the link was revoked is not served to whoever comes after', async () => {
  const { owner, id, surfaces } = await subjects.run.share();
  const { promise, resolve: open } = Promise.withResolvers<void>();
  gate = promise;
  const early = visitors.map((visitor) => visitor.request(surfaces.page!));
  await owner.client.call(revokeShare, { params: { id } });
  const late = visitors.map((visitor) => visitor.request(surfaces.page!));
  gate = undefined;
  open();
  await Promise.all(early);
  expect((await Promise.all(late)).map(({ text }) => text)).toEqual(visitors.map(() => 'gone'));
});

describe('who asks', () => {
  /** What each node says of a credential: its status on the user call. */
  const statuses = async (headers: Record<string, string>) => {
    const answers = [];
    for (const node of [app, ...(other ? [other] : [])])
      answers.push((await node.client().call(currentUser, undefined, { headers })).status);
    return answers;
  };
  const onEach = (status: number) => (other ? [status, status] : [status]);
  const cookieOf = (client: Client) => ({
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  test('a session that is ended opens nothing on any node', async () => {
    const { user, client } = await buildMember(app);
    const elsewhere = await signIn(app, user);
    expect(await statuses(cookieOf(elsewhere))).toEqual(onEach(200));
    const { items } = (await client.call(listSessions)).body;
    const { id } = items.find(({ current }) => !current)!;
    expect((await client.call(endSession, { params: { id } })).status).toBe(200);
    expect(await statuses(cookieOf(elsewhere))).toEqual(onEach(401));
    expect(await statuses(cookieOf(client))).toEqual(onEach(200));
  });

  test('a key that is revoked opens nothing on any node', async () => {
    const { client } = await buildMember(app);
    const { body: key } = await client.call(createKey, {
      body: { name: 'Script', scopes: ['account:read'], expiresInDays: null },
    });
    const headers = { authorization: `Bearer ${key.secret}` };
    expect(await statuses(headers)).toEqual(onEach(200));
    await client.call(revokeKey, { params: { id: key.id } });
    expect(await statuses(headers)).toEqual(onEach(401));
  });

  test('whoever is suspended is out on every node', async () => {
    const { user, client } = await buildMember(app);
    expect(await statuses(cookieOf(client))).toEqual(onEach(200));
    expect((await suspend(user)).status).toBe(200);
    expect(await statuses(cookieOf(client))).toEqual(onEach(401));
  });
});
