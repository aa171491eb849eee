import { expect, test } from 'vitest';
import { checkVoice } from './check.ts';
import { learnVoice } from './learn.ts';
import { noVoice, voiceWords } from './voice.ts';

const samples = [
  'We don’t do discounts. We bake bread, and our bread is fresh at seven. You’re welcome to watch us knead.',
  'Our oven is on at midnight. We’re done by six, and the bread is yours. Come by and pick your favourite colour of crust.',
  'We bake bread for the neighbourhood. It’s simple bread, and that’s the point of it.',
];
const words = (text: string) => ({ title: '', aside: '', text });

test('samples become rules that say what they have in common', () => {
  const voice = learnVoice(samples);
  expect(voice).toMatchObject({
    person: { on: true, is: 'we' },
    contractions: { on: true, is: 'use' },
    exclamations: { on: true, most: 0 },
    emoji: { on: true, most: 0 },
    spelling: { on: true, is: 'british' },
    use: { on: true, words: ['bread'] },
  });
  expect(voice.sentence.most).toBeLessThanOrEqual(15);
  expect(voice.avoid.words).toContain('thrilled');
  expect(voiceWords(voice)).toContain('No exclamation marks.');
  expect(learnVoice(['We do not hurry. We cannot hurry. It is bread.']).contractions.is).toBe('avoid');
  expect(learnVoice([''])).toEqual(noVoice);
});

test('each part is checked by the rules that are on', () => {
  const voice = learnVoice(samples);
  const said =
    'I am thrilled!! The color is amazing 🎉, and there is so much more that I would like to tell you about this bread today.';
  const found = checkVoice(words(said), 'x', voice);
  expect(found.map(({ rule }) => rule)).toEqual([
    'sentence',
    'person',
    'exclamations',
    'emoji',
    'spelling',
    'avoid',
  ]);
  const mended = found.reduce((text, { fix }) => fix?.(text) ?? text, said);
  expect(mended).toMatch(/^I am thrilled\. The colour is amazing ?, and/);
  expect(checkVoice(words(said), 'x', noVoice)).toEqual([]);
  const off = { ...voice, avoid: { ...voice.avoid, on: false } };
  expect(checkVoice(words('We are thrilled.'), 'x', off)).toEqual([]);
});

test('spelling is put right in words, not in addresses', () => {
  const voice = { ...noVoice, spelling: { on: true, is: 'british' as const } };
  const [found] = checkVoice(words('Color at https://color.example and #color'), 'x', voice);
  expect(found!.fix!('Color at https://color.example and #color')).toBe(
    'Colour at https://color.example and #color',
  );
});
