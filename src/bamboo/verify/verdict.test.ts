/** Questions that want yes or no: true, false with the fact, or silence. */
import { expect, test } from 'vitest';
import { clock } from '../asking.testing.ts';
import { createBamboo } from '../bamboo.server.ts';
import { asYesNo } from '#language/claims.ts';

const bamboo = createBamboo();
const answerTo = (text: string) => bamboo.answer({ text, turns: [], ...clock });

test.each([
  ['is it true that oslo is the capital of norway', 'is oslo the capital of norway'],
  ['true or false: mars has 2 moons', 'does mars have 2 moons'],
  ['is it correct that france borders spain', 'does france border spain'],
  ['is not lima the capital of peru', 'is lima the capital of peru'],
  ['is paris still the capital of france', 'is paris the capital of france'],
  ['is it true that 2+2=5', 'is 2+2 = 5'],
  ['rome is the capital of italy, right', 'is rome the capital of italy'],
  ['what is the capital of italy', 'what is the capital of italy'],
  ['is it true', 'is it true'],
])('%s', (said, asked) => expect(asYesNo(said)).toBe(asked));

test.each([
  'Is it true that Canberra is the capital of Australia?',
  "Isn't Lima the capital of Peru?",
  'Is the currency of Japan the yen?',
  'Is +33 the calling code of France?',
  'Is it true that Russia is the largest country in the world?',
  'Is Japan bigger than Germany?',
  'Is Barcelona in Spain?',
  'Is London in Canada?',
  'Does France have a coast?',
  'Is 12 times 12 144?',
  'Is it true that 17 is odd?',
  'Is 7 a factor of 343?',
  'Is a mile 1.6 km?',
  'Are there 12 inches in a foot?',
  'Is 0 celsius equal to 32 fahrenheit?',
  'Does a kilogram weigh more than 2 pounds?',
  'Was 14 July 1789 a Tuesday?',
  'Is Easter 2027 on 28 March?',
  'Is it true that February 2024 had 29 days?',
  "Is 'went' the past tense of 'go'?",
  "Is 'better' the comparative of 'good'?",
  'Is hot the opposite of cold?',
  'Is Fe the symbol for iron?',
  'Is the atomic number of oxygen 8?',
  'Is Jupiter the largest planet?',
  'Is it true that Mars has two moons?',
  'Is the Nile the longest river in the world?',
])('yes: %s', async (question) => expect((await answerTo(question)).text).toMatch(/^\*\*Yes/));

test.each([
  ['Is it true that Sydney is the capital of Australia?', 'Canberra'],
  ['Does Poland use the euro?', 'zloty'],
  ['Is it true that Berlin is in France?', 'Germany'],
  ['Is Monaco larger than Russia?', 'Russia'],
  ['Does Nepal have a coastline?', 'landlocked'],
  ['is 7 x 8 = 54?', '56'],
  ['Is it true that 2+2=5?', '4'],
  ['Is a mile 1.7 km?', '1.609'],
  ['is it true there are 1000 metres in a mile', '1609'],
  ['Does April have 31 days?', '30'],
  ['Was 4 July 1776 a Monday?', 'Thursday'],
  ['Is gone the past tense of go?', 'went'],
  ['Is the plural of mouse mouses?', 'mice'],
  ['Is the symbol of gold Ag?', 'Au'],
  ['Does Earth have two moons?', '1 known moon'],
  ['Is K2 the highest mountain?', 'Everest'],
])('no: %s', async (question, fact) => {
  const { text } = await answerTo(question);
  expect(text).toMatch(/^\*\*No/);
  expect(text).toContain(fact);
});

test.each([
  'Is the capital of France beautiful?',
  'Is the currency of Japan strong?',
  'Was Bonn the capital of Germany?',
  'Is Berlin in Bavaria?',
  'Is it true that the Earth is flat?',
  'Is it true that coffee is good for the heart?',
  'Is dark the opposite of happy?',
  'Does Jupiter have 97 moons?',
  'Does Canada have more people than Poland?',
  'Is Paris not the capital of France or Spain?',
  'Is a tomato a fruit?',
])('nobody can tell: %s', async (question) => expect((await answerTo(question)).stance).toBe('abstains'));

test('each source judges by itself', async () => {
  const opinions = await bamboo.opinions({ text: 'Is the peso the currency of Peru?', turns: [], ...clock });
  expect(opinions.map(({ value }) => value)).toEqual(opinions.map(() => ({ is: 'truth', truth: false })));
  expect(new Set(opinions.map(({ family }) => family)).size).toBe(2);
});
