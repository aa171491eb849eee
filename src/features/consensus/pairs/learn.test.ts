import { expect, test } from 'vitest';
import { signs, type Evidence } from '../claims/evidence.server.ts';
import { learn, type Example } from './learn.testing.ts';

const example = (similarity: number, right: boolean): Example => ({
  evidence: { ...(Object.fromEntries(signs.map((sign) => [sign, 0])) as Evidence), always: 1, similarity },
  right,
  counts: 1,
});

test('what tells right from wrong gets its weight, the same each time', () => {
  const examples = [example(2, true), example(1, true), example(-1, false), example(-2, false)];
  const weights = learn(examples, ['always', 'similarity']);
  expect(weights.similarity).toBeGreaterThan(1);
  expect(learn(examples, ['always', 'similarity'])).toEqual(weights);
});

test('no sign counts the wrong way, whatever the examples say', () => {
  expect(learn([example(-1, true), example(1, false)], ['always', 'similarity']).similarity).toBeCloseTo(0);
});
