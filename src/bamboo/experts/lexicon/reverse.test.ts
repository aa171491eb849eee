import { expect, test } from 'vitest';
import { reverseOf } from './reverse.server.ts';

test.each([
  ['what do you call the fear of spiders', 'arachnophobia'],
  ['what do you call a person who studies birds', 'ornithologist'],
  ['word meaning fear of closed spaces', 'claustrophobia'],
])('%s', (question, word) => {
  expect(reverseOf(question)?.names).toContain(word);
});

test.each([
  'what do you call your mother',
  'what is the word for fear of my boss',
  'what is the name of my dog',
])('%s: no single word fits', (question) => {
  expect(reverseOf(question)).toBeUndefined();
});
