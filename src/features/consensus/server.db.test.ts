import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { createRun, deleteRun, getRun, retryRun } from '#tools/run/contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { revokeShare, shareRun } from '#tools/share/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { fullData, texts } from './components/consensus.testing.ts';
import {
  getRatings,
  listPanels,
  listSettlements,
  listSharedSettlements,
  mostPanels,
  rateAnswer,
  removePanel,
  removeSettlement,
  renamePanel,
  savePanel,
  settleClaim,
  settleSharedClaim,
} from './contract.ts';
import { consensusKind } from './kind.ts';

const app = useTestApp();
const puppet = createPuppet({ output: consensusKind });
const nobodys = '01980000-0000-7000-8000-000000000000';

beforeAll(async () => {
  if (app.services) await putTools(app, [puppet.run]);
});

/** Begins one, or another version of one, and lets it find what the fixture says. */
async function findConsensus(client: Client, again?: string): Promise<string> {
  const index = puppet.performances.length;
  const { body } = again
    ? await client.call(retryRun, { params: { id: again }, body: {} })
    : await client.call(createRun, { params: { tool: 'puppet' }, body: { input: { name: 'Punch' } } });
  const show = await puppet.at(index);
  show.play({ append: texts.text }, { data: fullData }, 'end');
  await expect
    .poll(async () => (await client.call(getRun, { params: { id: body.id } })).body.state)
    .toBe('done');
  return body.id;
}

const held = { contest: 'contest-1', side: 'side-60', source: 'https://example.org/guide' };
const settle = (client: Client, id: string, body: object = held) =>
  client.call(settleClaim, { params: { id }, body: body as never });

test('panels are kept by name, for guests too, and are nobody else’s', async () => {
  const client = app.client();
  expect((await client.call(listPanels)).body).toEqual({ items: [] });
  const engines = ['fake/a', 'fake/b', 'fake/a'];
  const { body: saved } = await client.call(savePanel, { body: { name: ' Quick ', engines } });
  expect(saved).toMatchObject({ name: 'Quick', engines: ['fake/a', 'fake/b'] });
  const params = { id: saved.id };
  expect((await client.call(renamePanel, { params, body: { name: 'Fast' } })).body.name).toBe('Fast');
  const { client: stranger } = await buildMember(app);
  expect((await stranger.call(listPanels)).body.items).toEqual([]);
  expect((await stranger.call(renamePanel, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await stranger.call(removePanel, { params })).status).toBe(404);
  expect((await app.client().call(removePanel, { params })).status).toBe(404);
  for (const wrong of [
    { name: '', engines },
    { name: 'a', engines: [] },
    { name: 'a', engines: Array(7).fill('e') },
    { name: 'a', engines, more: 1 },
    { name: 'a'.repeat(61), engines },
    { name: 'a\0', engines },
  ])
    expect((await client.call(savePanel, { body: wrong as never })).status).toBe(422);
  expect((await client.call(listPanels)).body.items).toMatchObject([{ name: 'Fast' }]);
  expect((await client.call(removePanel, { params })).status).toBe(200);
  expect((await client.call(listPanels)).body.items).toEqual([]);
});

test('there is a most of panels', async () => {
  const { client } = await buildMember(app);
  const save = async () => (await client.call(savePanel, { body: { name: 'a', engines: ['e'] } })).status;
  for (let count = 0; count < mostPanels; count += 1) expect(await save()).toBe(200);
  expect(await save()).toBe(409);
});

test('a member says with a source which side holds; a second time replaces the first', async () => {
  const { client, user } = await buildMember(app);
  const id = await findConsensus(client);
  expect((await client.call(listSettlements, { params: { id } })).body.items).toEqual([]);
  const { body } = await settle(client, id, { ...held, note: ' It says so. ' });
  expect(body.items).toMatchObject([
    { contest: 'contest-1', side: 'side-60', note: 'It says so.', by: user.displayUsername, removable: true },
  ]);
  await settle(client, id, { ...held, side: 'side-90' });
  const { items } = (await client.call(listSettlements, { params: { id } })).body;
  expect(items).toMatchObject([{ side: 'side-90', note: null, source: 'https://example.org/guide' }]);
  const later = await findConsensus(client, id);
  expect((await client.call(listSettlements, { params: { id: later } })).body.items).toHaveLength(1);
  expect((await client.call(removeSettlement, { params: { id: items[0]!.id } })).status).toBe(200);
  expect((await client.call(removeSettlement, { params: { id: items[0]!.id } })).status).toBe(404);
  expect((await client.call(listSettlements, { params: { id } })).body.items).toEqual([]);
});

test('who may not settle, and what does not settle anything', async () => {
  const { client } = await buildMember(app);
  const id = await findConsensus(client);
  const guest = app.client();
  const guests = await findConsensus(guest);
  expect((await guest.call(listSettlements, { params: { id: guests } })).status).toBe(200);
  expect((await settle(guest, guests)).status).toBe(401);
  expect((await guest.call(listSettlements, { params: { id } })).status).toBe(404);
  const { client: stranger } = await buildMember(app);
  expect((await settle(stranger, id)).status).toBe(404);
  expect((await settle(client, nobodys)).status).toBe(404);
  expect((await settle(client, id, { ...held, contest: 'other' })).status).toBe(404);
  expect((await settle(client, id, { ...held, side: 'agreed-1' })).status).toBe(404);
  for (const source of ['', 'javascript:alert(1)', 'ftp://example.org', 'data:text/html,a', 'nowhere'])
    expect((await settle(client, id, { ...held, source })).status).toBe(422);
  expect((await settle(client, id, { ...held, note: 'a'.repeat(501) })).status).toBe(422);
  expect((await settle(client, id, { ...held, by: 'someone' })).status).toBe(422);
});

test('whoever has the link sees what was brought, and members bring their own', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const id = await findConsensus(a.client);
  const { body: share } = await a.client.call(shareRun, { params: { id }, body: { withInput: true } });
  const params = { secret: share.secret };
  await settle(a.client, id);
  const settled = await b.client.call(settleSharedClaim, { params, body: { ...held, side: 'side-90' } });
  expect(settled.body.items.map(({ side, removable }) => [side, removable])).toEqual([
    ['side-60', false],
    ['side-90', true],
  ]);
  const read = () => app.client().call(listSharedSettlements, { params });
  expect((await read()).body.items.map(({ removable }) => removable)).toEqual([false, false]);
  expect((await app.client().call(settleSharedClaim, { params, body: held })).status).toBe(401);
  expect((await b.client.call(settleSharedClaim, { params: { secret: 'guess' }, body: held })).status).toBe(
    404,
  );
  expect((await b.client.call(settleSharedClaim, { params, body: { ...held, source: 'no' } })).status).toBe(
    422,
  );
  const [own, foreign] = settled.body.items;
  expect((await b.client.call(removeSettlement, { params: { id: own!.id } })).status).toBe(404);
  // Those on one's own run are one's own to remove.
  expect((await a.client.call(removeSettlement, { params: { id: foreign!.id } })).status).toBe(200);
  expect((await read()).body.items).toHaveLength(1);
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, a.user.id));
  expect((await read()).status).toBe(404);
  await app.services.db.update(users).set({ suspendedAt: null }).where(eq(users.id, a.user.id));
  await a.client.call(revokeShare, { params: { id: share.id } });
  expect((await read()).status).toBe(404);
  expect((await b.client.call(settleSharedClaim, { params, body: held })).status).toBe(404);
});

test('ratings are one’s own, one for each answer, and can be taken back', async () => {
  const client = app.client();
  const id = await findConsensus(client);
  const rate = (part: string, rating: 'up' | 'down' | null, by = client) =>
    by.call(rateAnswer, { params: { id }, body: { part, rating } });
  expect((await rate('a', 'up')).body).toEqual({ ratings: { a: 'up' } });
  await rate('text', 'up');
  expect((await rate('a', 'down')).body).toEqual({ ratings: { a: 'down', text: 'up' } });
  expect((await rate('a', null)).body).toEqual({ ratings: { text: 'up' } });
  expect((await client.call(getRatings, { params: { id } })).body).toEqual({ ratings: { text: 'up' } });
  expect((await rate('z', 'up')).status).toBe(404);
  expect((await rate('a', 'sideways' as never)).status).toBe(422);
  const { client: stranger } = await buildMember(app);
  expect((await rate('a', 'up', stranger)).status).toBe(404);
  expect((await stranger.call(getRatings, { params: { id } })).status).toBe(404);
  await client.call(deleteRun, { params: { id } });
  expect((await rate('a', 'up')).status).toBe(404);
});
