/** The heavy models, by `npm run test:models`: 800 MB are fetched the first time. The default suite names them as skipped. */
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { useRealModels } from './real-models.testing.ts';
import type { Sound } from './speech.server.ts';

const { host, need } = useRealModels();
const asked = process.env.TEST_MODELS === 'true';
const plainWords = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');

/** Whisper hears 16 000 samples a second. */
function resampled({ sampleRate, pcm }: Sound): Float32Array {
  const step = sampleRate / 16_000;
  return Float32Array.from({ length: Math.floor(pcm.length / step) }, (_, at) => {
    const before = Math.floor(at * step);
    const share = at * step - before;
    return pcm[before]! * (1 - share) + (pcm[before + 1] ?? 0) * share;
  });
}

describe('heavy models', { timeout: 900_000 }, () => {
  beforeEach(({ skip }) => {
    if (!asked) skip('it is heavy, and tested by: npm run test:models');
  });

  test('Whisper writes down what Kokoro said', async (context) => {
    await need('kokoro', context);
    await need('whisper', context);
    const text =
      'Welcome to the panda house. The quick brown fox jumps over the lazy dog. Would you like tea?';
    const spoken: string[] = [];
    const started = Date.now();
    const sound = await host.speak(text, { onChunk: (chunk) => spoken.push(chunk.text) });
    const length = sound.pcm.length / sound.sampleRate;
    const said = Date.now();
    expect(spoken).toHaveLength(3);
    let done = 0;
    const heard = await host.transcribe(resampled(sound), { onSegments: (_, share) => (done = share) });
    expect(plainWords(heard.text)).toBe(plainWords(text));
    expect(heard.language).toBe('en');
    expect(done).toBe(1);
    expect(heard.segments.at(-1)!.end).toBeLessThanOrEqual(length + 0.1);
    const factor = (from: number, to: number) => ((to - from) / 1000 / length).toFixed(2);
    console.log(`speech took ${factor(started, said)}, hearing ${factor(said, Date.now())} of its length`);
  });

  test('a British voice is understood too', async (context) => {
    await need('kokoro', context);
    await need('whisper', context);
    const text = 'The weather was lovely, so they walked along the river.';
    const sound = await host.speak(text, { voice: 'bf_emma' });
    expect(plainWords((await host.transcribe(resampled(sound), { language: 'en' })).text)).toBe(
      plainWords(text),
    );
  });

  test('Whisper goes through more than one window and loses nothing at the seams', async (context) => {
    await need('kokoro', context);
    await need('whisper', context);
    const names = ['Anna', 'Peter', 'Susan', 'George', 'Laura', 'Martin', 'Helen', 'David', 'Emma', 'Robert'];
    const text = names
      .map((name) => `${name} went to the market early this morning and came home late.`)
      .join(' ');
    const sound = await host.speak(text, { voice: 'am_michael' });
    expect(sound.pcm.length / sound.sampleRate).toBeGreaterThan(32);
    const steps: number[] = [];
    const heard = await host.transcribe(resampled(sound), {
      language: 'en',
      onSegments: (_, done) => steps.push(done),
    });
    expect(steps.length).toBeGreaterThan(1);
    for (const name of names) expect(heard.text).toContain(name);
    expect(heard.text.match(/market/g)).toHaveLength(names.length);
  });

  test('silence is not made into words', async (context) => {
    await need('whisper', context);
    expect(await host.transcribe(new Float32Array(16_000 * 5))).toMatchObject({ text: '', segments: [] });
  });

  test('eSpeak speaks at once', async (context) => {
    await need('espeak', context);
    const { sampleRate, pcm } = await host.speakLight('Hello there. How are you?');
    expect(pcm.length / sampleRate).toBeGreaterThan(1);
    expect(Math.max(...pcm)).toBeGreaterThan(0.1);
    await expect(host.speakLight('…')).rejects.toMatchObject({ code: 'invalid:text' });
    await expect(host.speakLight('Hello', { voice: 'nobody' })).rejects.toMatchObject({
      code: 'invalid:voice',
    });
  });

  test('MODNet keeps the person and clears what is behind', async (context) => {
    await need('modnet', context);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#36a"/>
      <circle cx="400" cy="220" r="110" fill="#e8b896"/><path d="M200 600Q220 340 400 340Q580 340 600 600Z" fill="#222"/></svg>`;
    const cut = await host.cutOut(await sharp(Buffer.from(svg)).jpeg().toBuffer());
    const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 800, height: 600, channels: 4 });
    const alpha = (x: number, y: number) => data[(y * 800 + x) * 4 + 3]!;
    expect(alpha(400, 220)).toBeGreaterThan(200);
    expect(alpha(400, 500)).toBeGreaterThan(200);
    expect(alpha(40, 40)).toBeLessThan(50);
    expect(alpha(760, 40)).toBeLessThan(50);
  });

  test('TinyLlama writes, token by token', async (context) => {
    await need('tinyllama', context);
    const tokens: string[] = [];
    const { text, finish } = await host.write(
      [
        { role: 'system', content: 'You answer in one short sentence.' },
        { role: 'user', content: 'What do pandas eat?' },
      ],
      { maxTokens: 24, onToken: (token) => tokens.push(token) },
    );
    expect(tokens.length).toBeGreaterThan(3);
    expect(text.length).toBeGreaterThan(10);
    expect(['stop', 'length']).toContain(finish);
  });

  test('ffmpeg is found or fetched', async (context) => {
    await need('ffmpeg', context);
    expect(await host.ffmpeg()).toMatch(/ffmpeg$/);
  });
});
