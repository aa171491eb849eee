import { paidItems } from '#kit/credits/table.server.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { adoptPanda, ownPandas, pandaOf, renamePanda, type PandaLook } from './contract.ts';
import { pandas } from './table.server.ts';

const app = useTestApp();
const look: PandaLook = { leaf: 'maple', coat: 'chestnut', outfit: 'scarf' };
const body = { name: 'Mochi', look };

test('pandas are for members', async () => {
  const guest = app.client();
  expect((await guest.call(ownPandas)).status).toBe(401);
  expect((await guest.call(adoptPanda, { body })).status).toBe(401);
  expect((await guest.call(renamePanda, { params: { id: newId() }, body: { name: 'Mo' } })).status).toBe(401);
});

test('adopting keeps the panda and makes its owner a panda member at once', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(currentUser)).body).toMatchObject({ isPanda: false, pandaCount: 0 });
  expect((await client.call(ownPandas)).body).toEqual({ items: [], waiting: 1 });

  const adopted = await client.call(adoptPanda, { body: { ...body, name: '  Mochi  ' } });
  expect(adopted.status).toBe(200);
  expect(adopted.body).toEqual({ ...body, id: expect.any(String), adoptedAt: expect.any(String) });
  expect((await client.call(ownPandas)).body).toEqual({ items: [adopted.body], waiting: 0 });
  expect((await client.call(currentUser)).body).toMatchObject({ isPanda: true, pandaCount: 1 });
});

test('one is free for each account: a second is refused in words, also when both come at once', async () => {
  const { user, client } = await buildMember(app);
  const answers = await Promise.all([client.call(adoptPanda, { body }), client.call(adoptPanda, { body })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const again = await client.call(adoptPanda, { body });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    error: {
      code: 'conflict:already_adopted',
      message: 'You’ve already adopted your free panda.',
    },
  });
  expect(await app.services.db.select().from(pandas).where(eq(pandas.ownerId, user.id))).toHaveLength(1);
  expect((await client.call(currentUser)).body.pandaCount).toBe(1);

  const { client: other } = await buildMember(app);
  expect((await other.call(adoptPanda, { body })).status).toBe(200);
});

test('a name and a look that cannot be are refused, and nothing is kept', async () => {
  const { client } = await buildMember(app);
  const wrong = [
    { ...body, name: '   ' },
    { ...body, name: 'x'.repeat(25) },
    { ...body, name: '<b>Mochi</b>' },
    { ...body, name: 'Mo\u202Echi' },
    { ...body, name: '-' },
    { ...body, look: { ...look, leaf: 'plastic' } },
    { ...body, look: { leaf: 'maple', coat: 'ink' } },
    { ...body, look: { ...look, price: 1 } },
    { ...body, ownerId: newId() },
    { look },
  ];
  for (const body of wrong) {
    const answer = await client.call(adoptPanda, { body } as never);
    expect(answer.status, JSON.stringify(body)).toBe(422);
  }
  expect((await client.call(ownPandas)).body.items).toEqual([]);
});

test('names may be of any script', async () => {
  for (const name of ['团团', 'Ñandú', 'Łucja', 'पांडा', "O'Bear 2", 'Nu\u0301ria'])
    expect(
      (await (await buildMember(app)).client.call(adoptPanda, { body: { ...body, name } })).body.name,
    ).toBe(name.normalize('NFC'));
});

test('one renames one’s own panda; another’s is not there', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const { body: panda } = await client.call(adoptPanda, { body });
  const params = { id: panda.id };

  expect((await stranger.call(renamePanda, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await client.call(renamePanda, { params: { id: newId() }, body: { name: 'Mo' } })).status).toBe(
    404,
  );
  expect((await client.call(renamePanda, { params: { id: 'one' }, body: { name: 'Mo' } })).status).toBe(422);
  expect((await client.call(renamePanda, { params, body: { name: '' } })).status).toBe(422);

  const renamed = await client.call(renamePanda, { params, body: { name: 'Bo' } });
  expect(renamed.body).toEqual({ ...panda, name: 'Bo' });
  expect((await client.call(ownPandas)).body.items).toEqual([renamed.body]);
  expect((await stranger.call(ownPandas)).body.items).toEqual([]);
});

test('an API key may read pandas and not adopt them', async () => {
  const { user } = await buildMember(app);
  const { secret } = await buildKey(app, user);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await app.client().call(ownPandas, undefined, { headers })).status).toBe(200);
  expect((await app.client().call(adoptPanda, { body }, { headers })).status).toBe(403);
});

test('everyone sees the panda of a profile, by whatever case of the handle, and nothing more of it', async () => {
  const { user, client } = await buildMember(app);
  const guest = app.client();
  const seen = (handle: string) => guest.call(pandaOf, { params: { handle } });
  const handle = user.username!;
  expect((await seen(handle)).body).toEqual({ panda: null });
  await client.call(adoptPanda, { body });
  expect((await seen(handle.toUpperCase())).body).toEqual({ panda: body });
  expect((await seen('nobody-has-this')).status).toBe(404);
  expect((await seen('x'.repeat(61))).status).toBe(422);
});

test('a suspended member has no profile, and so no panda on it', async () => {
  const { user, client } = await buildMember(app);
  await client.call(adoptPanda, { body });
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  const answer = await app.client().call(pandaOf, { params: { handle: user.username! } });
  expect(answer.status).toBe(404);
});

test('paid slots allow further adoptions, up to their number', async () => {
  const { client, user } = await buildMember(app);
  await app.services.db
    .insert(paidItems)
    .values({ ownerId: user.id, kind: 'panda', key: `panda:${user.id}`, quantity: 1 });
  const adopt = (name: string) => client.call(adoptPanda, { body: { name, look } });
  expect((await client.call(ownPandas)).body.waiting).toBe(2);
  expect((await adopt('Mei')).status).toBe(200);
  expect((await adopt('Bao')).status).toBe(200);
  expect((await adopt('Lin')).status).toBe(409);
  expect((await client.call(ownPandas)).body.waiting).toBe(0);
});
