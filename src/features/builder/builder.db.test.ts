/** Sites as works, published, visited, answered, reported and taken down. */
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import { createWork, deleteWork, saveWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { makeBlock } from './blocks/edit-blocks.ts';
import {
  deleteAnswer,
  downloadAnswers,
  getPublication,
  listAnswers,
  publishSite,
  siteByAddress,
  siteReportKind,
  unpublishSite,
} from './contract.ts';
import { newPage, type Site } from './site.ts';
import { siteWork } from './work.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
let count = 0;
const newSlug = () => `tea-house-${++count}-x`;

const form = makeBlock('form', {
  title: 'Order',
  items: [
    { label: 'E-mail', type: 'email', required: 'yes' },
    { label: 'Wish', type: 'long' },
  ],
  thanks: 'We will brew it.',
});
const site: Site = {
  theme: 'grove',
  language: 'en',
  pages: [
    newPage('Home', '', [makeBlock('hero', { title: 'Tea <b>for</b> all' }), form]),
    newPage('Menu', 'menu', [makeBlock('text', { title: 'Menu', text: 'Green tea' })]),
  ],
};

async function begin(client: Client, content: unknown = site) {
  return client.call(createWork, { body: { kind: siteWork.id, title: 'Tea house', content } });
}

async function beginPublished() {
  const owner = await buildMember(app);
  const { body: work } = await begin(owner.client);
  const slug = newSlug();
  const params = { id: work.id };
  const { status } = await owner.client.call(publishSite, { params, body: { slug } });
  expect(status).toBe(200);
  return { ...owner, work, slug, params };
}

const visit = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(`http://localhost:3000/sites/${path}`, { headers });

/** As a browser sends a form from a page without an origin. */
const send = (
  slug: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  id = form.id,
) =>
  app.fetch(`http://localhost:3000/sites/${slug}/forms/${id}`, {
    method: 'POST',
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const order = { f0: 'guest@example.org', f1: '=cmd', consent: 'yes' };

test('a site is saved as a work, what is no site is refused, and its files can be taken away', async () => {
  const { client } = await buildMember(app);
  const { body: work } = await begin(client);
  expect((await begin(client, { ...site, pages: [] })).status).toBe(422);
  const wrong = { ...site, pages: [newPage('A', '', [{ id: 'a', kind: 'html', data: {} }])] };
  const body = { revision: work.revision, content: wrong, schema: 1 };
  expect((await client.call(saveWork, { params: { id: work.id }, body })).status).toBe(422);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await app.fetch(`http://localhost:3000/api/works/${work.id}/export?format=zip`, {
    headers: { cookie },
  });
  const zip = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(zip).sort()).toEqual(['README.txt', 'index.html', 'menu.html', 'style.css']);
  expect(strFromU8(zip['index.html']!)).toContain('Tea &lt;b&gt;for&lt;/b&gt; all');
});

test('a published site is there for everyone, without scripts, cookies or an origin', async () => {
  const { slug } = await beginPublished();
  const answer = await visit(slug);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1 dir="auto">Tea &lt;b&gt;for&lt;/b&gt; all</h1>');
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toMatch(/^sandbox allow-forms;/);
  expect(policy).toContain("default-src 'none'; script-src 'none'");
  expect(policy).not.toMatch(/allow-same-origin|allow-scripts|unsafe/);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  const etag = answer.headers.get('etag')!;
  expect((await visit(slug, { 'if-none-match': etag })).status).toBe(304);
  expect(await (await visit(`${slug}/menu`)).text()).toContain('Green tea');
  const style = await visit(`${slug}/files/style.css`);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  for (const path of [
    `${slug}/nothing`,
    `${slug}/files/nothing.css`,
    `${slug}/sent/nothing`,
    'no-such-site',
    'admin',
  ])
    expect((await visit(path)).status, path).toBe(404);
});

test('only its owner publishes, and an address is taken once, well formed and not reserved', async () => {
  const { client, slug, params } = await beginPublished();
  const other = await buildMember(app);
  expect((await app.client().call(publishSite, { params, body: { slug } })).status).toBe(401);
  expect((await other.client.call(publishSite, { params, body: { slug } })).status).toBe(404);
  expect((await other.client.call(getPublication, { params })).status).toBe(404);
  expect((await app.client().call(getPublication, { params })).status).toBe(404);
  const { body: own } = await begin(other.client);
  const ofOther = { params: { id: own.id } };
  expect((await other.client.call(getPublication, ofOther)).body).toEqual({ publication: null });
  expect((await other.client.call(publishSite, { ...ofOther, body: { slug } })).status).toBe(409);
  for (const wrong of ['admin', 'a', 'Ärger', 'a/b', 'frenly-login'])
    expect((await other.client.call(publishSite, { ...ofOther, body: { slug: wrong } })).status).toBe(422);
  const moved = newSlug();
  expect((await client.call(publishSite, { params, body: { slug: moved } })).status).toBe(200);
  expect((await visit(slug)).status).toBe(404);
  expect((await visit(moved)).status).toBe(200);
  const { body: text } = await other.client.call(createWork, {
    body: { kind: 'text', title: 'Text', content: { text: '' } as never },
  });
  if (text.id)
    expect(
      (await other.client.call(publishSite, { params: { id: text.id }, body: { slug: newSlug() } })).status,
    ).toBe(404);
});

test('a site is gone at once when it is unpublished, and comes back with its address', async () => {
  const { client, slug, params } = await beginPublished();
  const other = await buildMember(app);
  expect((await app.client().call(unpublishSite, { params })).status).toBe(401);
  expect((await other.client.call(unpublishSite, { params })).status).toBe(404);
  expect((await visit(slug)).status).toBe(200);
  expect((await client.call(unpublishSite, { params })).status).toBe(200);
  for (const path of [slug, `${slug}/menu`, `${slug}/files/style.css`])
    expect((await visit(path)).status).toBe(404);
  expect((await send(slug, order)).status).toBe(404);
  const { body } = await client.call(getPublication, { params });
  expect(body.publication).toMatchObject({ slug, publishedAt: null });
  expect((await client.call(publishSite, { params, body: { slug } })).status).toBe(200);
  expect((await visit(slug)).status).toBe(200);
});

test('a site goes with its work and with the suspension of its owner', async () => {
  const { client, user, slug, params, work } = await beginPublished();
  const suspend = (suspendedAt: Date | null) =>
    app.services.db.update(users).set({ suspendedAt }).where(eq(users.id, user.id));
  await suspend(new Date());
  expect((await visit(slug)).status).toBe(404);
  expect((await send(slug, order)).status).toBe(404);
  expect((await app.client().call(siteByAddress, { params: { slug } })).status).toBe(404);
  await suspend(null);
  expect((await visit(slug)).status).toBe(200);
  expect((await client.call(deleteWork, { params: { id: work.id } })).status).toBe(200);
  expect((await visit(slug)).status).toBe(404);
  expect((await client.call(publishSite, { params, body: { slug } })).status).toBe(404);
});

test('a form keeps what visitors send, tells the owner, and nobody else reads it', async () => {
  const { client, user, slug, params, work } = await beginPublished();
  const answer = await send(slug, order);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/sites/${slug}/sent/${form.id}`);
  expect(await (await visit(`${slug}/sent/${form.id}`)).text()).toContain('We will brew it.');
  const query = { site: work.id };
  const { body } = await client.call(listAnswers, { query });
  expect(body.items).toMatchObject([
    {
      form: 'Order',
      answers: [
        { label: 'E-mail', value: 'guest@example.org' },
        { label: 'Wish', value: '=cmd' },
      ],
    },
  ]);
  const sent = await app.services.db.select().from(notifications).where(eq(notifications.ownerId, user.id));
  expect(sent.map(({ kind, data }) => [kind, data])).toEqual([
    ['site.answered', expect.objectContaining({ path: `/builder?work=${work.id}&view=answers` })],
  ]);
  const csv = await client.request(`/api/builder/sites/${work.id}/answers.csv`);
  expect(csv.text).toContain("guest@example.org,'=cmd");

  const other = await buildMember(app);
  const one = { id: work.id, answer: body.items[0]!.id };
  for (const [who, status] of [
    [other.client, 404],
    [app.client(), 401],
  ] as const) {
    expect((await who.call(listAnswers, { query })).status).toBe(status);
    expect((await who.call(downloadAnswers, { params })).status).toBe(status);
    expect((await who.call(deleteAnswer, { params: one })).status).toBe(status);
  }
  // One's own site does not open the answers of another.
  const { work: theirs, client: them } = await beginPublished();
  expect((await them.call(deleteAnswer, { params: { ...one, id: theirs.id } })).status).toBe(404);
  expect((await client.call(deleteAnswer, { params: one })).status).toBe(200);
  expect((await client.call(deleteAnswer, { params: one })).status).toBe(404);
  expect((await client.call(listAnswers, { query })).body.items).toEqual([]);
});

test('a form refuses what does not answer it, other sites, other types and long bodies, and programs learn nothing', async () => {
  const { client, slug, work } = await beginPublished();
  const wrong = await send(slug, { f0: '<script>', consent: 'yes' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('E-mail: enter an e-mail address.');
  expect((await send(slug, { f0: order.f0 })).status).toBe(422);
  expect((await send(slug, { ...order, website: 'https://spam.example' })).status).toBe(303);
  expect((await send(slug, order, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(slug, order, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send(slug, { ...order, f1: 'a'.repeat(200_000) })).status).toBe(413);
  expect((await send(slug, { ...order, f1: 'a'.repeat(4001) })).status).toBe(422);
  expect((await send(slug, order, {}, 'no-such-form')).status).toBe(404);
  expect((await client.call(listAnswers, { query: { site: work.id } })).body.items).toEqual([]);
});

test('a page without an origin sends forms and nothing else, with or without the cookie of someone', async () => {
  const { client, slug, work } = await beginPublished();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await send(slug, order, { cookie })).status).toBe(303);
  const answer = await app.fetch(`http://localhost:3000/api/builder/sites/${work.id}/publication`, {
    method: 'DELETE',
    headers: { origin: 'null', cookie },
  });
  expect(answer.status).toBe(403);
});

test('a reported site leads nowhere once an admin hides it, also when it is published again', async () => {
  const { client, slug, params } = await beginPublished();
  const { body: found } = await app.client().call(siteByAddress, { params: { slug } });
  expect(found.title).toBe('Tea house');
  const reader = await buildMember(app);
  const body = { target: { kind: siteReportKind, id: found.id }, reason: 'spam' as const };
  expect((await reader.client.call(sendReport, { body })).status).toBe(200);
  const admin = await signIn(app, await buildAdmin(app));
  const { body: reports } = await admin.call(listReports, { query: { state: 'open' } });
  const report = reports.items.find(({ target }) => target?.path === `/sites/${slug}`)!;
  expect(report.target?.text).toContain('Green tea');
  await admin.call(decideReport, { params: { id: report.id }, body: { decision: 'hide' } });
  expect((await visit(slug)).status).toBe(404);
  expect((await client.call(publishSite, { params, body: { slug } })).body.isHidden).toBe(true);
  expect((await visit(slug)).status).toBe(404);
});
