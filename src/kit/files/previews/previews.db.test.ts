import sharp from 'sharp';
import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { queuePreviews } from './job.server.ts';

const app = useTestApp();

/** Half a second of a tone that grows louder, with one channel of 16 bits. */
function wav(): Uint8Array {
  const rate = 8000;
  const samples = rate / 2;
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    bytes.writeInt16LE(Math.round(Math.sin(at / 3) * 32000 * (at / samples)), 44 + at * 2);
  return bytes;
}

async function stored(contentType: string, body: Uint8Array) {
  const { user, client } = await buildMember(app);
  const { files } = app.services;
  const file = await files.store({
    ownerId: user.id,
    purpose: 'file',
    name: 'a',
    contentType,
    body,
    maxBytes: 10_000_000,
  });
  await queuePreviews(app.services, file);
  return { client, id: file.id };
}

test('a picture gets smaller sizes, made by our own encoder and shown in place', async () => {
  const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  const { client, id } = await stored('image/png', picture);
  const small = () => client.request(`/api/files/${id}?width=320&disposition=inline`);
  await expect.poll(async () => (await small()).headers.get('content-type')).toBe('image/webp');
  expect((await small()).headers.get('content-disposition')).toMatch(/^inline/);
});

test('a sound gets its shape, which only grows louder here', async () => {
  const { client, id } = await stored('audio/wav', wav());
  const shape = () => client.request(`/api/files/${id}?part=waveform`);
  await expect.poll(async () => (await shape()).status).toBe(200);
  const { seconds, peaks } = (await shape()).body as { seconds: number; peaks: number[] };
  expect(seconds).toBeCloseTo(0.5, 3);
  expect(peaks.at(-1)!).toBeGreaterThan(0.9);
  expect(peaks[0]!).toBeLessThan(0.1);
});

test('what calls itself a sound and is none has no shape, and the queue goes on', async () => {
  const { id } = await stored('audio/wav', new TextEncoder().encode('RIFF not really'));
  const other = await stored('audio/wav', wav());
  const shape = () => other.client.request(`/api/files/${other.id}?part=waveform`);
  await expect.poll(async () => (await shape()).status).toBe(200);
  expect(await app.services.files.findPart(app.services.db, id, 'waveform')).toBeUndefined();
});
