import { expect, test } from 'vitest';
import { countryName, regionIn } from './country.ts';
import { emergencyData } from './emergency-data.testing.ts';
import { countriesWithNumbers, emergencyNumbers } from './emergency-numbers.ts';
import { helpLines, isChecked } from './help-lines.ts';

test('every country with a line has an emergency number and a name', () => {
  for (const [country, lines] of Object.entries(helpLines)) {
    expect(emergencyNumbers(country), country).not.toEqual([]);
    expect(countryName(country), country).not.toBe(country);
    for (const { phone, url } of lines) {
      expect(phone).toMatch(/^[\d ]+$/);
      expect(url).toMatch(/^https:/);
    }
  }
});

test('a line counts as checked for a year, and not before anyone has looked', () => {
  const [line] = helpLines.US!;
  const at = (checked: string | null, now: string) => isChecked({ ...line!, checked }, Date.parse(now));
  expect(at(null, '2026-11-17')).toBe(false);
  expect(at('2026-01-01', '2026-11-17')).toBe(true);
  expect(at('2025-01-01', '2026-11-17')).toBe(false);
});

const inData = new Map(
  emergencyData
    .trim()
    .split('\n')
    .map((line) => {
      const [country, ...numbers] = line.split(' ');
      return [country!, numbers] as const;
    }),
);

test('every number shown is an emergency number of its country in google-libphonenumber, and no country of it is missing', () => {
  expect(countriesWithNumbers().toSorted()).toEqual([...inData.keys()].toSorted());
  for (const country of countriesWithNumbers())
    expect(inData.get(country), country).toEqual(expect.arrayContaining([...emergencyNumbers(country)]));
});

test('in the European Union the number is 112; in Ireland, which has both, 999', () => {
  const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  for (const country of members) expect(emergencyNumbers(country), country).toEqual(['112']);
  expect(emergencyNumbers('IE')).toEqual(['999']);
});

test('one number that reaches everything where there is one, else all of them', () => {
  expect(emergencyNumbers('US')).toEqual(['911']);
  expect(emergencyNumbers('GB')).toEqual(['999']);
  expect(emergencyNumbers('DE')).toEqual(['112']);
  expect(emergencyNumbers('JP')).toEqual(['110', '119']);
  expect(emergencyNumbers('')).toEqual([]);
});

test('the country is the region of the first language that names one', () => {
  expect(regionIn(['en', 'de-AT'])).toBe('AT');
  expect(regionIn(['zh-Hant-TW'])).toBe('TW');
  expect(regionIn(['en'])).toBeUndefined();
});
