/** Versions of what is edited live: they come by themselves, whoever looks meanwhile. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { inviteToWork } from '../collaborators-contract.ts';
import { createWork, getWork, listWorkVersions } from '../contract.ts';
import { workVersions } from '../table.server.ts';
import { useLive } from './live.testing.ts';

const app = useTestApp();
const { node, editor } = useLive(app);

async function sitting(pace?: { rest: number }) {
  const a = await buildMember(app, { name: 'Ada' });
  const b = await buildMember(app, { name: 'Ben' });
  const body = { kind: 'text', title: 'Ours', content: { text: '' } };
  const { id } = (await a.client.call(createWork, { body })).body;
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role: 'editor' } });
  const { port } = await node(0, pace);
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  const write = async (page: typeof one, text: string) => {
    page.text.insert(page.text.length, text);
    await page.synced();
    // Somebody's page asks for the work before the server has stored the edit.
    await a.client.call(getWork, { params: { id } });
  };
  const versions = async () =>
    (await a.client.call(listWorkVersions, { params: { id } })).body.items.map(({ author, excerpt }) => [
      author,
      excerpt,
    ]);
  const aMinuteLater = () =>
    app.services.db
      .update(workVersions)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(workVersions.workId, id));
  return { one, two, write, versions, aMinuteLater };
}

test('what one wrote is a version when the other goes on, also where a reader was faster than the store', async () => {
  const { one, two, write, versions, aMinuteLater } = await sitting();
  await write(one, 'Ada.');
  await aMinuteLater();
  await write(two, ' Ben.');
  expect(await versions()).toEqual([
    ['Ada', 'Ada.'],
    ['Ada', ''],
  ]);
  // Typing at the same time makes no version of every letter.
  await write(one, ' A.');
  await write(two, ' B.');
  expect(await versions()).toHaveLength(2);
});

test('when people rest, what they wrote is a version', async () => {
  const { one, two, write, versions } = await sitting({ rest: 100 });
  await write(one, 'Ada.');
  await write(two, ' Ben.');
  await expect.poll(async () => (await versions())[0]).toEqual(['Ben', 'Ada. Ben.']);
});

test('when the last one leaves, what they wrote is a version', async () => {
  const { one, two, write, versions } = await sitting();
  await write(one, 'Ada.');
  for (const page of [one, two]) page.socket.destroy();
  await expect.poll(versions).toEqual([
    ['Ada', 'Ada.'],
    ['Ada', ''],
  ]);
});
