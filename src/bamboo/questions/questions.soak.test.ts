/** The floors under what Bamboo knows. */
import { afterAll, expect, test } from 'vitest';
import { stopGrammar } from '#language/grammar.server.ts';
import { measureOthers, measureOwn, read, readOwn } from './measure.testing.ts';

/** May only rise. */
const leastOfOwn = 796;
const leastOfUnseen = 149;
const leastOfFresh = 150;
/** A third hand; as first run, 112. */
const leastOfFinal = 119;
/** As first run: 71 of 82 right, 10 silent, 1 wrong, a score of 68. */
const leastOfFourth = 81;

afterAll(stopGrammar);

test('our own questions', { timeout: 300_000 }, async () => {
  expect((await measureOwn(readOwn())).score).toBeGreaterThanOrEqual(leastOfOwn);
});

test.each([
  ['written by someone who did not know the code', 'unseen.json', leastOfUnseen],
  ['a second set by another hand', 'fresh.json', leastOfFresh],
  ['a third set by another hand', 'final.json', leastOfFinal],
  ['a fourth set, written before it was run', 'fourth.json', leastOfFourth],
])('questions: %s', { timeout: 300_000 }, async (_, name, least) => {
  expect((await measureOthers(name, read(name))).score).toBeGreaterThanOrEqual(least);
});
