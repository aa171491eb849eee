import { expect, test } from 'vitest';
import type { Segment } from './calls.ts';
import { sampleRate, transcribe } from './hearing.server.ts';
import type { ModelPool } from './model-pool.server.ts';

const noise = (seconds: number) => new Float32Array(seconds * sampleRate).fill(0.1);
const segment = (start: number, end: number): Segment => ({ start, end, text: `${start} to ${end}` });

/** A pool whose model hears, in each window in turn, what it is told. */
function hearing(...windows: Segment[][]) {
  const asked: { seconds: number; language?: string }[] = [];
  const call = async (_: string, { pcm, language }: { pcm: Float32Array; language?: string }) => {
    asked.push({ seconds: pcm.length / sampleRate, ...(language && { language }) });
    return { segments: windows[asked.length - 1]!, language: language ?? 'de' };
  };
  return { pool: { call } as unknown as ModelPool, asked };
}

test('what may be cut at the end of a window is heard again in the next', async () => {
  const { pool, asked } = hearing([segment(0, 20), segment(20, 30)], [segment(0, 12), segment(12, 20)]);
  const steps: number[] = [];
  const { segments, language } = await transcribe(pool, noise(40), {
    onSegments: (_, done) => steps.push(done),
  });
  expect(segments.map(({ start, end }) => [start, end])).toEqual([
    [0, 20],
    [20, 32],
    [32, 40],
  ]);
  expect(asked).toEqual([{ seconds: 30 }, { seconds: 20, language: 'de' }]);
  expect(steps).toEqual([0.5, 1]);
  expect(language).toBe('de');
});

test('one long stretch goes on at the end of its window', async () => {
  const { pool, asked } = hearing([segment(0, 30)], [segment(0, 5)]);
  await transcribe(pool, noise(35), { language: 'en' });
  expect(asked.map(({ seconds }) => seconds)).toEqual([30, 5]);
});

test('silence is not asked about', async () => {
  const { pool, asked } = hearing();
  expect(await transcribe(pool, new Float32Array(50 * sampleRate))).toEqual({
    text: '',
    segments: [],
    language: 'en',
  });
  expect(asked).toEqual([]);
});

test('whoever gives up between windows is heard', async () => {
  const { pool } = hearing([segment(0, 10), segment(10, 30)], []);
  const controller = new AbortController();
  const onSegments = () => controller.abort(new Error('enough'));
  await expect(transcribe(pool, noise(90), { signal: controller.signal, onSegments })).rejects.toThrow(
    'enough',
  );
});

test('a language is two letters', async () => {
  const { pool } = hearing();
  await expect(transcribe(pool, noise(1), { language: 'English!' })).rejects.toMatchObject({
    code: 'invalid:language',
  });
});
