/** Muting and blocking, where people meet; and words that outlive their author's account. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { liftBoundary, listBoundaries, setBoundary, type BoundaryKind } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addComment,
  deleteComment,
  editComment,
  getCreation,
  likeCreation,
  listComments,
  listGallery,
  unlikeCreation,
} from './contract.ts';
import { publish } from './creations.testing.ts';
import { galleryComments } from './table.server.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

/** Someone with a creation, and someone who says something below it. */
async function twoPeople() {
  const maker = await buildMember(app);
  const other = await buildMember(app);
  const { id } = await publish(app, maker.client);
  return { maker, other, id };
}

const draw = (client: Client, handle: string, kind: BoundaryKind) =>
  client.call(setBoundary, { params: { handle }, body: { kind } });
const say = (client: Client, id: string, text: string) =>
  client.call(addComment, { params: { id }, body: { text } });
const commentsFor = async (client: Client, item: string) =>
  (await client.call(listComments, { query: { item } })).body.items;

test('whoever is muted is neither read nor heard of, and does not notice', async () => {
  const { maker, other, id } = await twoPeople();
  expect((await draw(maker.client, other.user.username!, 'mute')).status).toBe(200);
  expect((await say(other.client, id, 'Look at me')).status).toBe(200);
  expect((await other.client.call(likeCreation, { params: { id } })).status).toBe(200);
  expect(await commentsFor(maker.client, id)).toEqual([]);
  expect(await commentsFor(other.client, id)).toHaveLength(1);
  const notices = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, maker.user.id));
  expect(notices).toEqual([]);

  const shown = await publish(app, other.client);
  const idsFor = async (client: Client) =>
    (await client.call(listGallery, { query: {} })).body.items.map((item) => item.id);
  expect(await idsFor(maker.client)).not.toContain(shown.id);
  expect(await idsFor(app.client())).toContain(shown.id);

  const params = { handle: other.user.username! };
  expect((await maker.client.call(liftBoundary, { params })).status).toBe(200);
  expect(await commentsFor(maker.client, id)).toHaveLength(1);
});

test('to whoever is blocked a creation is not there, and what they left there they can take back', async () => {
  const { maker, other, id } = await twoPeople();
  const { body: said } = await say(other.client, id, 'Nice');
  await other.client.call(likeCreation, { params: { id } });
  await draw(maker.client, other.user.username!, 'block');
  expect((await say(other.client, id, 'Let me in')).status).toBe(404);
  expect((await other.client.call(likeCreation, { params: { id } })).status).toBe(404);
  expect((await other.client.call(getCreation, { params: { id } })).status).toBe(404);
  const change = { params: { id: said.id }, body: { text: 'Let me in' } };
  expect((await other.client.call(editComment, change)).status).toBe(404);
  expect((await other.client.call(unlikeCreation, { params: { id } })).status).toBe(200);
  expect((await other.client.call(deleteComment, { params: { id: said.id } })).status).toBe(200);
  // From block to mute: one boundary for one person.
  await draw(maker.client, other.user.username!, 'mute');
  const { items } = (await maker.client.call(listBoundaries)).body;
  expect(items).toMatchObject([{ handle: other.user.username, kind: 'mute' }]);
  expect((await say(other.client, id, 'Let me in')).status).toBe(200);
});

test('boundaries are for members, about others who exist', async () => {
  const { client, user } = await buildMember(app);
  const guest = app.client();
  expect((await guest.call(listBoundaries)).status).toBe(401);
  expect((await draw(guest, user.username!, 'mute')).status).toBe(401);
  expect((await guest.call(liftBoundary, { params: { handle: user.username! } })).status).toBe(401);
  expect((await draw(client, user.username!, 'mute')).status).toBe(422);
  expect((await draw(client, 'nobody-here', 'mute')).status).toBe(404);
  expect((await draw(client, 'x', 'hate' as BoundaryKind)).status).toBe(422);
  // A list is one's own.
  expect((await client.call(listBoundaries)).body.items).toEqual([]);
});

test('what someone said below what others made stays when they leave, without their name', async () => {
  const { maker, other, id } = await twoPeople();
  await say(other.client, id, 'I was here');
  await say(maker.client, id, 'So you were');
  const { body: unsaid } = await say(other.client, id, 'Never mind');
  await other.client.call(deleteComment, { params: { id: unsaid.id } });
  await erasePerson(app.services, other.user, { actorId: other.user.id });
  const left = await commentsFor(maker.client, id);
  expect(left).toMatchObject([{ text: 'So you were' }, { text: 'I was here', author: null }]);
  expect(left[1]!.may).toEqual({ edit: false, delete: true });
  expect(await app.services.db.$count(galleryComments, eq(galleryComments.id, unsaid.id))).toBe(0);
  expect((await maker.client.call(getCreation, { params: { id } })).body.comments).toBe(2);
});
