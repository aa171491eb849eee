/** Share links of a business when whoever made them is no longer in it. */
import { expect } from 'vitest';
import { readShared, shareWork } from '#tools/share/contract.ts';
import { createWork } from '#tools/work/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { actingClient, buildBusiness } from './businesses.testing.ts';
import * as contract from './contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const here = (businessId: string) => ({ params: { businessId } });
const blank = {
  kind: 'rich-text',
  title: 'Plan',
  content: { doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'a' } }] }, notes: {} },
};

/** So many links to a new work of the business. */
async function makeLinks(client: Client, businessId: string, many = 1) {
  const acting = actingClient(client, businessId);
  const { body: work } = await acting.call(createWork, { body: blank });
  const made = [];
  for (let n = 0; n < many; n += 1) {
    const { status, body } = await acting.call(shareWork, {
      params: { id: work.id },
      body: { version: null, withInput: false },
    });
    expect(status).toBe(200);
    made.push(body);
  }
  return made;
}
const opens = async ({ secret }: { secret: string }) =>
  (await app.client().call(readShared, { params: { secret } })).status === 200;
const listed = async (client: Client, id: string) =>
  (await client.call(contract.listLeftLinks, here(id))).body.items;

test('whoever leaves leaves links behind, which admins list and end, one or all', async () => {
  const { id, owner, add } = await buildBusiness(app);
  const [ana, ben] = [await add('admin'), await add('member')];
  const [first, second, third] = await makeLinks(ben.client, id, 3);
  const [own] = await makeLinks(ana.client, id);
  expect(await listed(ana.client, id)).toEqual([]);
  await ben.client.call(contract.leaveBusiness, here(id));
  expect(await listed(ana.client, id)).toMatchObject(
    [third!, second!, first!].map((link) => ({ id: link.id, by: { name: ben.user.name }, title: 'Plan' })),
  );
  const end = (client: Client, link: string) =>
    client.call(contract.endLeftLink, { params: { businessId: id, id: link } });
  // What someone within made is theirs, and another business's is nowhere.
  expect((await end(ana.client, own!.id)).status).toBe(404);
  const other = await buildBusiness(app);
  const stolen = await other.owner.client.call(contract.endLeftLink, {
    params: { businessId: other.id, id: first!.id },
  });
  expect(stolen.status).toBe(404);
  expect((await end(owner.client, first!.id)).status).toBe(200);
  expect(await Promise.all([first!, second!, own!].map(opens))).toEqual([false, true, true]);
  const all = await ana.client.call(contract.endLeftLinks, { ...here(id), body: { by: ben.user.id } });
  expect(all.body).toEqual({ ended: 2 });
  expect(await Promise.all([second!, third!, own!].map(opens))).toEqual([false, false, true]);
  const { body } = await ana.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
  expect(body.items[0]!.what).toBe('revoked 2 links of a former member');
});

test('removing someone ends the links they made, unless they are kept', async () => {
  const { id, owner, add } = await buildBusiness(app);
  const [ana, ben] = [await add('member'), await add('member')];
  const [[byAna], [byBen]] = [await makeLinks(ana.client, id), await makeLinks(ben.client, id)];
  const remove = (member: string, query: { links?: 'keep' }) =>
    owner.client.call(contract.removeColleague, { params: { businessId: id, member }, query });
  expect((await remove(ana.user.id, {})).status).toBe(200);
  expect((await remove(ben.user.id, { links: 'keep' })).status).toBe(200);
  expect([await opens(byAna!), await opens(byBen!)]).toEqual([false, true]);
  expect(await listed(owner.client, id)).toMatchObject([{ id: byBen!.id }]);
});

test('links of a deleted account are listed without a name', async () => {
  const { id, owner, add } = await buildBusiness(app);
  const ben = await add('member');
  const [link] = await makeLinks(ben.client, id);
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect(await listed(owner.client, id)).toMatchObject([{ id: link!.id, by: null }]);
  const ended = await owner.client.call(contract.endLeftLinks, { ...here(id), body: { by: null } });
  expect(ended.body).toEqual({ ended: 1 });
  expect(await opens(link!)).toBe(false);
});
