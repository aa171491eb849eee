import { afterAll, expect, test } from 'vitest';
import { clock } from './asking.testing.ts';
import { createBamboo } from './bamboo.server.ts';
import { stopGrammar } from './experts/scribe/checker.server.ts';

const bamboo = createBamboo();
const asked = (text: string) => ({ text, turns: [], ...clock });
afterAll(stopGrammar);

test.each([
  'How long should I boil an egg?',
  'who is the president of France',
  'is tea better than coffee',
  'what is the weather in Rome',
  'why is my cat sneezing',
  'What do giant pandas eat?',
])('each question that is offered for “%s” is answered', async (question) => {
  const nearby = await bamboo.nearby(asked(question));
  expect(nearby.length).toBeGreaterThanOrEqual(1);
  expect(nearby.length).toBeLessThanOrEqual(3);
  for (const one of nearby) expect((await bamboo.answer(asked(one))).stance, one).toBe('answers');
  const { stance, text, nearby: offered } = await bamboo.answer(asked(question));
  expect(stance).toBe('abstains');
  expect(offered).toEqual(nearby);
  for (const one of nearby) expect(text).toContain(one);
});

test('nothing is offered where nothing was understood', async () => {
  expect(await bamboo.nearby(asked('asdkjh qwe'))).toEqual([]);
});

test.each([
  ['How long should I boil an egg?', /cooking/, /opinion/],
  ['How much will my dinner cost?', /figure|changes/, /future/],
  ['should I quit my job', /advice/, /table/],
  ['how do I remove a wine stain from my shirt', /household/, /opinion/],
  ['who won the match last night', /changes/, /person/],
  ['write me a poem about autumn', /made up/, /figure/],
])('“%s” is refused for its own reason', async (question, why, not) => {
  const { text } = await bamboo.answer(asked(question));
  expect(text).toMatch(why);
  expect(text).not.toMatch(not);
  expect(text).toContain('/settings?tab=engines');
});

test.each([
  ['whats the difference between affect and effect', /a verb: .*influence[\s\S]*a noun: the result/],
  ['difference between its and it’s', /belonging to it[\s\S]*it is/],
  ['difference between a virus and a bacterium', /virus[\s\S]*bacterium/],
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
  ['Tom has 5 apples and eats 2. How many apples does Tom have left?', '3'],
  ['what is the difference between 10 and 4', '6'],
])('a sentence before a question is not always a text: %s', async (question, says) =>
  expect((await bamboo.answer(asked(question))).text).toContain(says),
);
