import { expect, test } from 'vitest';
import type { OpenedSound } from '#kit/models/open-sound.server.ts';
import { cuesOf } from '#tools/hear/cues.ts';
import { hearMinute } from '#tools/hear/hear-minute.server.ts';
import { suggestSpeakers } from './speakers.server.ts';
import { cutOf, moment, stretchesOf, windowsOf } from '#tools/hear/stretches.ts';
import { reportWhileWaiting } from '#tools/hear/report-while-waiting.server.ts';

/** How surely it is speech, for spans of seconds. */
const speech = (...spans: [sure: number, seconds: number][]) =>
  spans.flatMap(([sure, seconds]) => Array.from({ length: Math.round(seconds / moment) }, () => sure));
const inTenths = (seconds: number) => Math.round(seconds * 10) / 10;

test('speech is where it surely is, across short pauses, and no click is any', () => {
  const found = stretchesOf(
    speech([0, 1], [0.9, 2], [0.1, 0.2], [0.9, 1], [0, 2], [0.9, 0.1], [0, 2], [0.9, 1]),
  );
  expect(found.map(({ start, end }) => [inTenths(start), inTenths(end)])).toEqual([
    [1, 4.2],
    [8.3, 9.3],
  ]);
  expect(stretchesOf(speech([0.2, 60]))).toEqual([]);
});

test('a minute ends in a pause, or where it is least surely speech', () => {
  const paused = speech([0.9, 40], [0, 1], [0.9, 19]);
  expect(cutOf(paused, stretchesOf(paused))).toBeCloseTo(40.5, 0);
  const unbroken = speech([0.9, 50], [0.6, 0.1], [0.9, 10]);
  expect(cutOf(unbroken, stretchesOf(unbroken))).toBeCloseTo(50, 0);
  const silent = speech([0, 60]);
  expect(cutOf(silent, [])).toBeGreaterThan(30);
});

test('what is given to the model is never longer than it hears, and holds all of the speech', () => {
  const long = speech([0, 1], [0.9, 20], [0, 1], [0.9, 38]);
  const windows = windowsOf(stretchesOf(long), long);
  for (const { start, end } of windows) expect(end - start).toBeLessThanOrEqual(28.5);
  expect(windows[0]!.start).toBeLessThanOrEqual(1);
  expect(windows.at(-1)!.end).toBeCloseTo(60, 0);
  const far = speech([0.9, 2], [0, 10], [0.9, 2]);
  expect(windowsOf(stretchesOf(far), far)).toHaveLength(2);
});

const word = (text: string, start: number) => ({ text, start, end: start + 0.3 });

test('words become what is said in a breath, and a model that repeats itself is not believed', () => {
  const cues = cuesOf([
    word('Hello', 0),
    word('there', 0.4),
    word('you.', 0.8),
    word('Fine.', 1.2),
    word('Yes', 5),
  ]);
  expect(cues.map(({ text, words }) => [text, words])).toEqual([
    ['Hello there you.', [0, 0.4, 0.8]],
    ['Fine.', [1.2]],
    ['Yes', [5]],
  ]);
  expect(cuesOf(Array.from({ length: 30 }, (_, at) => word(at % 2 ? 'thank' : 'you', at)))).toEqual([]);
});

test('voices are distinguished, and a single voice stays one', () => {
  let seed = 1;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5;
  const voice = (of: number) => [
    ...Array.from({ length: 24 }, (_, at) => Math.sin(of * (at + 1)) * 3 + chance()),
    4.8 + of * 0.4 + chance() * 0.05,
  ];
  const said = (people: number[]) =>
    people.map((of, at) => ({ start: at * 3, end: at * 3 + 2.5, voice: voice(of) }));
  const two = [0, 0, 1, 0, 1, 1, 0, 1, 0, 1];
  expect(suggestSpeakers(said(two))).toEqual(two);
  const three = [2, 2, 0, 1, 0, 1, 2, 0, 1, 2];
  expect(suggestSpeakers(said(three))).toEqual([0, 0, 1, 2, 1, 2, 0, 1, 2, 0]);
  expect(suggestSpeakers(said(Array.from({ length: 12 }, () => 1)))).toEqual(
    Array.from({ length: 12 }, () => null),
  );
  const short = said(two).toSpliced(3, 0, { start: 8.6, end: 8.9, voice: [] });
  expect(suggestSpeakers(short)[3]).toBe(1);
  expect(suggestSpeakers([])).toEqual([]);
});

test('a minute is heard where someone speaks, and goes on in a pause', async () => {
  const asked: number[] = [];
  const sound: OpenedSound = {
    seconds: 90,
    isCut: false,
    read: async (from, to) => new Float32Array((Math.min(to, 90) - from) * 16_000),
    close: async () => undefined,
  };
  const models = {
    findSpeech: async () => Float32Array.from(speech([0.9, 10], [0, 30], [0.9, 8], [0, 2], [0.9, 10])),
    async hear(pcm: Float32Array) {
      asked.push(Math.round(pcm.length / 16_000));
      return { segments: [word('Well.', 0.5)], language: 'de', certainty: 0.9 };
    },
    describeVoices: async (_: unknown, stretches: unknown[]) => stretches.map(() => [1]),
  };
  const updates: number[] = [];
  const heard = await hearMinute(sound, models, {
    from: 0,
    language: null,
    signal: new AbortController().signal,
    onFetch: () => undefined,
    onCues: (cues) => updates.push(...cues.map(({ start }) => start)),
  });
  expect(asked).toEqual([10, 8]);
  expect(heard).toMatchObject({ language: 'de', certainty: 0.9 });
  expect(heard.next).toBeCloseTo(49, 0);
  expect(heard.cues.map(({ start, voice }) => [Math.round(start), voice])).toEqual([
    [1, [1]],
    [40, [1]],
  ]);
  expect(updates).toHaveLength(2);
});

test('partial results arrive in order, and a failure arrives after them', async () => {
  const updates: unknown[] = [];
  const working = reportWhileWaiting(async (tell) => {
    tell({ step: 'one' });
    await new Promise(setImmediate);
    tell({ step: 'two' });
    throw new Error('over');
  });
  await expect(
    (async () => {
      for await (const update of working) updates.push(update);
    })(),
  ).rejects.toThrow('over');
  expect(updates).toEqual([{ step: 'one' }, { step: 'two' }]);
});

test('alike sentences that people took their time for are kept; a loop of many words at once is not', () => {
  const sentence = 'The next train to the harbour leaves from platform nine at a quarter past.'.split(' ');
  const said = (perWord: number) =>
    Array.from({ length: 8 * sentence.length }, (_, at) => ({
      start: at * perWord,
      end: (at + 1) * perWord,
      text: sentence[at % sentence.length]!,
    }));
  expect(cuesOf(said(0.35)).map(({ text }) => text)).toEqual(
    Array.from({ length: 8 }, () => sentence.join(' ')),
  );
  expect(cuesOf(said(0.1))).toEqual([]);
});
