import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encodeAudio, encodeByDefault } from './encode-audio.server.ts';
import { decodeWav } from './wav.ts';

const sound = { sampleRate: 24_000, pcm: new Float32Array([0, 0.5, -0.5]) };
const nowhere = () => Promise.reject(new Error('ffmpeg was not expected to be asked for'));

test('WAV and bare samples are made without help', async () => {
  expect(decodeWav(await encodeAudio(sound, 'wav', nowhere))).toMatchObject({ sampleRate: 24_000 });
  expect((await encodeAudio(sound, 'pcm', nowhere)).byteLength).toBe(6);
});

/** What comes in goes out, with how it was called: all that is needed of it here. */
function fakeFfmpeg(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-ffmpeg-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const program = path.join(folder, 'ffmpeg');
  fs.writeFileSync(program, '#!/bin/sh\ncat\necho "$@"\n', { mode: 0o700 });
  return program;
}

test('where no format is named it is MP3, or WAV without ffmpeg', async () => {
  const program = fakeFfmpeg();
  expect(Buffer.from(await encodeByDefault(sound, async () => program)).toString()).toContain('-f mp3');
  expect(decodeWav(await encodeByDefault(sound, nowhere))).toMatchObject({ sampleRate: 24_000 });
  const left = AbortSignal.abort();
  await expect(encodeByDefault(sound, nowhere, { signal: left })).rejects.toThrow('aborted');
});

test('the others go through ffmpeg; one that fails is said', async () => {
  const program = fakeFfmpeg();
  const made = await encodeAudio(sound, 'mp3', async () => program);
  expect(made.byteLength).toBeGreaterThan(40);
  await expect(encodeAudio(sound, 'flac', async () => 'false')).rejects.toMatchObject({
    code: 'unavailable:audio_format',
  });
});

test('a format that there is not is named', async () => {
  await expect(encodeAudio(sound, 'midi', nowhere)).rejects.toMatchObject({ code: 'invalid:setting' });
});
