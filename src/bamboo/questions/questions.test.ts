/** What Bamboo knows, measured: right answers count one, wrong ones cost three, silence costs nothing. `npm run soak` asks all. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBamboo } from '../bamboo.server.ts';
import { stopGrammar } from '#bamboo/grammar.server.ts';
import { helpLibrary } from '../help-library.testing.ts';
import { askAll, scoreOf, type Case, type Clock } from './ask-all.testing.ts';

/** May only rise. */
const leastOfOwn = 796;
const leastOfUnseen = 149;
const leastOfFresh = 150;
/** A third hand; as first run, 112. */
const leastOfFinal = 119;
/** As first run: 71 of 82 right, 10 silent, 1 wrong, a score of 68. */
const leastOfFourth = 81;
/** A newcomer's sixty. As first run: 25 right, 30 silent, 5 wrong, a score of 10. */
const leastOfNewcomer = 58;
/** Fifty more, written when those were answered. As first run: 38 right, 11 silent, 1 wrong. */
const leastOfSecondNewcomer = 48;

const own: Clock = { now: new Date('2026-03-10T14:30:00Z'), timeZone: 'Europe/Paris' };
const unseen: Clock = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' };

const bamboo = createBamboo({ libraries: [await helpLibrary()] });
const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as Case[];
const files = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

afterAll(stopGrammar);

/** All of them take minutes and belong to the soak; every so many are asked always. */
const every = process.env.SOAK === 'true' ? 1 : 6;
const patience = { timeout: 600_000 };
const [mostWrong, leastRight] = [0.04, 0.8];

/** The floor is that of the whole set; of a part only the shares are held. */
async function holds(title: string, all: readonly Case[], clock: Clock, least: number) {
  const cases = all.filter((_, at) => at % every === 0);
  const { right, wrong, score } = await measure(title, cases, clock);
  if (every === 1) expect(score).toBeGreaterThanOrEqual(least);
  expect(wrong / cases.length).toBeLessThanOrEqual(mostWrong);
  expect(right / cases.length).toBeGreaterThanOrEqual(leastRight);
}

async function measure(title: string, cases: readonly Case[], clock: Clock) {
  const outcomes = await askAll(bamboo, cases, clock);
  const result = scoreOf(outcomes);
  const percent = (count: number) => `${((count / cases.length) * 100).toFixed(1)} %`;
  console.log(
    `${title}: ${cases.length} questions, ${percent(result.right)} right, ${percent(result.wrong)} wrong, score ${result.score}`,
  );
  for (const { verdict, asked, answer } of outcomes)
    if (verdict !== 'right')
      console.log(`  ${verdict}: ${asked.question} → ${answer.expert}: ${answer.text.slice(0, 120)}`);
  return result;
}

test('our own questions', patience, async () => {
  const others = ['unseen', 'fresh', 'final', 'fourth', 'newcomer', 'newcomer-second'];
  const cases = files.filter((name) => !others.includes(path.basename(name, '.json'))).flatMap(read);
  expect(cases.length).toBeGreaterThan(130);
  await holds('own', cases, own, leastOfOwn);
});

test.each([
  ['written by someone who did not know the code', 'unseen', leastOfUnseen],
  ['a second set by another hand', 'fresh', leastOfFresh],
  ['a third set by another hand', 'final', leastOfFinal],
  ['a fourth set, written before it was run', 'fourth', leastOfFourth],
  ['a newcomer: the house, small work on texts, everyday questions', 'newcomer', leastOfNewcomer],
  ['a newcomer again', 'newcomer-second', leastOfSecondNewcomer],
])('%s', patience, (_, name, least) => holds(name, read(`${name}.json`), unseen, least));
