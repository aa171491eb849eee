/** The tables written by hand, each held against a second source: a package, a dictionary, or arithmetic. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { worldCountriesData } from '../atlas/data.server.ts';
import { iupac } from '../elements/element-data.server.ts';
import { math } from '../abacus/math.server.ts';
import { entryOf } from '../lexicon/lookup.server.ts';
import { sensesOf } from '#language/wordnet.server.ts';
import entries from './almanac.json' with { type: 'json' };
import { eight, planets } from './planet-data.ts';

const require = createRequire(import.meta.url);
const saying = (words: string) => entries.find((one) => one.words.includes(words))!;
const valueOf = (words: string) => saying(words).value!;

test.each([
  ['speed light', 'speedOfLight'],
  ['gravitational constant', 'gravitationConstant'],
  ['planck constant', 'planckConstant'],
  ['avogadro number', 'avogadro'],
  ['boltzmann constant', 'boltzmann'],
  ['elementary charge', 'elementaryCharge'],
  ['mass electron', 'electronMass'],
  ['mass proton', 'protonMass'],
  ['acceleration gravity', 'gravity'],
] as const)('%s, as mathjs has it', (words, name) => {
  const constant = math().evaluate(name) as { toSI(): { value: number } };
  expect(valueOf(words) / constant.toSI().value).toBeCloseTo(1, 6);
});

const pairs: readonly (readonly [RegExp, (one: number) => number, string])[] = [
  [/\*\*(-?[\d.,]+) °C\*\* \((?:[^)]*, )?(-?[\d.,]+) °F\)/, (celsius) => celsius * 1.8 + 32, '°F'],
  [/\*\*([\d.,]+) km\*\*[^(]*\(([\d.,]+) miles\)/, (km) => km / 1.609344, 'miles'],
  [/\*\*([\d.,]+) m\*\* \(([\d.,]+) feet\)/, (metres) => metres / 0.3048, 'feet'],
  [/\*\*([\d.,]+) m\/s\*\* \(([\d.,]+) km\/h\)/, (speed) => speed * 3.6, 'km/h'],
];

test('a fact with two units has the same value in both', () => {
  const number = (text: string) => Number(text.replaceAll(',', ''));
  let checked = 0;
  for (const { says } of entries)
    for (const [pattern, convert, unit] of pairs) {
      const [, one, other] = pattern.exec(says) ?? [];
      if (!one || !other) continue;
      checked += 1;
      const [expected, said] = [convert(number(one)), number(other)];
      expect(Math.abs(said - expected), `${says} in ${unit}`).toBeLessThan(Math.max(0.6, expected * 0.0015));
    }
  expect(checked).toBeGreaterThan(6);
});

test('π, e, the golden ratio and √2 as calculated', () => {
  const digits = (start: string) =>
    /\d\.\d+/.exec(entries.find(({ says }) => says.startsWith(start))!.says)![0];
  for (const [start, value] of [
    ['π is', Math.PI],
    ["Euler's number", Math.E],
    ['The golden ratio', (1 + Math.sqrt(5)) / 2],
    ['√2 is', Math.SQRT2],
  ] as const)
    expect(String(value)).toContain(digits(start));
});

test('a light-year and the way of sunlight follow from the speed of light', () => {
  const light = valueOf('speed light') / 1000;
  expect((light * 365.25 * 86_400) / 9.461e12).toBeCloseTo(1, 4);
  expect(Math.abs(149.6e6 / light - (8 * 60 + 20))).toBeLessThan(2);
});

test('planets keep Kepler’s third law, and fall as Newton says', () => {
  const earth = planets.find(({ name }) => name === 'Earth')!;
  for (const { name, distance, year } of planets)
    expect(year / (earth.year * (distance / earth.distance) ** 1.5), name).toBeCloseTo(1, 1.5);
  for (const { name, mass, diameter, gravity } of eight) {
    const pull = (6.6743e-11 * mass * 1e24) / (diameter * 500) ** 2;
    // At the equator of the giants, which turn fast, less is felt than their mass pulls.
    expect(Math.abs(gravity / pull - 1), name).toBeLessThan(0.15);
  }
});

test('counts that others have counted', () => {
  const states = [...worldCountriesData.countries().values()].filter(({ isState }) => isState);
  const { continents } = require('countries-list') as { continents: object };
  const said = (words: RegExp) =>
    Number(/\*\*(\d+)\*\*/.exec(entries.find(({ says }) => words.test(says))!.says)![1]);
  // The two observers are states too.
  expect(said(/United Nations have/) + 2).toBe(states.length);
  expect(said(/continents: /)).toBe(Object.keys(continents).length);
  expect(said(/periodic table has/)).toBe(iupac.elements().length);
  const [corners, edges, faces] = [/cube has \*\*8/, /cube has \*\*12/, /cube has \*\*6/].map(said);
  expect(corners! - edges! + faces!).toBe(2);
  expect(said(/vowel/) + said(/consonant/)).toBe(said(/26\*\* letters/));
  expect(said(/52\*\* cards/)).toBe(4 * 13);
  expect(said(/64\*\* squares/)).toBe(8 * 8);
  expect(said(/gross is/)).toBe(12 * said(/^A dozen is/));
  expect(said(/Senate has/)).toBe(2 * said(/States has \*\*50\*\* states/));
});

/** What WordNet's own entry says of it. */
function glossesOf(word: string): string {
  const entry = entryOf(word, { mend: false });
  return entry
    ? sensesOf(entry.lemma, 'noun')
        .map(({ synset }) => synset.definition.toLowerCase())
        .join('\n')
    : '';
}

test.each([
  ['world war ii', /1939.*1945/],
  ['world war i', /1914.*1918/],
  ['french revolution', /1789/],
  ['declaration of independence', /4 july 1776/],
  ['magna carta', /1215/],
  ['united nations', /1945/],
  ['battle of hastings', /1066/],
  ['eiffel tower', /1889/],
  ['everest', /highest mountain/],
  ['nile', /longest river/],
  ['pacific', /largest ocean/],
  ['sahara', /largest/],
  ['baikal', /deepest lake/],
  ['greenland', /largest island/],
  ['australia', /smallest continent/],
  ['blue whale', /largest/],
  ['giraffe', /tallest/],
  ['ostrich', /largest living bird/],
  ['femur', /longest/],
  ['hydrogen', /most abundant/],
  ['nitrogen', /78 percent/],
  ['cervantes', /don quixote/],
  ['homer', /iliad/],
  ['mary shelley', /frankenstein/],
  ['gutenberg', /movable type/],
  ['alexander graham bell', /telephone/],
  ['alfred nobel', /dynamite/],
  ['yuri gagarin', /1961/],
  ['neil armstrong', /july 20, 1969/],
  ['george washington', /1st president/],
  ['spider', /eight legs/],
  ['octopus', /eight/],
  ['violin', /four strings/],
])('WordNet says it of %s too', (word, says) => expect(glossesOf(word)).toMatch(says));
