import { expect, test } from 'vitest';
import { signs } from './evidence.server.ts';
import { learned, scoreOf } from './learned.ts';

test('the weights are of signs that are read, and speak the way they should', () => {
  for (const models of Object.values(learned))
    for (const weights of Object.values(models)) {
      expect(signs).toEqual(expect.arrayContaining(Object.keys(weights)));
      expect(weights.fuller).toBeGreaterThan(0);
      expect(weights.strayMore).toBeLessThanOrEqual(0);
      expect(weights.namesMissing).toBeLessThan(0);
    }
  expect(learned.words.same).not.toHaveProperty('similarity');
  expect(learned.meaning.same.similarity).toBeGreaterThan(0);
});

test('a score is the sum of what the signs count', () => {
  expect(scoreOf({ always: -1, fuller: 2 }, { always: 1, fuller: 0.75, other: 1 })).toBe(0.5);
});
