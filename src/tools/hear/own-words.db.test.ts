import { expect } from 'vitest';
import { encodeWav } from '#kit/models/wav.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { hearSpeech, listOwnWords, removeOwnWord, saveOwnWord } from './contract.ts';

const app = useTestApp();

test('a word of one’s own is kept, said more of and forgotten, and is nobody else’s', async () => {
  const { client } = await buildMember(app);
  const other = app.client();
  const saved = await client.call(saveOwnWord, { body: { word: 'Meier', heard: ['Mayer', ''] } });
  expect(saved.body).toMatchObject({ word: 'Meier', heard: ['Mayer'], spoken: '' });
  const again = await client.call(saveOwnWord, { body: { word: 'Meier', spoken: 'Mire' } });
  expect(again.body).toMatchObject({ id: saved.body.id, heard: [], spoken: 'Mire' });
  expect((await client.call(listOwnWords)).body.items).toHaveLength(1);
  expect((await other.call(listOwnWords)).body.items).toEqual([]);
  const { id } = saved.body;
  expect((await other.call(removeOwnWord, { params: { id } })).status).toBe(404);
  expect((await client.call(removeOwnWord, { params: { id } })).status).toBe(200);
  expect((await client.call(saveOwnWord, { body: { word: 'x' } })).status).toBe(422);
});

test('what is no sound, or too much of it, is refused in words', async () => {
  const client = app.client();
  const send = (body: Uint8Array<ArrayBuffer>) =>
    client.request(hearSpeech.path, { method: 'POST', body: body as never });
  const wav = (seconds: number, sampleRate = 16_000) =>
    encodeWav({ sampleRate, pcm: new Float32Array(seconds * sampleRate) });
  expect((await send(new TextEncoder().encode('no sound'))).status).toBe(422);
  expect((await send(wav(1, 44_100))).status).toBe(422);
  const long = await send(wav(30));
  expect(long.status).toBe(413);
  expect(long.text).toContain('28 seconds');
  // More than the limit is not even read, announced or not.
  const most = hearSpeech.bodyLimit;
  expect((await send(new Uint8Array(most + 1))).status).toBe(413);
  const parts = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(most / 4)),
  });
  const endless = await client.request(hearSpeech.path, {
    method: 'POST',
    body: parts,
    duplex: 'half',
  } as never);
  expect(endless.status).toBe(413);
});
