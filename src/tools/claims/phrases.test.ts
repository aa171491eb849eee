import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';
import { compare } from './match.server.ts';
import { inOneWord } from './phrases.ts';

test.for<[string, string]>([
  ['The court struck down the law.', 'The court reject the law.'],
  ['She passed away in 1990.', 'She die in 1990.'],
  ['Prices went up.', 'Prices rise.'],
  ['Pluto is no longer a planet.', 'Pluto is not a planet.'],
  ['It stores snapshots rather than differences.', 'It stores snapshots, not differences.'],
  ['No other lake is as deep as Baikal.', 'lake is as deep as Baikal.'],
  ['He turned the page.', 'He turned the page.'],
])('%s → %s', ([said, plain]) => {
  expect(inOneWord(said)).toBe(plain);
});

test.for<[string, string, string]>([
  ['The shop closes at nine in the evening.', 'The shop closes at 9 pm.', 'same'],
  ['The shop closes at 9 pm.', 'The shop closes at 6 pm.', 'contrary'],
  ['Rents doubled in 2020.', 'Rents rose by 100 % in 2020.', 'same'],
  ['One in three adults smokes.', 'One in ten adults smokes.', 'contrary'],
  ['The trip takes an hour and a half.', 'The trip takes 90 minutes.', 'same'],
  ['An octopus has three hearts.', 'An octopus has a single heart.', 'contrary'],
  ['The union accepted the offer.', 'The union turned down the offer.', 'contrary'],
  ['Alcohol is banned in the stadium.', 'Alcohol is allowed in the stadium.', 'contrary'],
  ['Most visitors liked it.', 'Only a small part of visitors liked it.', 'contrary'],
  [
    'Lake Baikal is the deepest lake in the world.',
    'The deepest lake on Earth is Lake Tanganyika.',
    'contrary',
  ],
  ['The bridge is 1,280 m long.', 'The bridge is 27 m wide.', 'unrelated'],
])('%s | %s: %s', ([a, b, is]) => {
  expect(compare(claimOf(a), claimOf(b)).is).toBe(is);
  expect(compare(claimOf(b), claimOf(a)).is).toBe(is);
});
