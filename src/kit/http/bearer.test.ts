import { expect, test } from 'vitest';
import { bearerToken } from './bearer.ts';

test.each([
  ['Bearer fk_1', 'fk_1'],
  ['bearer fk_1', 'fk_1'],
  ['BEARER  fk_1', 'fk_1'],
  ['Basic fk_1', undefined],
  ['Bearer', undefined],
  ['Bearerfk_1', undefined],
  ['Bearer fk_1 fk_2', 'fk_1 fk_2'],
])('%s carries %s', (authorization, token) => {
  expect(bearerToken(new Headers({ authorization }))).toBe(token);
});

test('without the header there is no token', () => {
  expect(bearerToken(new Headers())).toBeUndefined();
});
