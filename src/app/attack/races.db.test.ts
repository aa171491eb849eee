/** Ten who come at once get no more than one who comes ten times: whatever is counted, spent or used up. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { createKey } from '#features/settings/credentials-contract.ts';
import { uploadAttachment } from '#tools/attach/contract.ts';
import { mostPanels, savePanel } from '#features/consensus/contract.ts';
import { consensusPanels } from '#features/consensus/table.server.ts';
import { getCreation, likeCreation } from '#features/gallery/contract.ts';
import { countWords, publish } from '#features/gallery/creations.testing.ts';
import { galleryLikes } from '#features/gallery/table.server.ts';
import { createFolder, mostFolders } from '#features/talks/contract.ts';
import { talkFolders } from '#features/talks/table.server.ts';
import { apiKeys } from '#kit/auth/table.server.ts';
import { files } from '#kit/files/table.server.ts';
import { createWork } from '#tools/work/contract.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import { mostCollaborators } from '#tools/work/collaborator-queries.server.ts';
import { workCollaborators, works } from '#tools/work/table.server.ts';
import { mostWorks } from '#tools/work/work-queries.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { shareRun } from '#tools/share/contract.ts';
import { mostShares } from '#tools/share/queries.server.ts';
import { shares } from '#tools/share/table.server.ts';
import type { Answer, Client } from '#testing/client.ts';
import { buildMember, buildUser, type TestUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const quota = 1_000_000;
const app = useTestApp({
  RATE_LIMITS: 'false',
  ROLE: 'web',
  FETCH_MODELS: 'false',
  MEMBER_FILES_MB: String(quota / 1_000_000),
});
const atOnce = 10;

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

interface Limit {
  most: number;
  /** So many are there already. */
  fill(user: TestUser, client: Client, count: number): Promise<unknown>;
  add(client: Client, number: number): Promise<Answer>;
  count(user: TestUser): Promise<number>;
}

const numbered = <Row>(count: number, row: (number: number) => Row) =>
  Array.from({ length: count }, (_, number) => row(number));
/** What the limits lead to, by the one who is limited. */
const made = new Map<Client, string>();
const secretOf = (user: TestUser, number: number) => `${user.id} ${number}`;

const limits: Record<string, Limit> = {
  folders: {
    most: mostFolders,
    fill: ({ id: ownerId }, _, count) =>
      app.services.db.insert(talkFolders).values(numbered(count, (n) => ({ ownerId, name: `${n}` }))),
    add: (client, n) => client.call(createFolder, { body: { name: `new ${n}` } }),
    count: ({ id }) => app.services.db.$count(talkFolders, eq(talkFolders.ownerId, id)),
  },
  panels: {
    most: mostPanels,
    fill: ({ id: ownerId }, _, count) =>
      app.services.db
        .insert(consensusPanels)
        .values(numbered(count, (n) => ({ ownerId, name: `${n}`, engines: ['bamboo'] }))),
    add: (client, n) => client.call(savePanel, { body: { name: `new ${n}`, engines: ['bamboo'] } }),
    count: ({ id }) => app.services.db.$count(consensusPanels, eq(consensusPanels.ownerId, id)),
  },
  'API keys': {
    most: 25,
    fill: (user, _, count) =>
      app.services.db.insert(apiKeys).values(
        numbered(count, (n) => ({
          userId: user.id,
          name: `${n}`,
          start: 'fk_',
          hash: secretOf(user, n),
          scopes: ['tools:run' as const],
        })),
      ),
    add: (client, n) =>
      client.call(createKey, { body: { name: `new ${n}`, scopes: ['tools:run'], expiresInDays: null } }),
    count: ({ id }) => app.services.db.$count(apiKeys, eq(apiKeys.userId, id)),
  },
  links: {
    most: mostShares,
    async fill(user, client, count) {
      const id = await countWords(app, client);
      made.set(client, id);
      await app.services.db.insert(shares).values(
        numbered(count, (n) => ({
          ownerId: user.id,
          subjectKind: 'run',
          subjectId: id,
          secretHash: secretOf(user, n),
          withInput: false,
        })),
      );
    },
    add: (client) => client.call(shareRun, { params: { id: made.get(client)! }, body: { withInput: false } }),
    count: ({ id }) => app.services.db.$count(shares, eq(shares.ownerId, id)),
  },
  works: {
    most: mostWorks,
    fill: ({ id: ownerId }, _, count) =>
      app.services.db.insert(works).values(
        numbered(count, (n) => ({
          ownerId,
          kind: 'text',
          title: `${n}`,
          schemaVersion: 1,
          content: { text: '' },
          excerpt: '',
          search: sql`''::tsvector` as never,
        })),
      ),
    add: (client, n) =>
      client.call(createWork, { body: { kind: 'text', title: `new ${n}`, content: { text: 'Hello.' } } }),
    count: ({ id }) => app.services.db.$count(works, eq(works.ownerId, id)),
  },
  'people invited to a work': {
    most: mostCollaborators,
    async fill(_, client, count) {
      const body = { kind: 'text', title: 'Together', content: { text: 'Hello.' } };
      const { id } = (await client.call(createWork, { body })).body;
      made.set(client, id);
      for (const member of await Promise.all(numbered(count, () => buildUser(app))))
        await app.services.db
          .insert(workCollaborators)
          .values({ workId: id, memberId: member.id, role: 'reader' });
    },
    async add(client) {
      const { username } = await buildUser(app);
      return client.call(inviteToWork, {
        params: { id: made.get(client)! },
        body: { who: username!, role: 'reader' },
      });
    },
    async count({ id }) {
      const [own] = await app.services.db.select().from(works).where(eq(works.ownerId, id));
      return app.services.db.$count(workCollaborators, eq(workCollaborators.workId, own!.id));
    },
  },
};

test.for(Object.entries(limits))('%s: room for one more', async ([, { most, fill, add, count }]) => {
  const { user, client } = await buildMember(app);
  await fill(user, client, most - 1);
  const answers = await Promise.all(numbered(atOnce, (number) => add(client, number)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(atOnce - 1);
  expect(await count(user)).toBe(most);
});

test('files: room for two, and ten come', async () => {
  const { user, client } = await buildMember(app);
  const body = 'a'.repeat(quota * 0.4);
  const statuses = (
    await Promise.all(
      numbered(atOnce, (number) =>
        client.request(`${uploadAttachment.path}?name=${number}.txt`, { method: 'POST', body }),
      ),
    )
  ).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 413)).toHaveLength(atOnce - 2);
  expect(await app.services.db.$count(files, eq(files.ownerId, user.id))).toBe(2);
});

test('likes: one from each, however often', async () => {
  const { client: maker } = await buildMember(app);
  const { id } = await publish(app, maker);
  const fans = await Promise.all(numbered(3, () => buildMember(app)));
  const liked = await Promise.all(
    fans.flatMap(({ client }) => numbered(atOnce, () => client.call(likeCreation, { params: { id } }))),
  );
  expect(new Set(liked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await app.services.db.$count(galleryLikes, eq(galleryLikes.itemId, id))).toBe(fans.length);
  expect((await maker.call(getCreation, { params: { id } })).body.likes).toBe(fans.length);
});
