/** Files that go along: uploaded in pieces, kept with the draft, sent as parts of the message, gone with what they belong to. */
import tls from 'node:tls';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import type { UploadedFile } from '#kit/files/upload/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { copyWork, createWork, deleteWork, exportWork, getWork, saveWork } from '#tools/work/contract.ts';
import { readShared, shareWork } from '#tools/share/contract.ts';
import { workTrash } from '#tools/work/trash.server.ts';
import { emptyDraft, type DraftContent } from '../draft/empty-draft.ts';
import { addMailbox, listOutgoing, removeOutgoing, sendEmail } from './contract.ts';
import { sendOutgoing } from './send-job.server.ts';
import { certificate, startSmtp, user, type TestServer } from './smtp-faults.testing.ts';
import { outgoingMails } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
let server: TestServer;
beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  server = await startSmtp();
  permit(server.port);
});
afterAll(() => server?.close());

const permit = (port: number) =>
  (app.services.settings as { mailboxServers: string[] }).mailboxServers.push(`localhost:${port}`);

async function upload(client: Client, name: string, body: Uint8Array<ArrayBuffer>) {
  const tus = { 'tus-resumable': '1.0.0' };
  const facts = Object.entries({ name, for: 'mail-file' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join();
  const begun = await client.request('/api/uploads', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(body.byteLength), 'upload-metadata': facts },
  });
  if (begun.status !== 201) return begun;
  return client.request(begun.headers.get('location')!, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body,
  });
}
async function uploaded(client: Client, name: string, body: Uint8Array<ArrayBuffer>): Promise<UploadedFile> {
  const { status, text } = await upload(client, name, body);
  expect([status, text]).toEqual([200, expect.stringContaining(name)]);
  return JSON.parse(text) as UploadedFile;
}

const csv = new TextEncoder().encode('name,age\nZoë,42\n') as Uint8Array<ArrayBuffer>;
const email = {
  to: [{ name: 'Zoë', address: 'zoe@example.org' }],
  cc: [],
  bcc: [],
  subject: 'The list',
  body: 'Hello Zoë,\n\nthe list is attached.',
};

async function connected(client: Client, port = server.port) {
  const fields = {
    name: 'Sam',
    address: 'sam@example.org',
    host: 'localhost',
    security: 'starttls' as const,
  };
  return (await client.call(addMailbox, { body: { ...fields, port, ...user } })).body.id;
}

async function attempt(id: string) {
  const { services } = app;
  await services.db.update(outgoingMails).set({ sendAt: new Date() }).where(eq(outgoingMails.id, id));
  const signal = AbortSignal.timeout(60_000);
  await sendOutgoing.run({ id }, { id: '', ownerId: null, services, signal, progress: async () => {} });
}

const draftWith = (attachments: UploadedFile[]): DraftContent => ({
  ...emptyDraft,
  to: 'zoe@example.org',
  subject: email.subject,
  body: email.body,
  attachments,
});
const begin = (client: Client, content: DraftContent) =>
  client.call(createWork, { body: { kind: 'mail-draft', title: 'The list', content } });
const rowOf = async (id: string) => (await app.services.db.select().from(files).where(eq(files.id, id)))[0];

test('a draft keeps its files, its .eml has them, and a link to it does not', async () => {
  const { client } = await buildMember(app);
  const file = await uploaded(client, 'Liste für Zoë.csv', csv);
  const { body: work } = await begin(client, draftWith([file]));
  expect(await rowOf(file.id)).toMatchObject({ purpose: `work:${work.id}`, expiresAt: null });
  const exported = await client.request(`/api/works/${work.id}/export?format=eml`);
  const { attachments } = await PostalMime.parse(exported.text);
  expect(attachments).toMatchObject([{ filename: 'Liste für Zoë.csv', mimeType: 'text/csv' }]);
  expect(new TextDecoder().decode(attachments[0]!.content as ArrayBuffer)).toBe('name,age\nZoë,42\n');
  expect(exportWork.path).toBe('/api/works/:id/export');

  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  const shown = await app.client().call(readShared, { params: { secret: share.secret } });
  expect([shown.status, shown.text.includes('Liste')]).toEqual([200, false]);
  expect((await app.client().request(`/api/files/${file.id}`)).status).toBe(404);

  // A copy has one of its own, and what is gone for good takes its files along.
  const { body: copy } = await client.call(copyWork, { params: { id: work.id } });
  const [copied] = (copy.content as DraftContent).attachments;
  expect(copied!.id).not.toBe(file.id);
  await client.call(deleteWork, { params: { id: work.id } });
  await workTrash.purge(app.services, work.id);
  expect([await rowOf(file.id), (await rowOf(copied!.id))?.purpose]).toEqual([undefined, `work:${copy.id}`]);
});

test('an upload is kept from the moment that a draft names it, and never another’s', async () => {
  const [{ client }, { client: other }] = [await buildMember(app), await buildMember(app)];
  const file = await uploaded(other, 'secret.csv', csv);
  const { body: work } = await begin(client, emptyDraft);
  const saved = await client.call(saveWork, {
    params: { id: work.id },
    body: { content: draftWith([file]), revision: work.revision, schema: 1 },
  });
  expect(saved.status).toBe(200);
  expect((await rowOf(file.id))?.purpose).toBe('mail-file');
  const exported = await client.request(`/api/works/${work.id}/export?format=eml`);
  expect([exported.status, exported.text.includes('secret.csv” no longer exists')]).toEqual([422, true]);
  const mailbox = await connected(client);
  const sent = await client.call(sendEmail, {
    body: { mailbox, letter: { ...email, attachments: [file] } },
  });
  expect([sent.status, sent.text.includes('Remove it, or attach it again')]).toEqual([422, true]);
  // Named in a new draft, it is left out.
  const { body: second } = await begin(client, draftWith([file]));
  expect((second.content as DraftContent).attachments).toEqual([]);
  const own = await uploaded(client, 'own.csv', csv);
  const { body: now } = await client.call(getWork, { params: { id: second.id } });
  await client.call(saveWork, {
    params: { id: second.id },
    body: { content: draftWith([own]), revision: now.revision, schema: 1 },
  });
  expect((await rowOf(own.id))?.purpose).toBe(`work:${second.id}`);
});

test('they leave as parts of the message that another program reads, and stay with the sent mail', async () => {
  const { client } = await buildMember(app);
  const pdf = new TextEncoder().encode(`%PDF-1.4\n${'x'.repeat(3_000)}`) as Uint8Array<ArrayBuffer>;
  const attachments = [await uploaded(client, 'list.csv', csv), await uploaded(client, 'Vertrag.pdf', pdf)];
  const { body: work } = await begin(client, draftWith(attachments));
  const mailbox = await connected(client);
  const { body: mail } = await client.call(sendEmail, {
    body: { mailbox, letter: { ...email, attachments }, work: work.id },
  });
  const copies = mail.letter.attachments!;
  expect(copies.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['list.csv', csv.byteLength],
    ['Vertrag.pdf', pdf.byteLength],
  ]);
  // The draft may go before the mail does.
  await client.call(deleteWork, { params: { id: work.id } });
  await workTrash.purge(app.services, work.id);
  await attempt(mail.id);
  const [shown] = (await client.call(listOutgoing, { query: {} })).body.items;
  expect(shown).toMatchObject({ state: 'sent', note: null });
  const read = await PostalMime.parse(server.received.at(-1)!.source);
  expect(read.text).toContain('the list is attached');
  expect(read.attachments).toMatchObject([
    { filename: 'list.csv', mimeType: 'text/csv' },
    { filename: 'Vertrag.pdf', mimeType: 'application/pdf' },
  ]);
  expect(Buffer.from(read.attachments[1]!.content as ArrayBuffer).equals(Buffer.from(pdf))).toBe(true);
  expect((await client.request(`/api/files/${copies[0]!.id}`)).text).toBe('name,age\nZoë,42\n');
  await client.call(removeOutgoing, { params: { id: mail.id } });
  expect(await rowOf(copies[0]!.id)).toBeUndefined();
});

test('programs and other unsendable files are refused, and a server’s own limit is shown before sending', async () => {
  const { client } = await buildMember(app);
  const elf = Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...Array.from({ length: 60 }, () => 0)]);
  const program = await upload(client, 'a.pdf', elf);
  expect([program.status, program.text.includes('block executable files')]).toEqual([415, true]);
  const large = await client.request('/api/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '18000001',
      'upload-metadata': `name ${btoa('a.zip')},for ${btoa('mail-file')}`,
    },
  });
  expect([large.status, large.text.includes('The limit is 18 MB')]).toEqual([413, true]);

  const small = await startSmtp({ size: 20_000 });
  permit(small.port);
  const mailbox = await connected(client, small.port);
  const file = await uploaded(client, 'a.bin', new Uint8Array(30_000).fill(7));
  // What is said of its size does not count.
  const attachments = [{ ...file, bytes: 1 }];
  const { body: mail } = await client.call(sendEmail, {
    body: { mailbox, letter: { ...email, attachments } },
  });
  expect(mail.letter.attachments).toMatchObject([{ bytes: 30_000 }]);
  await attempt(mail.id);
  const [shown] = (await client.call(listOutgoing, { query: {} })).body.items;
  expect(shown).toMatchObject({
    state: 'failed',
    note: expect.stringContaining('accept e-mails this large'),
  });
  expect(small.received).toEqual([]);
  await small.close();
});
