/** Correction never damages: of the changes made to learners' sentences nearly all are right, and sound ones stay as they are. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { corrected, stopGrammar } from '#bamboo/grammar.server.ts';
import { polish } from '#bamboo/polish.server.ts';
import { linesOf, measure } from './measure.testing.ts';

const leastRight = 0.97;
/** The whole sets take their time and belong to the soak; every so many of them are tried always. */
const every = process.env.SOAK === 'true' ? 1 : 6;
const pairs = (name: string) =>
  linesOf(name)
    .filter((_, at) => at % every === 0)
    .map((line) => line.split(' → ') as [string, string]);

afterAll(stopGrammar);

test.each([
  // As first run: 24 of 26 changes right, 20 of 60 sentences mended.
  ['unseen.txt', 0.65],
  // As first run: 33 of 34 right, 43 of 60; mended from since.
  ['unseen-second.txt', 0.8],
  // As first run: 19 of 19 right, 29 of 40. Of what came later one change was wrong here, and was mended.
  ['unseen-third.txt', 0.7],
  // Written for mails; as first run: 20 of 21 right, 20 of 40; mended from since.
  ['unseen-fourth.txt', 0.9],
  // As first run: 10 of 11 right, 8 of 20; mended from, as the fourth. One sentence had two mistakes in one place, and has been made simpler.
  ['unseen-fifth.txt', 0.75],
  // As first run, after what the fourth and fifth taught: 17 of 17 right, 15 of 20; mended from since.
  ['unseen-sixth.txt', 0.9],
  // As first run: 31 of 40 mended, one change wrong; mended from since.
  ['unseen-seventh.txt', 0.85],
  ['errors.txt', 0.9],
])('%s', async (name, leastMended) => {
  const { right, changes, mended, sentences, bad, missed } = await measure(pairs(name));
  console.log(`${name}: ${right} of ${changes} changes right, ${mended} of ${sentences} sentences mended`);
  for (const one of [...bad, ...missed]) console.log(`  ${one}`);
  expect(right / changes).toBeGreaterThanOrEqual(leastRight);
  expect(mended / sentences).toBeGreaterThanOrEqual(leastMended - (every > 1 ? 0.15 : 0));
});

test('sound sentences are left alone', async () => {
  // The second: where a number or “have been” follows something single, and nothing is wrong.
  for (const name of ['clean.txt', 'counted-sound.txt']) {
    const { bad } = await measure(pairs(name).map(([line]) => [line, line]));
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
