/** Sound sentences stay as they are, and these mistakes are mended; `learners.eval.ts` measures the share on whole sets. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { corrected } from '#bamboo/grammar.server.ts';
import { polish } from '#bamboo/polish.server.ts';
import { linesOf, measure } from './measure.testing.ts';

afterAll(stopGrammar);

test('sound sentences are left alone', async () => {
  // The second: where a number or “have been” follows something single, and nothing is wrong.
  for (const name of ['clean.txt', 'counted-sound.txt']) {
    const { bad } = await measure(linesOf(name).map((line) => [line, line]));
    expect(bad).toEqual([]);
  }
});

test('good prose is hardly touched', async () => {
  const prose = fs.readFileSync(path.join(import.meta.dirname, 'prose.txt'), 'utf8');
  const { edits } = await polish(prose);
  expect(prose.split(/\s+/).length).toBeGreaterThan(1_350);
  // As first run one in 1,380 words: “let some of it run”.
  expect(edits.map(({ was, now }) => [was, now])).toEqual([]);
});

test.each([
  ['I am writting a letter.', 'I am writing a letter.'],
  ['I wont do it.', "I won't do it."],
  ['Me and my flatmate has tried.', 'My flatmate and I have tried.'],
  ['The heating who is broke needs care.', 'The heating that is broken needs care.'],
  ['We saw the boiler who was loud.', 'We saw the boiler that was loud.'],
  ['I am writing in regards to the boiler.', 'I am writing in regard to the boiler.'],
  ['With regards to the lift, nothing is new.', 'With regard to the lift, nothing is new.'],
  ['Here are the repairs that was promised.', 'Here are the repairs that were promised.'],
  ['He wrote about the bills that is open.', 'He wrote about the bills that are open.'],
  ['Please repair it until Friday.', 'Please repair it by Friday.'],
  ['I need an answer until Friday.', 'I need an answer by Friday.'],
  ['It must be fixed until Monday.', 'It must be fixed by Monday.'],
  ['The shop is open until Friday.', 'The shop is open until Friday.'],
  ['I need the car until Friday.', 'I need the car until Friday.'],
  ['Please keep it until Friday.', 'Please keep it until Friday.'],
  ['The box of tools that was lost is back.', 'The box of tools that was lost is back.'],
  ['The team who is best wins.', 'The team who is best wins.'],
  ["We are proud of you're team.", 'We are proud of your team.'],
  ['You must aply now.', 'You must apply now.'],
  ['We met last weak.', 'We met last week.'],
  ['There were eight peoples.', 'There were eight people.'],
  [
    'The meeting have been moved. I have two report to finish.',
    'The meeting has been moved. I have two reports to finish.',
  ],
  ['Unfortunately, my order have not been sent.', 'Unfortunately, my order has not been sent.'],
  ['There are three new message for you.', 'There are three new messages for you.'],
])('%s', async (wrong, right) => expect((await corrected(wrong)).text).toBe(right));

test('what is not sure is offered, with where it stands, and not made', async () => {
  const text = 'She made a foto of the cours.';
  const { text: now, suggestions } = await corrected(text);
  expect(now).toBe(text);
  expect(suggestions.map(({ was }) => was)).toEqual(['foto', 'cours']);
  for (const { start, end, was } of suggestions) expect(text.slice(start, end)).toBe(was);
});

test('after “to” and “please” the base form is meant', async () => {
  const { suggestions } = await corrected('Please informe me. I want to informe you.');
  expect(suggestions.map(({ now }) => now)).toEqual(['inform', 'inform']);
});
