/** What a business shows in the gallery: who publishes and removes it, and under which name it is shown. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import {
  changeBusiness,
  dissolveBusiness,
  getBusiness,
  leaveBusiness,
  listBusinessActivity,
} from '#features/businesses/contract.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import type { GivenRole } from '#kit/businesses/roles.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { decideReport, sendAppeal, sendReport, whyIsItHidden } from '#social/reports/contract.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { deleteRun } from '#tools/run/contract.ts';
import { publishedRun, publishedWork, publishRun, publishWork } from '#tools/share/gallery-contract.ts';
import { createWork } from '#tools/work/contract.ts';
import {
  addComment,
  deleteComment,
  editCreation,
  getCreation,
  likeCreation,
  listComments,
  listGallery,
  readBusinessPage,
  readRipples,
  unpublish,
} from './contract.ts';
import { absent, countWords, publish, said } from './creations.testing.ts';
import { countView, ownStatistics } from './statistics/contract.ts';
import { galleryItems } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

const words = { title: 'Other words', caption: '', tags: [] };
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;

/** A business with someone of each role that matters here. */
async function buildFirm() {
  const business = await buildBusiness(app);
  const join = async (role: GivenRole) => {
    const person = await business.add(role);
    return { ...person, acting: actingClient(person.client, business.id) };
  };
  const params = { businessId: business.id };
  const { handle } = (await business.owner.client.call(getBusiness, { params })).body;
  return { ...business, params, handle, join, ana: await join('admin'), ben: await join('member') };
}

describe('publishing', () => {
  test('an admin publishes under the name of the business, and no person’s name is shown', async () => {
    const { id: businessId, handle, ana, ben } = await buildFirm();
    const run = await countWords(app, ben.acting);
    const params = { id: run };
    const guest = actingClient(app.client(), businessId);
    expect((await guest.call(publishRun, { params, body: said })).status).toBe(401);
    const stranger = actingClient((await buildMember(app)).client, businessId);
    expect((await stranger.call(publishRun, { params, body: said })).status).toBe(403);
    expect((await ana.acting.call(publishRun, { params, body: { ...said, title: '' } })).status).toBe(422);
    expect((await ana.client.call(publishRun, { params, body: said })).status).toBe(404);
    expect((await ana.acting.call(publishRun, { params: { id: absent }, body: said })).status).toBe(404);
    expect(codeOf(await ben.acting.call(publishRun, { params, body: said }))).toBe('forbidden:role');
    expect((await ben.acting.call(publishedRun, { params })).body).toEqual({ id: null, mayPublish: false });

    const { body, status } = await ana.acting.call(publishRun, { params, body: said });
    expect(status).toBe(200);
    const { id } = body;
    expect((await ben.acting.call(publishedRun, { params })).body.id).toBe(id);
    const shown = await app.client().call(getCreation, { params: { id } });
    expect(shown.body.author).toEqual({ name: 'Bamboo & Sons', handle, picture: null, isBusiness: true });
    for (const secret of [ana.user.id, ana.user.name, ben.user.name, businessId])
      expect(shown.text).not.toContain(secret);
    const list = await app.client().call(listGallery, { query: { by: handle } });
    expect(list.body.items.map((item) => item.id)).toEqual([id]);
    expect(list.body.items[0]!.author.name).toBe('Bamboo & Sons');
    expect((await app.client().call(readRipples, { params: { id } })).body.nodes).toHaveLength(1);
    // One's own carry one's own name, as before.
    const own = await publish(app, ana.client);
    const mine = await app.client().call(getCreation, { params: { id: own.id } });
    expect(mine.body.author).toMatchObject({ name: ana.user.name, isBusiness: false });
  });

  test('members publish where admins let them, and only admins let them', async () => {
    const { params, ana, ben } = await buildFirm();
    const body = { publishers: 'member' as const };
    expect((await ben.client.call(changeBusiness, { params, body })).status).toBe(403);
    expect((await ana.client.call(changeBusiness, { params, body })).status).toBe(200);
    const { id } = await publish(app, ben.acting);
    const one = { params: { id } };
    expect((await ben.acting.call(getCreation, one)).body.mine).toBe(true);
    expect((await ben.acting.call(editCreation, { ...one, body: words })).status).toBe(200);
    await ana.client.call(changeBusiness, { params, body: { publishers: 'admin' } });
    expect((await ben.acting.call(getCreation, one)).body.mine).toBe(false);
    expect((await ben.acting.call(editCreation, { ...one, body: words })).status).toBe(403);
    expect((await ben.acting.call(unpublish, one)).status).toBe(403);
  });

  test('works, too', async () => {
    const { ana, ben, handle } = await buildFirm();
    const content = {
      doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'a' } }] },
      notes: {},
    };
    const body = { kind: 'rich-text', title: 'Plan', content };
    const work = { id: (await ben.acting.call(createWork, { body })).body.id };
    const { showInput: _, ...about } = said;
    expect((await ben.acting.call(publishWork, { params: work, body: about })).status).toBe(403);
    expect((await ana.client.call(publishWork, { params: work, body: about })).status).toBeGreaterThan(399);
    const { id } = (await ana.acting.call(publishWork, { params: work, body: about })).body;
    expect((await ben.acting.call(publishedWork, { params: work })).body.id).toBe(id);
    const shown = await app.client().call(getCreation, { params: { id } });
    expect(shown.body.author).toMatchObject({ handle, isBusiness: true });
  });

  test('the audit says which person did it', async () => {
    const { params, ana } = await buildFirm();
    const { id } = await publish(app, ana.acting);
    await ana.acting.call(editCreation, { params: { id }, body: words });
    await ana.acting.call(unpublish, { params: { id } });
    const { items } = (await ana.client.call(listBusinessActivity, { params, query: {} })).body;
    expect(items.slice(0, 3).map(({ who, what }) => `${who} ${what}`)).toEqual([
      `${ana.user.name} removed “Other words” from the gallery`,
      `${ana.user.name} edited “Other words” in the gallery`,
      `${ana.user.name} published “A fine count” in the gallery`,
    ]);
    // What one does for oneself is no matter of the business.
    await publish(app, ana.client);
    const later = await ana.client.call(listBusinessActivity, { params, query: {} });
    expect(later.body.items).toHaveLength(items.length);
  });
});

describe('what comes of it', () => {
  test('likes, comments and views: counted for members, notified to the owner, comments removed by publishers', async () => {
    const { id: businessId, owner, ana, ben } = await buildFirm();
    const { id } = await publish(app, ana.acting);
    const params = { id };
    const fan = await buildMember(app);
    expect((await fan.client.call(likeCreation, { params })).body.likes).toBe(1);
    await fan.client.call(countView, { params });
    const comment = (await fan.client.call(addComment, { params, body: { text: 'Rude words.' } })).body.id;
    const notificationsOf = (kind: 'gallery.liked' | 'gallery.commented', who: string) =>
      app.services.db.$count(
        notifications,
        and(eq(notifications.ownerId, who), eq(notifications.kind, kind)),
      );
    expect(await notificationsOf('gallery.liked', owner.user.id)).toBe(1);
    expect(await notificationsOf('gallery.commented', owner.user.id)).toBe(1);
    expect(await notificationsOf('gallery.liked', ana.user.id)).toBe(0);

    const { items } = (await ben.acting.call(ownStatistics, { query: {} })).body;
    expect(items).toMatchObject([{ id, likes: 1, views: 1, comments: 1 }]);
    expect((await ana.client.call(ownStatistics, { query: {} })).body.items).toEqual([]);
    expect((await app.client().call(ownStatistics, { query: {} })).status).toBe(401);
    const outsider = actingClient(fan.client, businessId);
    expect((await outsider.call(ownStatistics, { query: {} })).status).toBe(403);

    expect((await ana.client.call(deleteComment, { params: { id: comment } })).status).toBe(403);
    expect((await ben.acting.call(deleteComment, { params: { id: comment } })).status).toBe(403);
    expect((await ana.acting.call(deleteComment, { params: { id: comment } })).status).toBe(200);
    expect((await app.client().call(listComments, { query: { item: id } })).body.items).toEqual([]);
  });

  test('the owner is notified of what is reported and hidden, and an admin can appeal', async () => {
    const { owner, ana, ben } = await buildFirm();
    const { id } = await publish(app, ana.acting);
    const target = { kind: 'gallery-item', id };
    const { client } = await buildMember(app);
    const report = await client.call(sendReport, { body: { target, reason: 'spam' } });
    const admin = await signIn(app, await buildAdmin(app));
    await admin.call(decideReport, { params: { id: report.body.id }, body: { decision: 'hide' } });
    const status = async (who = app.client()) => (await who.call(getCreation, { params: { id } })).status;
    expect([await status(), await status(ana.client), await status(ana.acting)]).toEqual([404, 404, 200]);
    expect((await ana.acting.call(unpublish, { params: { id } })).status).toBe(409);
    const decided = await app.services.db.$count(
      notifications,
      and(eq(notifications.ownerId, owner.user.id), eq(notifications.kind, 'report.decided')),
    );
    expect(decided).toBe(1);

    const why = async (who: typeof ana.client) =>
      (await who.call(whyIsItHidden, { params: target })).body.hidden;
    expect(await why(ben.acting)).not.toBeNull();
    expect(await why(ana.client)).toBeNull();
    const body = { target, text: 'It is about words.' };
    expect((await client.call(sendAppeal, { body })).status).toBe(404);
    expect((await ana.client.call(sendAppeal, { body })).status).toBe(404);
    expect((await ben.acting.call(sendAppeal, { body })).status).toBe(403);
    expect((await ana.acting.call(sendAppeal, { body })).status).toBe(200);
    expect((await ana.acting.call(sendAppeal, { body })).status).toBe(409);
  });

  test('whom the person who published it blocked reads it all the same: nobody speaks there but the business', async () => {
    const { ana } = await buildFirm();
    const { id } = await publish(app, ana.acting);
    const other = await buildMember(app);
    const blocked = { params: { handle: other.user.username! }, body: { kind: 'block' as const } };
    await ana.client.call(setBoundary, blocked);
    expect((await other.client.call(getCreation, { params: { id } })).status).toBe(200);
    expect((await other.client.call(likeCreation, { params: { id } })).status).toBe(200);
  });
});

describe('its page', () => {
  test('is there while it shows something', async () => {
    const { handle, params, ana } = await buildFirm();
    const page = (name = handle) => app.client().call(readBusinessPage, { params: { handle: name } });
    expect((await page()).status).toBe(404);
    const { id, run } = await publish(app, ana.acting);
    await ana.client.call(changeBusiness, { params, body: { about: 'We count.' } });
    const { body, text } = await page(handle.toUpperCase());
    expect(body).toEqual({ name: 'Bamboo & Sons', handle, about: 'We count.', picture: null, creations: 1 });
    expect(text).not.toContain(ana.user.name);
    // A person is none.
    expect((await page(ana.user.username!)).status).toBe(404);
    await ana.acting.call(deleteRun, { params: { id: run } });
    expect((await app.client().call(getCreation, { params: { id } })).status).toBe(404);
    expect((await page()).status).toBe(404);
  });
});

describe('its end', () => {
  test('leaving withdraws nothing and ends every say in it; dissolving withdraws', async () => {
    const { id: businessId, params, handle, owner, ana } = await buildFirm();
    const { id } = await publish(app, ana.acting);
    expect((await ana.client.call(leaveBusiness, { params })).status).toBe(200);
    const status = async () => (await app.client().call(getCreation, { params: { id } })).status;
    expect(await status()).toBe(200);
    expect((await ana.acting.call(unpublish, { params: { id } })).status).toBe(403);
    expect((await ana.client.call(unpublish, { params: { id } })).status).toBe(403);
    const ended = await owner.client.call(dissolveBusiness, { params, body: { handle } });
    expect(ended.status).toBe(200);
    expect(await status()).toBe(404);
    expect(await app.services.db.$count(galleryItems, eq(galleryItems.ownerId, businessId))).toBe(0);
  });
});
