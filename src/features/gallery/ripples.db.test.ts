/** What came of a creation, as far as the reader may see it. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { giveThanks } from '#features/thanks/contract.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getCreation, hideCreation, readRipples } from './contract.ts';
import { absent, countWords, publish, said } from './creations.testing.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

async function remixed(of: string, person = {}) {
  const maker = await buildMember(app, person);
  const run = await countWords(app, maker.client, 'more words', of);
  const { body } = await maker.client.call(publishRun, { params: { id: run }, body: said });
  return { ...maker, id: body.id };
}
const nodes = async (id: string, client = app.client()) =>
  (await client.call(readRipples, { params: { id } })).body.nodes;

test('remixes of remixes stand below what they began with, with their thanks', async () => {
  const maker = await buildMember(app);
  const { id } = await publish(app, maker.client);
  const first = await remixed(id);
  const second = await remixed(first.id);
  await first.client.call(giveThanks, {
    body: {
      to: maker.user.username!,
      text: 'For the start.',
      isPublic: true,
      about: { kind: 'creation', id },
    },
  });
  expect(await nodes(id)).toMatchObject([
    { id, from: null, uses: 1, thanks: 1 },
    { id: first.id, from: id, uses: 1, thanks: 0 },
    { id: second.id, from: first.id, uses: 0 },
  ]);
  const cameFrom = async (of: string, client = app.client()) =>
    (await client.call(readRipples, { params: { id: of } })).body.cameFrom.map((one) => one.id);
  expect(await cameFrom(second.id)).toEqual([id, first.id]);
  expect(await cameFrom(id)).toEqual([]);
  // Muted people are left out, with what came of theirs.
  await maker.client.call(setBoundary, {
    params: { handle: first.user.username! },
    body: { kind: 'mute' },
  });
  expect((await nodes(id, maker.client)).map((node) => node.id)).toEqual([id]);
  expect(await cameFrom(second.id, maker.client)).toEqual([]);
});

test('a remix says what it began with, and the maker of that hears of it once', async () => {
  const maker = await buildMember(app, { name: 'Ada' });
  const { id } = await publish(app, maker.client);
  const noticesNow = async () =>
    (
      await app.services.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.ownerId, maker.user.id), eq(notifications.kind, 'gallery.remixed')))
    ).map(({ data }) => (data as { title: string }).title);
  const ben = await remixed(id, { name: 'Ben' });
  const begunFrom = async (of: string, client = app.client()) =>
    (await client.call(getCreation, { params: { id: of } })).body.begunFrom;
  expect(await begunFrom(ben.id)).toMatchObject({ id, title: 'A fine count', author: { name: 'Ada' } });
  expect(await begunFrom(id)).toBeNull();
  expect(await noticesNow()).toEqual(['Ben remixed “A fine count”']);
  const again = await countWords(app, ben.client, 'even more', id);
  await ben.client.call(publishRun, { params: { id: again }, body: said });
  // One's own is no news, nor is what muted people do.
  const own = await countWords(app, maker.client, 'mine again', id);
  await maker.client.call(publishRun, { params: { id: own }, body: said });
  const quiet = await buildMember(app);
  const params = { handle: quiet.user.username! };
  await maker.client.call(setBoundary, { params, body: { kind: 'mute' } });
  const theirs = await countWords(app, quiet.client, 'quietly', id);
  await quiet.client.call(publishRun, { params: { id: theirs }, body: said });
  expect(await noticesNow()).toHaveLength(1);
  // Whom the maker blocked does not read of it.
  await maker.client.call(setBoundary, { params, body: { kind: 'block' } });
  expect(await begunFrom(ben.id, quiet.client)).toBeNull();
});

test('a share link credits the origin where it shows the question', async () => {
  const maker = await buildMember(app, { name: 'Ada' });
  const { id } = await publish(app, maker.client);
  const { client } = await buildMember(app);
  const run = await countWords(app, client, 'more words', id);
  const begunFrom = async (withInput: boolean) => {
    const { secret } = (await client.call(shareRun, { params: { id: run }, body: { withInput } })).body;
    const { body } = await app.client().call(readShared, { params: { secret } });
    return body.subject === 'run' ? body.begunFrom : undefined;
  };
  expect(await begunFrom(true)).toEqual({ id, title: 'A fine count', by: 'Ada' });
  expect(await begunFrom(false)).toBeNull();
});

test('what is hidden or not there has no ripples', async () => {
  const maker = await buildMember(app);
  const { id } = await publish(app, maker.client);
  const { id: remix } = await remixed(id);
  const admin = await signIn(app, await buildAdmin(app));
  await admin.call(hideCreation, { params: { id: remix }, body: { hidden: true } });
  expect(await nodes(id)).toHaveLength(1);
  expect((await app.client().call(readRipples, { params: { id: remix } })).status).toBe(404);
  expect((await app.client().call(readRipples, { params: { id: absent } })).status).toBe(404);
  expect((await app.client().call(readRipples, { params: { id: 'x' } })).status).toBe(422);
});
