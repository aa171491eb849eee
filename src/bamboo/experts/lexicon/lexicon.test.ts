import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { baseForms } from '#language/base-forms.ts';
import { lexicon, lexiconWebster } from './lexicon.server.ts';
import { isWord, sensesOf } from '#language/wordnet.server.ts';

test.each([
  ['define ephemeral', 'lasting a very short time'],
  ['what does ubiquitous mean', 'everywhere'],
  ['synonyms for happy', 'glad'],
  ['opposite of hot', 'cold'],
  ['another word for begin', 'start'],
  ['who was Albert Einstein', 'physicist'],
  ['when was Mozart born', '1756'],
  ['plural of mouse', 'mice'],
  ['antonym: ancient', 'modern'],
  ['past tense of go', 'went'],
  ['is a whale a mammal', 'Yes'],
  ['how do you spell recieve', 'receive'],
  ['synonyms for beutiful', 'I took “beutiful” to mean “beautiful”'],
])('%s → %s', async (question, expected) => {
  expect(await saying(lexicon, question)).toContain(expected);
});

test.each([
  'define xyzzyplugh',
  'what is it',
  'what is the weather',
  'what is the meaning of life',
  'who is Taylor Swift',
  'is a spider an insect',
  'what is your name',
])('says nothing to %s', async (question) => {
  expect(await ask(lexicon, question)).toBeNull();
});

test('the second dictionary is another book', async () => {
  const answer = await ask(lexiconWebster, 'define ephemeral');
  expect(answer).toMatchObject({ family: 'webster-1913', text: expect.stringContaining('1913') });
  expect(await ask(lexiconWebster, 'define serendipity')).toBeNull();
});

test('the first, the last and the middle of the index are found', () => {
  for (const word of ["'hood", 'a', 'aardvark', 'mouse', 'zygote', 'zymurgy'])
    expect(isWord(word), word).toBe(true);
  for (const word of ['', ' ', 'zzzz', 'qwertyuiop', '%', 'ÿ']) expect(isWord(word), word).toBe(false);
  expect(sensesOf('dog', 'noun')[0]?.synset.words).toContain('domestic dog');
});

test('any word is looked up without failing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (word) => {
      for (const form of baseForms(word)) isWord(form);
    }),
  );
});
