import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encodeAudio } from './encode-audio.server.ts';
import { decodeWav } from './wav.ts';

const sound = { sampleRate: 24_000, pcm: new Float32Array([0, 0.5, -0.5]) };
const nowhere = () => Promise.reject(new Error('ffmpeg was not expected to be asked for'));

test('WAV and bare samples are made without help', async () => {
  for (const format of [undefined, 'wav'])
    expect(decodeWav(await encodeAudio(sound, format, nowhere))).toMatchObject({ sampleRate: 24_000 });
  expect((await encodeAudio(sound, 'pcm', nowhere)).byteLength).toBe(6);
});

test('the others go through ffmpeg; one that fails is said', async () => {
  // What comes in goes out: all that is needed of it here.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-ffmpeg-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const program = path.join(folder, 'ffmpeg');
  fs.writeFileSync(program, '#!/bin/sh\ncat\n', { mode: 0o700 });
  const made = await encodeAudio(sound, 'mp3', async () => program);
  expect(made.byteLength).toBeGreaterThan(40);
  await expect(encodeAudio(sound, 'flac', async () => 'false')).rejects.toMatchObject({
    code: 'unavailable:audio_format',
  });
});

test('a format that there is not is named', async () => {
  await expect(encodeAudio(sound, 'midi', nowhere)).rejects.toMatchObject({ code: 'invalid:setting' });
});
