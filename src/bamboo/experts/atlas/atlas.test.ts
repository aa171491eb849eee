import { expect, test } from 'vitest';
import packages from '../../../../package.json' with { type: 'json' };
import { ask, clock, saying } from '#bamboo/asking.testing.ts';
import { atlas, atlasFigures, atlasList, gazetteer } from './atlas.server.ts';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { countriesListData, releases, worldCountriesData } from './data.server.ts';
import { subdivisions } from './subdivisions.ts';

test.each([
  ['What is the capital of France?', 'Paris'],
  ['capitol of Frnace', 'Paris'],
  ["what is Brazil's capital", 'Brasília'],
  ['capitals of France and Germany', 'Berlin'],
  ['which currency do they use in Sweden', 'Swedish krona'],
  ['what countries border Germany', 'Luxembourg'],
  ['is Sydney the capital of Australia', 'No, the capital of Australia is Canberra'],
  ['which country has calling code +44', 'United Kingdom'],
  ['which countries use the yen', 'Japan'],
  ['largest country in Africa', 'Algeria'],
  ['how many countries are in South America', '12'],
  ['capital of South Africa', 'Cape Town'],
  ['calling code of the USA', '+1.'],
])('%s → %s', async (question, expected) => {
  expect(await saying(atlas, question)).toContain(expected);
});

test.each([
  'capital of Wakanda',
  'capital of Ruritania',
  'capital of Latveria',
  'capital of Korea',
  'capital of Congo',
  'who is the president of France',
  'what is the best country',
  'what is the largest planet',
  'what is the population of Paris',
  'currency of Europe',
])('says nothing to %s', async (question) => {
  for (const expert of [atlas, atlasList, atlasFigures, gazetteer, subdivisions])
    expect(await ask(expert, question)).toBeNull();
});

test('figures say of which year they are', async () => {
  expect(await saying(atlasFigures, 'population of Japan')).toMatch(/million people in 2018/);
  expect(await ask(atlasFigures, 'most populous country in the world')).toBeNull();
  expect(await saying(atlasFigures, 'most populous country in Africa')).toContain('Nigeria');
});

test('cities, groups and states', async () => {
  expect(await saying(gazetteer, 'which country is Lyon in')).toContain('France');
  expect(await saying(gazetteer, 'is Switzerland in the EU')).toContain('No');
  expect(await saying(subdivisions, 'capital of Texas')).toContain('Austin');
});

test('both sets know every member of the United Nations', () => {
  const listed = countriesListData.countries();
  const states = [...worldCountriesData.countries().values()].filter(({ isState }) => isState);
  expect(states).toHaveLength(195);
  for (const { code, capitals } of states) {
    expect(listed.has(code), code).toBe(true);
    expect(capitals?.length, code).toBeGreaterThan(0);
  }
});

test('each table names the month of the version that is installed', () => {
  for (const [name, { version }] of Object.entries(releases))
    expect({ ...packages.dependencies, ...packages.devDependencies }).toMatchObject({ [name]: version });
  expect([atlas, atlasList, atlasFigures].map(({ title }) => title)).toEqual([
    'Atlas (World Countries, as of June 2025)',
    'Atlas (Countries List, as of July 2026)',
    'Atlas (World Bank figures, as of 2018)',
  ]);
});

test('where the newer table names another currency it leads, and the older one is named', async () => {
  const asked = (text: string) => createBamboo().answer({ text, turns: [], ...clock });
  const bulgaria = await asked('What currency does Bulgaria use?');
  expect(bulgaria).toMatchObject({ expert: 'atlas-list', asOf: '2026-07' });
  expect(bulgaria.text).toBe(
    'The currency of Bulgaria is the **Euro** (EUR). An older table, as of June 2025, says **Bulgarian lev** (BGN).',
  );
  expect(bulgaria.sources).toHaveLength(2);
  expect((await asked('Does Bulgaria use the euro?')).text).toMatch(/^\*\*Yes/);
  expect(await asked('What currency does Sweden use?')).toMatchObject({ expert: 'atlas' });
});
