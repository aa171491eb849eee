import { expect, test } from 'vitest';
import { areInDifferentLanguages, sureLanguage, whichLanguage } from './which-language.ts';

const english = 'The mill of 1784 burned down in 1820 and was rebuilt in stone by its owner.';
const german =
  'Die Mühle von 1784 ist 1820 abgebrannt und wurde von ihrem Besitzer aus Stein wieder aufgebaut.';

test('a sentence with enough small words, or in a script of its own, is surely in its language', () => {
  expect(sureLanguage(english)).toBe('en');
  expect(sureLanguage(german)).toBe('de');
  expect(sureLanguage('Мельница сгорела в 1820 году.')).toBe('ru');
  expect(areInDifferentLanguages(english, german)).toBe(true);
});

test('names, headings and texts without words are in no sure language', () => {
  for (const text of [
    '',
    '1784, 1820',
    'Neue Bahnlinie Berlin Hamburg',
    '#mill #stone',
    'Weekly team update',
  ])
    expect(sureLanguage(text)).toBeNull();
  expect(whichLanguage('1784')).toBeNull();
  expect(areInDifferentLanguages(english, 'Berlin Hamburg')).toBe(false);
});

test('an English text that quotes another language stays English', () => {
  expect(sureLanguage(`${english} He said “die Mühle ist weg” and left for the town.`)).toBe('en');
});
