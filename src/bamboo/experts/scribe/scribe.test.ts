import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { byRules } from '#bamboo/experts/scribe/grammar-rules.server.ts';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { corrected } from '#bamboo/grammar.server.ts';
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

const takingBaseForm =
  'let lets letting make makes making made have having had help helps helped helping see saw seeing hear heard hearing watch watched watching'.split(
    ' ',
  );
const baseForms =
  'run do go work play walk eat come sit stand fall grow open start sleep drink sing leave reach stay'.split(
    ' ',
  );

test('after “let”, “make”, “have”, “help”, “see”, “hear” and “watch” the base form stays, whatever the object', async () => {
  const objects = ['him', 'her', 'them', 'us', 'the dog', 'my brother', 'everyone', 'Anna'];
  for (const verb of takingBaseForm)
    for (const [at, base] of baseForms.entries())
      for (const object of ['it', objects[at % objects.length]]) {
        const sentence = `${verb.endsWith('s') ? 'She' : 'We'} ${verb} ${object} ${base} there.`;
        expect(byRules(sentence).text).toBe(sentence);
      }
  const correct =
    'Stop letting it run around. Please refrain from letting it do so. You should avoid letting it do so. They heard it fall. Making it work takes time.';
  expect((await corrected(correct)).text).toBe(correct);
});

test.each([
  ['it run every day', 'it runs every day'],
  ['We let the cat out and then it run away every day', 'We let the cat out and then it runs away every day'],
  ['I watch the dog because it sleep here', 'I watch the dog because it sleeps here'],
  ['I feel it need more time', 'I feel it needs more time'],
  ['she do so every week', 'she does so every week'],
])('a verb that needs its -s gets it: %s', (wrong, right) => {
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
