import { expect, test } from 'vitest';
import { ask, saying } from '../../asking.testing.ts';
import { createBamboo } from '../../bamboo.server.ts';
import { clock } from '../../asking.testing.ts';
import { textWork } from './text-work.ts';

const flat = async (question: string) =>
  (await saying(textWork, question))?.replaceAll(/\s*\n(?:- )?/g, ' | ').replaceAll('\\', '');

test.each([
  // Where the text stands
  ['how many words are in: the quick brown fox', '4 words, 19 characters.'],
  ['how many words are in "the quick brown fox"?', '4 words, 19 characters.'],
  ['Count the words\nthe quick brown fox', '4 words, 19 characters.'],
  ['the quick brown fox\nhow many words are there?', '4 words, 19 characters.'],
  ['There were 3 cats and 12 dogs. Find the numbers.', '2 numbers: | 3 | 12'],
  ['What numbers are in this text? There were 3 cats and 12 dogs.', '2 numbers: | 3 | 12'],
  // Counting
  ['how many letters are in the word onomatopoeia?', '12 letters'],
  ["how many r's are in strawberry", '3: the letter “r” comes 3 times in “strawberry”.'],
  ['how many lines are there?\none\ntwo\nthree', '3 lines'],
  ['count the vowels: banana', '3 vowels (a, e, i, o, u)'],
  // Letters
  ['make this upper case: hello world, how are you', 'HELLO WORLD, HOW ARE YOU'],
  ['hello world in upper case', 'HELLO WORLD'],
  ['can you put this in lower case please: HELLO', 'hello'],
  ['put this in title case: the lord of the rings', 'The Lord of the Rings'],
  ['capitalize every word: o brother where art thou', 'O Brother Where Art Thou'],
  ['convert to sentence case: HELLO THERE. HOW ARE YOU?', 'Hello there. How are you?'],
  // Order
  ['Sort these names alphabetically: Tom, Anna, Zoe, Bert', 'Anna, Bert, Tom, Zoe'],
  ['sort these numbers from largest to smallest: 4, 19, 2, 7', '19, 7, 4, 2'],
  ['sort by length: pear, fig, banana', 'fig, pear, banana'],
  ['pear\napple\nfig\n\nsort these lines please', 'apple | fig | pear'],
  ['put in alphabetical order Tom, Anna, Zoe', 'Anna, Tom, Zoe'],
  ['sort Tom, Anna, Zoe from z to a', 'Zoe, Tom, Anna'],
  ['order from high to low 4 19 2', '19, 4, 2'],
  ['arrange smallest first: 40, 7, 12', '7, 12, 40'],
  ['how many times is the word the in: the cat and the dog', '2 times'],
  ['make every word begin with a capital: good day', 'Good Day'],
  ['remove all spaces: 1 2 3', '123'],
  ['join these with commas\na\nb', 'a, b'],
  ['sort by surname: Tom Young, Ann Old', 'Ann Old, Tom Young'],
  ['number these lines: wash up, sleep', '1. wash up | 2. sleep'],
  ['make a numbered list: tea, milk', '1. tea | 2. milk'],
  ['replace cat with dog: Cat and cat, not cats', 'Dog and dog, not cats'],
  ['what is the longest word in: a pear or a plum', 'pear, plum'],
  ['remove duplicates from: a, b, A, c', 'a, b, c'],
  ['one\ntwo\ntwo\nremove the duplicate lines', 'one | two'],
  ['what is stressed backwards', 'desserts'],
  // What stands in it
  [
    'pull out the email addresses from this text: ann@x.org, Bob (b.b@y.co.uk) and ann@x.org',
    '2 e-mail addresses: | ann@x.org | b.b@y.co.uk',
  ],
  [
    'extract all links: see https://a.example/x?y=1, and www.b.org.',
    '2 links: | https://a.example/x?y=1 | www.b.org',
  ],
  [
    'list every date in the following text: from 4 March 2026 until June 12, 2026',
    '2 dates: | 4 March 2026 | June 12, 2026',
  ],
  ['find all the numbers in this: 12 apples, 3.5 kilos and 1,200 nuts', '3 numbers: | 12 | 3.5 | 1,200'],
  ['extract the e-mail addresses: nothing here', 'I find no e-mail address in it.'],
])('%j', async (question, says) => expect(await flat(question)).toBe(says));

test.each([
  'how many letters are in the english alphabet',
  'how many words are there in the English language',
  'list the countries in Europe',
  'what day is it',
  'the time: 3 pm in Berlin',
  'order of operations',
  'sort by shoe size of the owner: Tom, Ann, Bert',
  'replace the tyre with a new one: how?',
  'how many people live in: France',
  'find the derivative of x^2',
  'Summarise this: one. two. three.',
])('no work on a text: %s', async (question) => expect(await ask(textWork, question)).toBeNull());

test('an attached text is worked on', async () => {
  const texts = [{ title: 'a.txt', text: 'one two three' }];
  expect(await saying(textWork, 'How many words are in it?', { texts })).toContain('3 words');
});

const bamboo = createBamboo();
test.each([
  ['what is a giant panda', 'mammal'],
  ['what part of speech is quickly', 'an adverb'],
  ['log base 2 of 1024', '**10**'],
  ['what time is it in Tokyo when it is 3 pm in Berlin', '23:00'],
  ['how many days does February have in 2028', '29'],
  ['what is the cube root of three hundred forty three', '**7**'],
])('%s', async (text, says) =>
  expect((await bamboo.answer({ text, turns: [], ...clock })).text).toContain(says),
);
