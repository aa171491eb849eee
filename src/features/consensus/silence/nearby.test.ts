import { expect, test } from 'vitest';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { capabilities } from './capabilities.ts';
import { nearbyQuestions, subjectOf } from './nearby.ts';

const bamboo = createBamboo();

test.each(capabilities.flatMap(({ questions }) => questions))('%s is answered here', async (text) => {
  const opinions = await bamboo.opinions({ text, turns: [], now: new Date(), timeZone: 'UTC' });
  expect(opinions.some(({ stance }) => stance === 'answers')).toBe(true);
});

test('what shares its words comes first, then its words, then one of each kind', () => {
  const near = nearbyQuestions('How long should I boil an egg?');
  expect(near[0]).toBe('At what temperature does water boil?');
  expect(near).toContain('What does boil mean?');
  expect(near.length).toBeGreaterThan(capabilities.length);
  expect(new Set(near).size).toBe(near.length);
});

test('what a question is about', () => {
  expect(subjectOf('How long should I boil an egg?')).toEqual(['boil', 'egg']);
});

test('nothing is defined where a translation was asked for', () => {
  const near = nearbyQuestions('translate good morning to spanish');
  expect(near.join(' ')).not.toMatch(/translate|morning/);
});
