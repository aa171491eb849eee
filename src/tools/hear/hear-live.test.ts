import { expect, test } from 'vitest';
import { hearLive } from './hear-live.server.ts';
import { createLiveHearing, type HeardSoFar } from './live-hearing.ts';
import { thinner } from './microphone.ts';
import { moment } from './stretches.ts';

const rate = 16_000;
const never = new AbortController().signal;

/** Speech in the given seconds of a sound, and words for it. */
function models(speech: [from: number, to: number][], words: string[] = ['Hello', 'there.']) {
  let asked = 0;
  return {
    asked: () => asked,
    findSpeech: async (pcm: Float32Array) =>
      Float32Array.from({ length: Math.ceil(pcm.length / 512) }, (_, at) =>
        speech.some(([from, to]) => at * moment >= from && at * moment < to) ? 0.95 : 0.02,
      ),
    hear: async () => {
      asked += 1;
      return {
        segments: words.map((text, at) => ({ text, start: 0.2 + at * 0.4, end: 0.5 + at * 0.4 })),
        language: 'en',
        certainty: 0.9,
      };
    },
  };
}
const sound = (seconds: number) => new Float32Array(seconds * rate);

test('silence is never given to the model, and nothing is made up for it', async () => {
  const silent = models([]);
  expect(await hearLive(silent as never, sound(5), { signal: never })).toEqual({
    words: [],
    language: null,
    settled: 4.5,
  });
  expect(silent.asked()).toBe(0);
});

test('what was said before a pause is settled, what is being said is not', async () => {
  const paused = await hearLive(models([[0.5, 2]]) as never, sound(4), { signal: never });
  expect(paused.words.map(({ text }) => text)).toEqual(['Hello', 'there.']);
  expect(paused.settled).toBeGreaterThan(2);
  const speaking = await hearLive(models([[0.5, 3.9]]) as never, sound(4), { signal: never });
  expect(speaking.settled).toBe(0);
});

test('someone who does not pause is settled up to a cut, so that nothing grows for ever', async () => {
  const { settled } = await hearLive(models([[0, 20]]) as never, sound(20), { signal: never });
  expect(settled).toBeGreaterThan(10);
  expect(settled).toBeLessThanOrEqual(20);
});

test('signs and halves of numbers are part of the word before', async () => {
  const { words } = await hearLive(
    models([[0, 2]], ['4', ',200', 'euros', ',', 'Ben', "'s"]) as never,
    sound(4),
    {
      signal: never,
    },
  );
  expect(words.map(({ text }) => text)).toEqual(['4,200', 'euros,', "Ben's"]);
});

test('text comes while one speaks, once, and in order', async () => {
  const updates: HeardSoFar[] = [];
  const answers = [
    { words: [{ text: 'We', start: 0, end: 0.3 }], language: 'en', settled: 0 },
    {
      words: [
        { text: 'We meet.', start: 0, end: 0.9 },
        { text: 'On', start: 1.2, end: 1.3 },
      ],
      language: 'en',
      settled: 1,
    },
    { words: [{ text: 'On Friday.', start: 0.2, end: 0.6 }], language: 'en', settled: 0 },
  ];
  let at = 0;
  const hearing = createLiveHearing({
    onText: (text) => updates.push(text),
    onProblem: () => undefined,
    hear: async () => answers[at++]!,
  });
  for (let piece = 0; piece < 3; piece++) {
    hearing.add(new Int16Array(rate));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(await hearing.stop()).toBe('We meet. On Friday.');
  expect(updates[0]).toEqual({ settled: '', open: 'We' });
  expect(updates[1]).toEqual({ settled: 'We meet.', open: 'On' });
});

test('where a call fails, what was said is sent again with the next', async () => {
  const problems: (string | undefined)[] = [];
  const lengths: number[] = [];
  const hearing = createLiveHearing({
    onText: () => undefined,
    onProblem: (words) => problems.push(words),
    hear: async (wav) => {
      lengths.push(wav.size);
      if (lengths.length === 1) throw new Error('away');
      return { words: [{ text: 'All of it.', start: 0, end: 0.9 }], language: 'en', settled: 0 };
    },
  });
  hearing.add(new Int16Array(rate));
  await expect.poll(() => lengths.length).toBe(2);
  expect(await hearing.stop()).toBe('All of it.');
  expect(lengths[1]).toBe(lengths[0]);
  expect(problems[0]).toContain('is saved');
});

test('samples are thinned to 16,000 a second across pieces', () => {
  const thin = thinner(48_000);
  const made = [thin(new Float32Array(4096).fill(0.5)), thin(new Float32Array(4096).fill(0.5))];
  const count = made.reduce((sum, { length }) => sum + length, 0);
  expect(count).toBe(Math.floor(8192 / 3));
  expect(made[1]!.every((sample) => Math.abs(sample - 0x3fff) <= 1)).toBe(true);
});
