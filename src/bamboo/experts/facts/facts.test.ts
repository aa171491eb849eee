import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import type { Expert } from '#bamboo/expert.ts';
import { elements, elementsPubChem } from '../elements/elements.server.ts';
import { iupac, pubChem } from '../elements/element-data.server.ts';
import { almanac } from './almanac.ts';
import { colours } from './colours.server.ts';
import { letters } from './letters.ts';
import { fromRoman, numerals, toRoman } from './numerals.ts';
import { planetarium } from './planets.ts';
import { webFacts } from './web-facts.server.ts';

test.each<[Expert, string, string]>([
  [elements, 'symbol for gold', 'Au'],
  [elements, 'which element has atomic number 26', 'iron'],
  [elements, 'molar mass of Ca(OH)2', '74.0927'],
  [elements, 'atomic weight of oxigen', 'oxygen'],
  [elementsPubChem, 'melting point of iron', '1537'],
  [almanac, 'how fast is light', '299,792,458'],
  [almanac, 'speed of sound in km/h', '1234.8 kilometres per hour'],
  [almanac, 'how many bones are in the human body', '206'],
  [almanac, 'who wrote Hamlet', 'Shakespeare'],
  [almanac, 'longest river of asia', 'Yangtze'],
  [almanac, 'highest peak in south america', 'Aconcagua'],
  [almanac, 'mount everest height is how many feet', '29,0'],
  [planetarium, 'which planet is the smallest one', 'Mercury'],
  [numerals, '1994 in roman numerals', 'MCMXCIV'],
  [numerals, '255 in binary', '11111111'],
  [numerals, '1205 in words', 'one thousand two hundred and five'],
  [colours, 'hex code for coral', '#FF7F50'],
  [colours, 'what color is #ff0000', 'red'],
  [webFacts, 'what does status code 503 mean', 'Service Unavailable'],
  [webFacts, 'what does html stand for', 'HyperText Markup Language'],
  [planetarium, 'how many moons does Mars have', '2 known moons'],
  [planetarium, 'closest planet to the sun', 'Mercury'],
  [letters, 'how many r are in strawberry', '3'],
  [letters, 'sos in morse code', '... --- ...'],
])('%# %s', async (expert, question, expected) => {
  expect(await saying(expert, question)).toContain(expected);
});

test.each([
  'symbol of adamantium',
  'how many moons does Tatooine have',
  'what is mix',
  'highest mountain in Narnia',
  'who wrote my essay',
  'what is 500',
  'hex code of happiness',
])('nobody answers %s', async (question) => {
  for (const expert of [
    elements,
    elementsPubChem,
    almanac,
    numerals,
    colours,
    webFacts,
    planetarium,
    letters,
  ])
    expect(await ask(expert, question)).toBeNull();
});

test('both tables of elements agree on number, symbol and nearly on mass', () => {
  const others = new Map(pubChem.elements().map((one) => [one.number, one]));
  for (const { number, symbol, mass } of iupac.elements()) {
    const other = others.get(number);
    if (!other) continue;
    expect(other.symbol).toBe(symbol);
    // Of the heaviest, only single isotopes are known, and each source picks its own.
    if (mass && number < 93) expect(Math.abs(other.mass! / mass - 1), symbol).toBeLessThan(0.01);
  }
});

test('Roman numerals read as they are written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3999 }), (number) => {
      expect(fromRoman(toRoman(number)!)).toBe(number);
    }),
  );
  for (const wrong of ['IIX', 'IIII', 'VV', 'IC', '', 'ABC']) expect(fromRoman(wrong)).toBeUndefined();
});
