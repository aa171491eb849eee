import { describe, expect, test } from 'vitest';
import { planField, questionField } from '../fields.ts';
import { longestPoint, mostPoints } from '../limits.ts';
import { planFor } from './plan.ts';
import { soughtFor } from './to-search.ts';
import { topicOf } from './topic.ts';

describe('a plan by rule', () => {
  test('in a language without rules, the question itself is the plan', () => {
    expect(planFor('为什么熊猫吃竹子？')).toEqual(['为什么熊猫吃竹子？']);
    expect(planFor('Warum ist der Himmel blau?')).toEqual(['Warum ist der Himmel blau?']);
    expect(planFor('ما هي عاصمة فرنسا')).toEqual(['ما هي عاصمة فرنسا']);
  });

  test('a long question makes points that still fit', () => {
    for (const question of ['why '.repeat(240), `${'🐼'.repeat(450)} why`, `How do ${'x'.repeat(900)}?`])
      for (const point of planFor(question)) {
        expect(point.length).toBeLessThanOrEqual(longestPoint);
        expect(point.isWellFormed()).toBe(true);
      }
  });
});

test('a topic is a question without its asking', () => {
  expect(topicOf('What is the history of chess?')).toBe('history of chess');
  expect(topicOf('Tell me about the Roman roads')).toBe('Roman roads');
  expect(topicOf('Why?')).toBe('Why');
});

test('a side is searched for with a word of its own, and sentences are weighed without it', () => {
  for (const point of [
    'History: green roofs',
    'History of green roofs',
    'Turning points in the history of green roofs',
  ]) {
    const { q, about } = soughtFor(point, 'What are green roofs?');
    expect([q, about]).toEqual(['green roofs history', 'green roofs']);
  }
  const { tells } = soughtFor('History of green roofs', 'What are green roofs?');
  expect(soughtFor('Strengths and weaknesses of tea', 'Is tea or coffee better?').about).toBe('tea');
  expect(tells!.test('They were introduced in Germany in 1961.')).toBe(true);
  expect(tells!.test('They keep a house cool.')).toBe(false);
  expect(soughtFor('costs', 'What are green roofs?').q).toBe('green roofs statistics');
  expect(soughtFor('birds that nest there', 'What are green roofs?').q).toBe(
    'green roofs birds that nest there',
  );
  expect(soughtFor('Why is it so?', 'Why is it so?').tells).toBeUndefined();
});

test('a point put in by hand that stands by itself takes no words of the first question', () => {
  const first = 'What are green roofs?';
  expect(soughtFor('How do solar panels age?', first).q).toBe('solar panels age');
  expect(soughtFor('Rainwater barrels in Lisbon', first).q).toBe('Rainwater barrels in Lisbon');
  expect(soughtFor('Why do they leak?', first).about).toContain('green roofs');
  expect(soughtFor('weight when wet', first).q).toBe('green roofs weight when wet');
});

test.each([
  ['nothing', '', 'Enter a question'],
  ['spaces', '   ', 'Enter a question'],
  ['one letter', 'x', 'at least two letters'],
  ['signs', '?!', 'at least two letters'],
  ['a pasted page', 'word '.repeat(2000), 'That’s too long'],
])('%s is refused in words', (_, question, words) => {
  expect(questionField.safeParse(question).error!.issues[0]!.message).toContain(words);
});

test('a plan of nothing, of too much, and with an empty point is refused in words', () => {
  const problem = (plan: string[]) => planField.safeParse(plan).error!.issues[0]!.message;
  expect(problem([])).toContain('at least one point');
  expect(problem(Array.from({ length: 30 }, (_, at) => `Point ${at}`))).toContain(
    `at most ${mostPoints} points`,
  );
  expect(problem(['Good', ' '])).toContain('or remove it');
});
