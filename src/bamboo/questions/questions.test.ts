/** A sample of the questions; `npm run soak` asks all of them. */
import { afterAll, expect, test } from 'vitest';
import { stopGrammar } from '#language/grammar.server.ts';
import { measureOthers, measureOwn, read, readOwn } from './measure.testing.ts';

/** May only rise. */
const leastOfOwn = 100;
const leastOfOthers = 62;
const oneIn = 8;
const sampleOf = <T>(all: readonly T[]) => all.filter((_, at) => at % oneIn === 0);

afterAll(stopGrammar);

test('our own questions', async () => {
  const cases = readOwn();
  expect(cases.length).toBeGreaterThan(130);
  expect((await measureOwn(sampleOf(cases))).score).toBeGreaterThanOrEqual(leastOfOwn);
});

test('questions by other hands', async () => {
  const cases = ['unseen.json', 'fresh.json', 'final.json', 'fourth.json'].flatMap(read);
  expect((await measureOthers('others', sampleOf(cases))).score).toBeGreaterThanOrEqual(leastOfOthers);
});
