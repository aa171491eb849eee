/** How hard a password is to guess, roughly, and in words. The server alone decides what it refuses. */
import { shortestPassword } from '../fields.ts';

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export const strengthWords: Record<Strength, string> = {
  short: 'Too short.',
  weak: 'Weak. A few unrelated words are stronger and easier to remember.',
  fair: 'Fair. Longer is stronger.',
  good: 'Good.',
  strong: 'Strong. The panda approves.',
};

/** Beginnings of what people choose first. */
const favourites = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'frenly',
  'panda',
];

/** From this many bits on: fair, good, strong. */
const bounds = { fair: 40, good: 60, strong: 80 };

/** `known` are words that others know of the person: their name, their address. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if ([...password].length < shortestPassword) return 'short';
  const bits = estimateBits(without(password, [...favourites, ...known]), alphabet(password));
  if (bits < bounds.fair) return 'weak';
  if (bits < bounds.good) return 'fair';
  return bits < bounds.strong ? 'good' : 'strong';
}

function without(password: string, words: readonly string[]) {
  const known = words.filter(({ length }) => length >= 3).map((word) => word.toLowerCase());
  return known.reduce((rest, word) => rest.split(word).join(''), password.toLowerCase());
}

function estimateBits(text: string, letters: number) {
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  // A letter that repeats its neighbour or continues it (aaa, 123, cba) hardly adds anything.
  const surprises = codes.filter((code, index) => index === 0 || Math.abs(code - codes[index - 1]!) > 1);
  return (surprises.length + (codes.length - surprises.length) * 0.2) * Math.log2(letters);
}

/** How many characters it was chosen from, as far as one can see. */
function alphabet(text: string) {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/, 33],
    [/[^\x20-\x7e]/, 100],
  ];
  return classes.reduce((size, [pattern, letters]) => (pattern.test(text) ? size + letters : size), 2);
}
