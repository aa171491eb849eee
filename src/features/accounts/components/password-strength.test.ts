import { expect, test } from 'vitest';
import { passwordStrength, strengths, strengthWords } from './password-strength.ts';

test.for([
  ['seven', 'short'],
  ['🐼🐼🐼🐼🐼', 'short'],
  ['password', 'weak'],
  ['password1', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['frenly-frenly', 'weak'],
  ['kdwqmzxb', 'weak'],
  ['kdwqmzxbva', 'fair'],
  ['Kd7wqm-xbv', 'good'],
  ['seven quiet bamboo stalks', 'strong'],
  ['семь тихих стеблей', 'strong'],
] as const)('%s is %s', ([password, strength]) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what others know of a person makes a poor password', () => {
  expect(passwordStrength('ada-lovelace', ['ada-lovelace'])).toBe('weak');
  expect(passwordStrength('ADA-lovelace', ['ada-lovelace'])).toBe('weak');
  expect(passwordStrength('ada-lovelace', ['', 'al'])).toBe('good');
});

test('more of the same never makes it weaker', () => {
  const word = 'k7-quiet';
  const levels = [1, 2, 3].map((times) => strengths.indexOf(passwordStrength(word.repeat(times))));
  expect(levels).toEqual([...levels].sort());
});

test('each strength has words, and none of them a rule', () => {
  for (const strength of strengths) expect(strengthWords[strength]).toMatch(/^[A-Z].*\.$/);
  expect(Object.values(strengthWords).join(' ')).not.toMatch(/digit|upper|symbol|must/i);
});
