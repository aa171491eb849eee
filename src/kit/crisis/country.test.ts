import { expect, test } from 'vitest';
import { allCountries, countryName } from './country.ts';

test('every country where people live can be chosen, once', () => {
  const names = allCountries().map(countryName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['Guinea', 'Equatorial Guinea', 'Guinea-Bissau', 'Papua New Guinea']),
  );
});
