/** How a mail sounds, on three scales, each with the words that say so. */
import { ownWords } from '#language/quoted-mail.ts';
import { wordsOf } from '#language/sentences.ts';

export interface ToneScale {
  scale: 'formality' | 'warmth' | 'directness';
  /** From -2 to 2; 0 is neither. */
  value: number;
  words: string;
  /** Up to four words of the mail that weigh most. */
  because: string[];
}

type Side = readonly [pattern: RegExp, weight: number];

const sides: Record<ToneScale['scale'], readonly Side[]> = {
  formality: [
    [
      /\b(?:dear (?:sir|madam|mr|mrs|ms|dr|prof)|yours (?:sincerely|faithfully)|to whom it may concern|hereby|regarding|furthermore|therefore|kindly|pursuant|sincerely|we would like to|please find|at your earliest convenience)\b/gi,
      1,
    ],
    [
      /\b(?:hey|hi|yeah|yep|nope|gonna|wanna|kinda|cool|awesome|guys|btw|asap|thx|lol|cheers|stuff|ok|okay)\b|\b\w+n['’]t\b|\b\w+['’](?:ll|re|ve|m|d)\b|!{2,}|\p{Extended_Pictographic}/giu,
      -1,
    ],
  ],
  warmth: [
    [
      /\b(?:thank(?:s| you)|please|appreciate|glad|happy|hope|great|lovely|wonderful|congratulations|enjoy|looking forward|welcome|sorry|kind(?! regards)|warm(?! regards)|delighted|pleasure)\b/gi,
      1,
    ],
    [
      /\b(?:unacceptable|fail(?:ed|ure)?|must|demand|immediately|complain(?:t)?|disappointed|ridiculous|fault|blame|never again|at once|again and again|obviously|as i (?:already )?said|per my last|wrong|you should have|careless|useless)\b|\b[A-Z]{4,}\b(?: [A-Z]{3,}\b)+/g,
      -1,
    ],
  ],
  directness: [
    [
      /\b(?:please (?:send|confirm|reply|call|pay|sign|let me know)|I need|we need|by (?:monday|tuesday|wednesday|thursday|friday|tomorrow|noon|\d)|must|will|the deadline)\b/gi,
      1,
    ],
    [
      /\b(?:maybe|perhaps|possibly|might|I (?:just )?(?:wondered|was wondering|thought)|sort of|kind of|a bit|somewhat|if (?:it is|that is|it's|that's) (?:ok|okay|possible|not too much)|no worries if|just|sorry to bother|whenever)\b/gi,
      -1,
    ],
  ],
};

const names: Record<ToneScale['scale'], readonly [string, string, string, string, string]> = {
  formality: ['Very casual', 'Casual', 'Everyday', 'Formal', 'Very formal'],
  warmth: ['Harsh', 'Cool', 'Even', 'Warm', 'Very warm'],
  directness: ['Very hesitant', 'Hesitant', 'Balanced', 'Direct', 'Very direct'],
};

/** For so many words one telling word counts fully. */
const usual = 60;

export function toneOf(body: string): ToneScale[] {
  const own = ownWords(body.slice(0, 60_000));
  const words = Math.max(usual, wordsOf(own).length);
  return (Object.keys(sides) as ToneScale['scale'][]).map((scale) => {
    const hits = sides[scale].flatMap(([pattern, weight]) =>
      [...own.matchAll(pattern)].map(([word]) => ({ word, weight })),
    );
    const sum = hits.reduce((total, { weight }) => total + weight, 0);
    const value = Math.max(-2, Math.min(2, Math.round((sum * usual) / words)));
    const because = hits
      .filter(({ weight }) => value === 0 || Math.sign(weight) === Math.sign(value))
      .map(({ word }) => word.toLowerCase());
    return { scale, value, words: names[scale][value + 2]!, because: [...new Set(because)].slice(0, 4) };
  });
}
