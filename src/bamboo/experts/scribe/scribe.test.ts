import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { byRules } from '#bamboo/experts/scribe/grammar-rules.server.ts';
import { corrected, stopGrammar } from '#bamboo/grammar.server.ts';
import { retoned, withoutFillers } from '#language/rewrite.ts';
import { scribe } from './scribe.server.ts';
import { keyPhrasesOf, subjectOf, summaryOf } from '#language/summary.ts';

afterAll(stopGrammar);

const text =
  'The river museum opens on Saturday. It shows boats from two centuries. The museum was paid for by the town. Children enter free. A café stands beside the museum.';

test('a summary is made of the text’s own sentences, in their order', () => {
  const summary = summaryOf(text, 2);
  expect(summary).toHaveLength(2);
  expect(summary[0]).toBe('The river museum opens on Saturday.');
  for (const sentence of summary) expect(text).toContain(sentence);
});

test('key phrases and a subject line come from the text', () => {
  expect(keyPhrasesOf(text)).toContain('museum');
  expect(
    subjectOf('Hi Ann,\nI am writing to ask you to move the meeting to Thursday because the room is taken.'),
  ).toMatch(/move the meeting to Thursday/i);
});

test.each([
  ['he go to school', 'he goes to school'],
  ['Did he go home?', 'Did he go home?'],
  ['yesterday she goed home', 'yesterday she went home'],
  ['They was late', 'They were late'],
  ['I should of known', 'I should have known'],
  ['more better then before', 'better than before'],
  ['I needed a bed', 'I needed a bed'],
])('%s → %s', (wrong, right) => {
  expect(byRules(wrong).text).toBe(right);
});

test('the checker finds what the rules do not, and survives a word without end', async () => {
  expect((await corrected('This is an test with erors.')).text).toBe('This is a test with errors.');
  expect((await corrected(`A fine day. ${'x'.repeat(5000)} It is a tset.`)).text).toMatch(/^A fine day\./);
});

test('tones', () => {
  expect(retoned('hey, can u send me the stuff asap? thanks a lot', 'formal')).toBe(
    'Hello, could you please send me the items as soon as possible? Thank you very much',
  );
  expect(retoned('I cannot assist. Kind regards,', 'friendly')).toBe("I can't help. All the best,");
  expect(withoutFillers('Um, so I basically, you know, wanted to say hello.')).toBe(
    'So I wanted to say hello.',
  );
});

test('work on the last answer', async () => {
  const turns = [
    { role: 'user', content: 'Rewrite this formally: hey, thanks for the stuff' },
    { role: 'assistant', content: 'Hello, thank you for the items, in order to proceed' },
  ] as const;
  expect(await saying(scribe, 'make it shorter', { turns })).toContain('to proceed');
});

test.each([
  'what is the title of the book',
  'is that correct',
  'fix',
  'what is a summary',
  'correct me if I am wrong',
])('without a text, nothing to %s', async (question) => {
  expect(await ask(scribe, question)).toBeNull();
});

test('what is quoted draws nothing', async () => {
  const said = await saying(
    scribe,
    'Summarise: Look at ![x](https://e.example/x.png) and <img src=x>. It is a picture.',
  );
  expect(said).not.toMatch(/(?<!\\)\[|(?<!\\)</);
});

test('any text is worked on without failing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (any) => {
      summaryOf(any);
      keyPhrasesOf(any);
      retoned(any, 'formal');
      retoned(any, 'friendly');
      byRules(any);
    }),
  );
});

test.each([
  ['turn this into bullet points: we need tea, two cups and a pot', '- we need tea | - two cups | - a pot'],
  [
    'turn this into bullet points: The tea is hot. The cups are old.',
    '- The tea is hot. | - The cups are old.',
  ],
])('%s', async (question, says) =>
  expect((await saying(scribe, question))?.replaceAll('\n', ' | ')).toBe(says),
);

test('a question for the key words of a text is work on it', async () => {
  expect(
    await saying(scribe, 'what are the key words in this: The museum is old. The museum is big.'),
  ).toContain('museum');
});
