/** What came of a creation, as far as the reader may see it. */
import { beforeAll, expect } from 'vitest';
import { giveThanks } from '#features/thanks/contract.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { hideCreation, readRipples } from './contract.ts';
import { absent, countWords, publish, said } from './creations.testing.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

async function remixed(of: string) {
  const maker = await buildMember(app);
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
  // Muted people are left out, with what came of theirs.
  await maker.client.call(setBoundary, {
    params: { handle: first.user.username! },
    body: { kind: 'mute' },
  });
  expect((await nodes(id, maker.client)).map((node) => node.id)).toEqual([id]);
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
