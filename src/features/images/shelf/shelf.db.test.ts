/** One's pictures: liked, on boards, as a family, found by their words; nobody else's. */
import { expect } from 'vitest';
import { newId } from '#kit/db/columns.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { wordsToFind } from '#tools/run/run-search.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { images } from '../tool.ts';
import {
  addBoard,
  deleteBoard,
  likePicture,
  listBoards,
  listPictures,
  listRelatives,
  putOnBoard,
  renameBoard,
} from './contract.ts';

const app = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;
const absent = '0198c0de-0000-7000-8000-000000000000';

/** Written straight into the database: what drawing does is tried elsewhere. */
async function drawn({ user }: Member, title: string, parent?: { id: string; talkId: string }) {
  const id = newId();
  const output = {
    texts: {},
    data: { pictures: [{ file: newId(), description: `Drawn: ${title}` }] },
  };
  const input = { prompt: title };
  const talkId = parent?.talkId ?? id;
  await app.services.db.insert(runs).values({
    id,
    ownerId: user.id,
    tool: images.id,
    kind: 'picture',
    title,
    input,
    output,
    state: 'done',
    endedAt: new Date(),
    rootId: id,
    talkId,
    parentId: parent?.id ?? null,
    search: wordsToFind({ title, input }),
  });
  return { id, talkId };
}

const titles = async (client: Client, query: object = {}) =>
  (await client.call(listPictures, { query: query as never })).body.items.map(({ title }) => title);

test('pictures are liked, put on boards, found, and known with their family', async () => {
  const ana = await buildMember(app);
  const { client } = ana;
  const family = await drawn(ana, 'a fox by a lake');
  const { id: owl } = await drawn(ana, 'an owl at night');
  const { id: snow } = await drawn(ana, 'in the snow', family);
  const fox = family.id;
  expect(await titles(client)).toEqual(['in the snow', 'an owl at night', 'a fox by a lake']);

  expect((await client.call(likePicture, { params: { id: owl }, body: { favourite: true } })).status).toBe(
    200,
  );
  await client.call(likePicture, { params: { id: owl }, body: { favourite: true } });
  expect(await titles(client, { favourite: 'yes' })).toEqual(['an owl at night']);

  const { id: board } = (await client.call(addBoard, { body: { name: '  Animals ' } })).body;
  const put = (picture: string, on: boolean) =>
    client.call(putOnBoard, { params: { id: board, picture }, body: { on } });
  expect([(await put(fox, true)).status, (await put(owl, true)).status]).toEqual([200, 200]);
  expect(await titles(client, { board })).toEqual(['an owl at night', 'a fox by a lake']);
  expect((await client.call(listBoards)).body.items).toEqual([{ id: board, name: 'Animals', count: 2 }]);
  await put(fox, false);
  await client.call(renameBoard, { params: { id: board }, body: { name: 'Birds' } });
  expect((await client.call(listBoards)).body.items).toEqual([{ id: board, name: 'Birds', count: 1 }]);

  const { items } = (await client.call(listRelatives, { params: { id: snow } })).body;
  expect(items.map(({ id, parentId }) => [id, parentId])).toEqual([
    [fox, null],
    [snow, fox],
  ]);
  expect(items[0]!.shown?.description).toMatch(/fox/);
  expect(await titles(client, { q: 'owl' })).toEqual(['an owl at night']);
  expect(await titles(client, { q: 'zeppelin' })).toEqual([]);

  // Nobody else's, and nothing that is not there.
  const ben = await buildMember(app);
  const stranger = ben.client;
  await drawn(ben, 'a cat');
  expect(await titles(stranger)).toEqual(['a cat']);
  const refused = [
    await stranger.call(likePicture, { params: { id: owl }, body: { favourite: true } }),
    await stranger.call(putOnBoard, { params: { id: board, picture: owl }, body: { on: true } }),
    await stranger.call(listRelatives, { params: { id: fox } }),
    await stranger.call(renameBoard, { params: { id: board }, body: { name: 'Mine' } }),
    await stranger.call(deleteBoard, { params: { id: board } }),
    await stranger.call(listPictures, { query: { board } }),
    await client.call(likePicture, { params: { id: absent }, body: { favourite: true } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect((await client.call(addBoard, { body: { name: ' ' } })).status).toBe(422);

  expect((await client.call(deleteBoard, { params: { id: board } })).status).toBe(200);
  expect(await titles(client)).toHaveLength(3);
  expect((await app.client().call(listPictures)).body.items).toEqual([]);
});
