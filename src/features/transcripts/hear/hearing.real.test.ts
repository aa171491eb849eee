/** Recordings heard by the real models, by `npm run test:models`; the word error counts are in docs/quality.md. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { encodeWav } from '#kit/models/wav.ts';
import { projectFolder } from '#kit/paths.server.ts';
import { hearMinute, type HeardCue } from '#tools/hear/hear-minute.server.ts';
import { suggestSpeakers } from './speakers.server.ts';
import { wordErrors } from '#tools/hear/word-errors.testing.ts';

const { host, need } = useRealModels();
const asked = process.env.TEST_MODELS === 'true';
const rate = 16_000;
const signal = new AbortController().signal;
const figures: string[] = [];
afterAll(() => {
  if (figures.length > 0) console.log(figures.join('\n'));
});

const wav = (pcm: Float32Array, sampleRate = rate) => new Blob([encodeWav({ pcm, sampleRate })]).stream();

async function hear(stream: ReadableStream<Uint8Array>) {
  const sound = await host.openSound(stream);
  const cues: HeardCue[] = [];
  let language: string | null = null;
  for (let from = 0; from < sound.seconds;) {
    const nothing = () => undefined;
    const part = await hearMinute(sound, host, { from, language, signal, onFetch: nothing, onCues: nothing });
    cues.push(...part.cues);
    language = part.language;
    from = part.next;
  }
  await sound.close();
  return { cues, language, text: cues.map(({ text }) => text).join(' '), seconds: sound.seconds };
}

const noise = (seconds: number, loud: number) =>
  Float32Array.from({ length: seconds * rate }, () => (Math.random() * 2 - 1) * loud);

/** A tune of four voices with overtones and a beat. */
const music = (seconds: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const time = at / rate;
    const root = [220, 247, 262, 196][Math.floor(time / 2) % 4]!;
    const chord = [1, 1.25, 1.5, 2].reduce(
      (sum, of) =>
        sum + Math.sin(2 * Math.PI * root * of * time) + Math.sin(4 * Math.PI * root * of * time) / 3,
      0,
    );
    return 0.08 * chord + (time % 0.5 < 0.05 ? 0.3 * (Math.random() - 0.5) : 0);
  });

describe('hearing', { timeout: 900_000 }, () => {
  beforeEach(async (context) => {
    if (!asked) context.skip('it is heavy, and tested by: npm run test:models');
    for (const pack of ['ffmpeg', 'silero', 'whisper']) await need(pack, context);
  });

  test.each([
    ['silence', () => new Float32Array(8 * rate)],
    ['noise', () => noise(8, 0.2)],
    ['a hum', () => Float32Array.from({ length: 8 * rate }, (_, at) => 0.3 * Math.sin(at / 20))],
    ['music', () => music(12)],
  ])('%s is written down as nothing', async (_, make) => {
    expect((await hear(wav(make()))).cues).toEqual([]);
  });

  test('the sample is transcribed with the time of each word and split into its two voices', async () => {
    const bytes = await readFile(path.join(projectFolder, 'content/samples/kitchen-garden.mp3'));
    const heard = await hear(new Blob([bytes]).stream());
    const said =
      'Good morning, and welcome to the kitchen garden. Today we plant tomatoes, and I would like to know how deep the roots go. Tomato roots reach about 60 centimetres, if the soil is loose. Water them early in the day, never on the leaves. And what about the frost? Last year we lost half of the seedlings in a single night in May. Wait until the nights stay above 10 degrees. A fleece over the bed gives you two more weeks.';
    const { wrong, of } = wordErrors(said, heard.text);
    figures.push(`sample: ${wrong} of ${of} words wrong`);
    expect(wrong / of).toBeLessThan(0.1);
    expect(heard.language).toBe('en');
    const times = heard.cues.flatMap(({ words }) => words);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const places = suggestSpeakers(heard.cues);
    const second = heard.cues.findIndex(({ text }) => text.startsWith('Tomato'));
    const third = heard.cues.findIndex(({ text }) => text.startsWith('And what'));
    expect([places[0], places[second], places[third]]).toEqual([0, 1, 0]);
  });

  test('the output of a built-in voice can be transcribed', async (context) => {
    await need('kokoro', context);
    const text =
      'The old library stands at the corner of the market square. It was built by a merchant who had never learned to read. He bought every book that travellers offered him, and his daughter read to him in the evenings. When the river flooded the town, people carried the books to the tower in baskets. Some of the pages are still brown from the water. Today the reading room opens at nine, and students wait on the steps with coffee and wet umbrellas. The librarian knows most of them by name. She says that the busiest day is always the first cold Monday of autumn. Upstairs there is a small museum with maps, a broken clock and a letter that nobody has been able to decipher. Visitors may look at it through a glass plate, and children are invited to guess what it says. The best answer so far came from a girl of seven, who thought it was a recipe for soup.';
    const sound = await host.speak(text, { voice: 'bf_emma' });
    const began = Date.now();
    const heard = await hear(wav(sound.pcm, sound.sampleRate));
    const { wrong, of } = wordErrors(text, heard.text);
    const factor = (Date.now() - began) / 1000 / heard.seconds;
    figures.push(
      `${Math.round(heard.seconds)} s of Kokoro: ${wrong} of ${of} words wrong, ${factor.toFixed(2)} of its length`,
    );
    expect(heard.seconds).toBeGreaterThan(50);
    expect(wrong / of).toBeLessThan(0.06);
    expect(heard.text).toContain('soup');
  });

  test('what is said across the end of a minute is heard once, whole and in its place', async (context) => {
    await need('kokoro', context);
    const text =
      'The ferry leaves the harbour at seven and crosses the bay before the fog comes in, carrying forty passengers, two horses and the morning post.';
    const { pcm, sampleRate } = await host.speak(text, { voice: 'bf_emma' });
    const before = 55;
    const recording = new Float32Array(before * sampleRate + pcm.length);
    recording.set(pcm, before * sampleRate);
    const heard = await hear(wav(recording, sampleRate));
    expect(heard.seconds).toBeGreaterThan(62);
    const { wrong, of } = wordErrors(text, heard.text);
    figures.push(`across the end of a minute: ${wrong} of ${of} words wrong`);
    expect(wrong / of).toBeLessThan(0.12);
    const times = heard.cues.flatMap(({ words }) => words);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(before - 1);
    expect(times.at(-1)).toBeGreaterThan(60);
  });

  test('files that are none are refused in words', async () => {
    const open = (bytes: Uint8Array<ArrayBuffer>) => host.openSound(new Blob([bytes]).stream());
    await expect(open(new Uint8Array(0))).rejects.toThrow('cannot be read');
    await expect(open(new TextEncoder().encode('hello '.repeat(2000)))).rejects.toThrow('cannot be read');
    await expect(open(new Uint8Array(50_000).map((_, at) => (at * 7919) % 251))).rejects.toThrow(
      /cannot be read|no sound/,
    );
    const playlist = '#EXTM3U\n#EXTINF:10,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n';
    await expect(open(new TextEncoder().encode(playlist))).rejects.toThrow('cannot be read');
    const cut = encodeWav({ pcm: noise(4, 0.1), sampleRate: rate }).slice(0, 60_000);
    const sound = await open(cut);
    expect(sound.seconds).toBeGreaterThan(1);
    await sound.close();
  });
});
