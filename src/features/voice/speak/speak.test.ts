import { expect, test } from 'vitest';
import { encodeWav } from '#kit/models/wav.ts';
import { asSpoken } from './as-spoken.ts';
import { partsIn } from './data.ts';
import { joinWavs } from './join-wavs.ts';
import { linesOfParts } from './part-lines.ts';
import { portionsOf } from './portions.ts';
import { longestText, readAloud } from './tool.ts';

test('the first part is short, the others are not, and no word is lost', () => {
  const text = 'Hello there. '.repeat(100).trim();
  const portions = portionsOf(text, 0.6);
  expect(portions[0]!.text.length).toBeLessThanOrEqual(110);
  expect(portions.length).toBeLessThan(8);
  expect(portions.map((portion) => portion.text).join(' ')).toBe(text);
  const long = `${'one two three four five six seven eight nine ten eleven twelve, '.repeat(3)}and the end.`;
  expect(portionsOf(long, 0)[0]!.text.length).toBeLessThanOrEqual(110);
});

test('paragraphs and marks are pauses', () => {
  expect(portionsOf('One. [pause 3] Two.\n\nThree. [pause]', 0.5)).toEqual([
    { text: 'One.', pause: 3 },
    { text: 'Two.', pause: 0.5 },
    { text: 'Three.', pause: 0 },
  ]);
});

test('nothing to say, and far too much, are refused in words', () => {
  const words = (text: string) => readAloud.input.safeParse({ text }).error?.issues[0]?.message;
  expect(words('…')).toBe('There’s nothing to read aloud.');
  expect(words('a'.repeat(1_000_000))).toContain(longestText.toLocaleString('en'));
});

test('an own pronunciation is used when a word is spoken', () => {
  expect(
    asSpoken('Ask Siobhan about SQL.', [
      { word: 'Siobhan', spoken: 'Shivawn' },
      { word: 'SQL', spoken: '' },
    ]),
  ).toBe('Ask Shivawn about SQL.');
});

test('parts are read as they come, and have their place in the whole', () => {
  const part = { file: '00000000-0000-4000-8000-000000000000', seconds: 2, text: 'Two words', words: [0, 1] };
  const line = JSON.stringify(part);
  expect(partsIn(`${line}\n${line}\n${line.slice(0, 20)}`)).toEqual([part, part]);
  expect(linesOfParts([part, part])[1]).toMatchObject({ start: 2, end: 4, words: [2, 3] });
});

test('WAV files are joined to one that says its length', async () => {
  const wav = new Blob([encodeWav({ sampleRate: 24_000, pcm: new Float32Array(100).fill(0.5) })]);
  const whole = new DataView(await (await joinWavs([wav, wav])).arrayBuffer());
  expect(whole.byteLength).toBe(44 + 400);
  expect(whole.getUint32(40, true)).toBe(400);
  expect(whole.getInt16(44 + 398, true)).toBe(Math.trunc(0.5 * 0x7fff));
});
