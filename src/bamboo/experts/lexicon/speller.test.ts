import { afterAll, expect, test } from 'vitest';
import { ask, saying } from '../../asking.testing.ts';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { speller } from './speller.server.ts';

afterAll(stopGrammar);

test.each([
  ['is accomodate spelled right?', 'No: it is spelled accommodate, not “accomodate”'],
  ['Is "necessary" spelled correctly?', 'Yes, “necessary” is spelled right.'],
  ['is because spelled right', 'Yes, “because” is spelled right.'],
  ['did I spell recieve correctly', 'No: it is spelled receive'],
  ['is colour spelled right?', 'Yes, “colour” is spelled right.'],
  ['spell check: definately', 'No: it is spelled definitely'],
  ['is it seperate or separate', 'It is separate; “seperate” is not a word.'],
  ['how do you spell rythm', 'No: it is spelled rhythm'],
  ['how do you spell necessary', 'necessary: n-e-c-e-s-s-a-r-y'],
])('%s', async (question, says) => expect(await saying(speller, question)).toContain(says));

test.each(['is it red or blue', 'is Paris the capital of France', 'tea or coffee'])('%s', async (question) =>
  expect(await ask(speller, question)).toBeNull(),
);
