/** Files that are not what they say, or too much of it, at every door that takes files: refused or harmless, never a fault. */
import fs from 'node:fs';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import { createBusiness, listBusinesses } from '#features/businesses/contract.ts';
import { files } from '#kit/files/table.server.ts';
import type { Answer, Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { endpoints, nameOf } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false', UPLOAD_MAX_MB: '8' });

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;

/** A picture of this size that says nothing but its size, and then little. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const deepPdf = `%PDF-1.4\n1 0 obj\n${'<</A'.repeat(50_000)}`;
const selfPdf =
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 999999999>>\nendobj\ntrailer<</Root 1 0 R>>';
const lockedPdf = `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R/Encrypt<</Filter/Standard/V 5/R 6>>>>`;
const zeros = new Uint8Array(6_000_000);

const hostile: Record<string, Uint8Array> = {
  'a page called a picture': Buffer.from(`<html>${script}`),
  'a page after blanks and a mark': Buffer.from(`\ufeff \n\t<!doctype html>${script}`),
  'a drawing that runs': Buffer.from(svg),
  'a drawing in UTF-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
  'a drawing that asks for a file': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  ),
  'a billion laughs': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'ha'.repeat(50)}">${'bcdefghij'
      .split('')
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
      .join('')}]><a>&j;</a>`,
  ),
  'a picture and a script in one': Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//${script}`),
  'a picture that ends as a page': Buffer.concat([png(2, 2), Buffer.from(script)]),
  'a picture that ends as an archive': Buffer.concat([png(2, 2), zipSync({ 'a.html': Buffer.from(script) })]),
  'a picture larger than a house': png(60_000, 60_000),
  'a picture of no size': png(0, 0),
  'a picture of all numbers': png(0x7fffffff, 0x7fffffff),
  'half a picture': png(400, 400).subarray(0, 200),
  'a JPEG that is none': Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  'a WebP that lies about its length': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 \xff\xff\xff\x7f', 'latin1'),
  'a deep PDF': Buffer.from(deepPdf),
  'a PDF that is its own page': Buffer.from(selfPdf),
  'a locked PDF': Buffer.from(lockedPdf),
  'a PDF that runs': Buffer.from(
    `%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${script}`,
  ),
  'an archive that unpacks to much': zipSync({ 'a.txt': zeros, 'b.txt': zeros, 'c.txt': zeros }),
  'a document that unpacks to much': zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': zeros,
  }),
  'an archive with ways out': zipSync({
    '../../../../tmp/frenly-escaped': Buffer.from('out'),
    '/etc/frenly-escaped': Buffer.from('out'),
  }),
  'packed zeros': gzipSync(zeros),
  'a program': Buffer.from('7f454c46020101000000000000000000', 'hex'),
  'text with a NUL': Buffer.from('hello\0world'),
  'half a letter': Buffer.from([0xc3, 0x28, 0xa0]),
  nothing: new Uint8Array(),
};
const names = [
  'a.png',
  '../../../../tmp/frenly-escaped.png',
  '/etc/frenly-escaped',
  'a\u202egnp.html',
  'con.txt',
  '..',
  `${'x'.repeat(190)}.svg`,
];

type Bytes = Uint8Array<ArrayBuffer>;
const raw = (client: Client, method: string, path: string, body: Uint8Array, type: string) =>
  client.request(path, { method, headers: { 'content-type': type }, body: body as Bytes });

async function byPieces(client: Client, use: string, body: Uint8Array, name: string): Promise<Answer> {
  const facts = `name ${Buffer.from(name).toString('base64')},for ${Buffer.from(use).toString('base64')}`;
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await client.request('/api/uploads', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(body.byteLength), 'upload-metadata': facts },
  });
  const place = begun.headers.get('location');
  if (begun.status !== 201 || !place) return begun;
  return client.request(place, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: body as Bytes,
  });
}

function asForm(client: Client, path: string, fields: Record<string, string | Uint8Array>, name: string) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(field, value);
    else form.set(field, new Blob([value as Bytes]), name);
  return client.request(path, { method: 'POST', body: form });
}

/** Every door for bytes, each as it is called. */
const uploadEndpoints: Record<string, (client: Client, body: Uint8Array, name: string) => Promise<Answer>> = {
  'POST /api/attachments': (client, body, name) =>
    raw(client, 'POST', `/api/attachments?name=${encodeURIComponent(name)}`, body, 'image/png'),
  'POST /api/feedback/screenshots': (client, body) =>
    raw(client, 'POST', '/api/feedback/screenshots', body, 'image/png'),
  'POST /api/hearings': (client, body) => raw(client, 'POST', '/api/hearings', body, 'audio/wav'),
  'POST /api/product-manuals/photos': (client, body) =>
    raw(client, 'POST', '/api/product-manuals/photos', body, 'image/png'),
  'PUT /api/settings/picture': (client, body) =>
    raw(client, 'PUT', '/api/settings/picture', body, 'image/png'),
  'PUT /api/businesses/:businessId/picture': async (client, body) => {
    const { body: known } = await client.call(listBusinesses);
    const handle = `firm-${crypto.randomUUID().slice(0, 8)}`;
    const { id } =
      known.items[0] ?? (await client.call(createBusiness, { body: { name: 'Firm', handle } })).body;
    return raw(client, 'PUT', `/api/businesses/${id}/picture`, body, 'image/png');
  },
  'POST /api/uploads': async (client, body, name) => {
    const { status, text } = await byPieces(client, 'mail-file', body, name);
    expect([200, 413, 415, 422], text.slice(0, 200)).toContain(status);
    return byPieces(client, 'file', body, name);
  },
  'PATCH /api/uploads/:id': (client, body, name) => byPieces(client, 'attachment', body, name),
  'POST /v1/audio/transcriptions': (client, body, name) =>
    asForm(client, '/v1/audio/transcriptions', { file: body, model: 'whisper-1' }, name),
  'POST /v1/audio/translations': (client, body, name) =>
    asForm(client, '/v1/audio/translations', { file: body, model: 'whisper-1' }, name),
  'POST /v1/images/edits': (client, body, name) =>
    asForm(client, '/v1/images/edits', { image: body, mask: body, prompt: 'a hat' }, name),
  'POST /v1/files': (client, body, name) =>
    asForm(client, '/v1/files', { file: body, purpose: 'batch' }, name),
};
/** They take no file, but a message of their own or nothing. */
const withoutFiles = [
  'POST /api/billing/webhook',
  'POST /api/hooks/workflows/:id',
  'GET /api/uploads/:id',
  'DELETE /api/uploads/:id',
  'POST /mcp',
  'POST /sites/:slug/forms/:form',
  'GET /mcp',
  'DELETE /mcp',
];

const isShown = (ownerId: string) =>
  and(eq(files.ownerId, ownerId), isNull(files.deletedAt), isNull(files.variantOf));

test('every door that takes bytes is known', () => {
  const declared = endpoints.filter(({ rawBody }) => rawBody).map(nameOf);
  expect(declared.filter((name) => !withoutFiles.includes(name)).toSorted()).toEqual(
    Object.keys(uploadEndpoints).toSorted(),
  );
});

test.for(Object.entries(uploadEndpoints))('%s', { timeout: 300_000 }, async ([, upload]) => {
  const { user, client } = await buildMember(app);
  for (const [index, [what, bytes]] of Object.entries(hostile).entries()) {
    const { status, text } = await upload(client, bytes, names[index % names.length]!);
    expect([200, 400, 404, 413, 415, 422, 503], `${what} ${text.slice(0, 200)}`).toContain(status);
    expect(text, what).not.toMatch(/root:x:|at \w+ \(|node_modules/);
  }
  const kept = await app.services.db.select().from(files).where(isShown(user.id));
  for (const { id, name, contentType, reencoded } of kept) {
    expect(name).not.toMatch(/[/\\\0\u202e]|^\.\.?$/);
    expect(contentType).not.toMatch(/html|svg|xml|javascript/);
    const { status, headers } = await client.request(`/api/files/${id}`);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    if (!reencoded)
      expect(headers.get('content-disposition'), `${name} ${contentType}`).toMatch(/^attachment/);
  }
  for (const place of ['/tmp/frenly-escaped', '/tmp/frenly-escaped.png', '/etc/frenly-escaped'])
    expect(fs.existsSync(place)).toBe(false);
  expect((await app.client().request('/healthz')).status).toBe(200);
});
