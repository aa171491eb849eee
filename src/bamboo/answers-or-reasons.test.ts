import { afterAll, expect, test } from 'vitest';
import { clock } from './asking.testing.ts';
import { createBamboo } from './bamboo.server.ts';
import { stopGrammar } from './check-grammar.server.ts';

const bamboo = createBamboo();
const asked = (text: string) => ({ text, turns: [], ...clock });
afterAll(stopGrammar);

test.each([
  ['How long should I boil an egg?', /cooking/, /opinion/],
  ['How much will my dinner cost?', /figure|changes/, /future/],
  ['should I quit my job', /advice/, /table/],
  ['how do I remove a wine stain from my shirt', /household/, /opinion/],
  ['who won the match last night', /changes/, /person/],
  ['who won the world cup in 2022 and how old was Messi then', /past year/, /changes/],
  ['who will win the world cup in 2030', /changes/, /past year/],
  ['write me a poem about autumn', /^I can’t write new text/, /figure/],
])('“%s” is refused for its own reason', async (question, why, not) => {
  const { text } = await bamboo.answer(asked(question));
  expect(text).toMatch(why);
  expect(text).not.toMatch(not);
  expect(text).toContain('/ai-models/connect');
  // A word of the question is not explained in place of an answer.
  expect(text).not.toMatch(/What (?:is|does) /);
});

test.each([
  ['Compare France and Spain', /Paris \| Madrid[\s\S]*66,977,107/],
  ['japan vs germany', /Tokyo \| Berlin/],
  ['Anna moved to Oslo in 2019. Where did Anna move?', /Oslo/],
  ['Where did Anna move? Anna moved to Oslo in 2019.', /Oslo/],
  ['The concert was cancelled because the singer was ill. Why was the concert cancelled?', /ill/],
  ['What is higher, 29,028 ft or 8,849 m?', /nearly the same/],
  ['is 29,028 ft the same as 8,849 m', /Yes\*\*, nearly/],
  ['is 1 mile the same as 2 km', /No/],
  ['what does bank mean', /^\*\*bank\*\*: \n1\. \(noun\) a financial institution/],
])('%s', async (question, says) => {
  const { stance, text } = await bamboo.answer(asked(question));
  expect(stance).toBe('answers');
  expect(text).toMatch(says);
});

test.each([
  ['My friend lives in Kenya. What is the capital of Kenya?', 'Nairobi'],
  ['what is the difference between 10 and 4', '6'],
])('a sentence before a question is not always a text: %s', async (question, says) =>
  expect((await bamboo.answer(asked(question))).text).toContain(says),
);

test.each([
  'I had 30 apples, gave away 12 and bought 5 more. How many do I have now?',
  'A jacket costs 120 euros and is reduced by 35 %. What do I have to pay?',
  'I am thinking of a number. If I double it and add 9, I get 35. Which number is it?',
  'what is the difference between affect and effect',
  'tell me a joke',
])('“%s” gets no answer and the advice to connect a language model', async (question) => {
  const { stance, text } = await bamboo.answer(asked(question));
  expect(stance).toBe('abstains');
  expect(text).toContain('/ai-models/connect');
});
