import { afterAll, expect, test } from 'vitest';
import { polishText } from '#bamboo/correct.server.ts';
import { notChecked } from '#bamboo/grammar-check.ts';
import { grammarByRule } from './grammar.server.ts';
import { polishBy } from './mend.server.ts';

afterAll(() => polishBy(polishText));

const found = { edits: [], checked: 27, languages: [], obeyed: 0, grade: null };

test.for([
  [true, 'No mistakes were found.'],
  [false, notChecked],
] as const)('a text without mistakes, checked: %s', async ([isChecked, words]) => {
  polishBy(() => Promise.resolve({ ...found, isChecked }));
  const { note } = await grammarByRule({ text: 'The mill was built in 1784.' } as never);
  expect(note).toContain(words);
  if (!isChecked) expect(note).not.toContain('No mistakes');
});
