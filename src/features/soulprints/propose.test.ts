import { expect, test } from 'vitest';
import { proposedFrom } from './propose.server.ts';

test.each([
  ['Old maps, bamboo', ['Old maps', 'Bamboo']],
  ['Paper: how it is made, folded and recycled.', ['Paper']],
  ['A hundred notebooks from waste paper', ['Notebooks from waste paper']],
  ['I restore harpsichords and grow tomatoes.', ['Harpsichords', 'Tomatoes']],
  ['The history of the Alps; cooking', ['History of the Alps', 'Cooking']],
  ['People ask me about TypeScript.', ['TypeScript']],
  ['Helping people with spreadsheets', ['Helping people', 'Spreadsheets']],
  ['Repairing old clocks', ['Repairing old clocks']],
  ['I can talk for hours about trains and birds.', ['Trains', 'Birds']],
  ['Alte Landkarten', ['Alte Landkarten']],
  ['I made, folded and wrote two hundred.', []],
  ['', []],
])('%s', (answer, proposed) => {
  expect(proposedFrom(answer)).toEqual(proposed);
});
