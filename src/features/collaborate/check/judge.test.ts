import { describe, expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import type { AnswerValue } from '#bamboo/expert.ts';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { judge } from './judge.ts';
import { statementsIn } from './statements.ts';

const bamboo = createBamboo();

/** As the check does it, without the machinery around engines. */
async function check(document: string) {
  const verdicts: string[] = [];
  for (const statement of statementsIn(document)) {
    const { text, value, stance } = await bamboo.answer({
      text: statement.question,
      turns: [],
      now: new Date('2026-01-15'),
      timeZone: 'UTC',
    });
    const judged =
      stance === 'answers' ? judge(statement, { text, value: value as AnswerValue | undefined }) : undefined;
    if (judged) verdicts.push(judged.suggestion ?? judged.verdict);
  }
  return verdicts;
}

describe('what is wrong is found, and put right where one value is meant', () => {
  test.each([
    ['The capital of Australia is Sydney, and it is hot.', 'The capital of Australia is Canberra'],
    ['Sydney is the capital of Australia.', 'Canberra is the capital of Australia'],
    ['So 12 * 80 = 980 euros.', '12 * 80 = 960'],
    ['15% of 80 is 13, they say.', '15% of 80 is 12'],
    ['It is 10 miles (20 km) away.', '10 miles (16.1 km)'],
    ['A spider has six legs.', 'A spider has eight legs'],
    ['There are 25 hours in a day.', 'There are 24 hours in a day'],
    ['The symbol for gold is Ag.', 'The symbol for gold is Au'],
    ['World War II ended in 1946.', 'World War II ended in 1945'],
    ['Come on Monday, 4 July 2027!', 'Sunday, 4 July 2027'],
    ['France borders Portugal.', 'wrong'],
    ['The population of France is 10 million.', 'wrong'],
    ['2025 was a leap year.', 'wrong'],
  ])('%s', async (document, expected) => {
    expect(await check(document)).toEqual([expected]);
  });
});

describe('what holds is said to hold', () => {
  test.each([
    'Canberra is the capital of Australia and has a lake.',
    'The capital of South Africa is Pretoria.',
    'The currency of Japan is the yen.',
    '10 miles is about 16 km.',
    'Germany has 83 million inhabitants.',
    'It was on Tuesday, March 4th, 2025.',
    'Spain borders Portugal. ',
  ])('%s', async (document) => {
    expect(await check(document)).toEqual(['holds']);
  });
});

describe('what is not plain is left alone', () => {
  test.each([
    'The capital of Georgia is Atlanta.',
    'Port of Spain is the capital of Trinidad.',
    'The capital of our company is small.',
    'The population of Nigeria is 230 million.',
    'The meeting is on Monday. We was 3 people.',
    'Version 1.2.3 is out.',
  ])('%s', async (document) => {
    expect(await check(document)).not.toContain('wrong');
  });
});

test('no text takes long to search', () => {
  for (const piece of ['1', 'A', 'a ', 'Aa ', '1+', '1 mile ', 'the ', ', ', '1,111'])
    for (const document of [piece.repeat(100_000 / piece.length)]) {
      const effort = measureEffort();
      statementsIn(document);
      expect(effort()).toBeLessThan(cpuLimit(3_000));
    }
});
