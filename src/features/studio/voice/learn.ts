/** What samples have in common, as rules. What they do not show is left switched off. */
import { isEmptyWord, sentencesOf, wordsOf } from '#language/sentences.ts';
import { toAmerican, toBritish } from './spellings.ts';
import { mostSamples, noVoice, type Person, type Voice } from './voice.ts';

/** Words of advertisements, which a voice that never uses them may well want to avoid. */
const worn = [
  'exciting',
  'excited',
  'thrilled',
  'revolutionary',
  'game-changing',
  'cutting-edge',
  'world-class',
  'seamless',
  'unlock',
  'elevate',
  'leverage',
  'unleash',
  'passionate',
  'amazing',
  'stunning',
];

const contraction =
  /\b(?:\p{L}+n['’]t|(?:i|you|we|they|he|she|it|that|there|what|who|let)['’](?:m|re|ve|ll|d|s))\b/giu;
const uncontracted =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should) not|cannot|will not|i am|(?:you|we|they) (?:are|have|will)|(?:it|that|there) is)\b/gi;
export const emojiIn = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u.test(segment));
export const contractionsIn = (text: string) => text.match(contraction) ?? [];

export function learnVoice(given: readonly string[], before: Voice = noVoice): Voice {
  const samples = given
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, mostSamples);
  const all = samples.join('\n\n');
  const sentences = sentencesOf(all);
  if (sentences.length === 0) return { ...before, samples: [] };
  const lengths = sentences.map((one) => wordsOf(one).length).toSorted((a, b) => a - b);
  const nearlyLongest = lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * 0.9))]!;
  const [short, long] = [contractionsIn(all).length, (all.match(uncontracted) ?? []).length];
  const perSample = (count: number) => Math.ceil(count / samples.length);
  const spelt = speltIn(all);
  const use = ownWords(samples);
  const lower = all.toLowerCase();
  return {
    samples,
    sentence: { on: sentences.length >= 3, most: Math.max(8, Math.ceil(nearlyLongest / 5) * 5) },
    person: { on: true, is: personOf(all) },
    contractions: { on: short + long >= 2, is: short >= long ? 'use' : 'avoid' },
    exclamations: { on: true, most: perSample((all.match(/!/g) ?? []).length) },
    emoji: { on: true, most: perSample(emojiIn(all).length) },
    spelling: spelt ? { on: true, is: spelt } : { on: false, is: before.spelling.is },
    use: { on: use.length > 0, words: use },
    avoid: {
      on: true,
      words: [...new Set([...before.avoid.words, ...worn.filter((word) => !lower.includes(word))])],
    },
  };
}

function personOf(text: string): Person {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  const [we, i] = [count(/\b(?:we|us|our|ours)\b/gi), count(/\b(?:I|me|my|mine)\b/g)];
  if (we === 0 && i === 0) return 'they';
  return we >= i ? 'we' : 'i';
}

/** Undefined where the samples show neither, or both. */
function speltIn(text: string): 'british' | 'american' | undefined {
  const words = wordsOf(text);
  const british = words.filter((word) => toAmerican.has(word)).length;
  const american = words.filter((word) => toBritish.has(word)).length;
  if (british === american) return undefined;
  return british > american ? 'british' : 'american';
}

/** Telling words that most of the samples have; with one sample, those that it has several times. */
function ownWords(samples: readonly string[]): string[] {
  const counts = new Map<string, { inSamples: number; times: number }>();
  for (const sample of samples) {
    const words = wordsOf(sample).filter((word) => word.length > 3 && !isEmptyWord(word) && !/\d/.test(word));
    for (const word of new Set(words)) {
      const known = counts.get(word) ?? { inSamples: 0, times: 0 };
      const times = words.filter((one) => one === word).length;
      counts.set(word, { inSamples: known.inSamples + 1, times: known.times + times });
    }
  }
  const least = samples.length === 1 ? 1 : Math.max(2, Math.ceil(samples.length / 2));
  return [...counts]
    .filter(([, { inSamples, times }]) => inSamples >= least && times >= 3)
    .toSorted(([, a], [, b]) => b.times - a.times)
    .slice(0, 8)
    .map(([word]) => word);
}
