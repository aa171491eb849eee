import { expect, test } from 'vitest';
import { createBamboo } from './bamboo.server.ts';

const bamboo = createBamboo();
const ask = (text: string) =>
  bamboo.answer({ text, turns: [], now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' });

test.for([
  ['Capital of Portugal and its currency', ['Lisbon', 'euro']],
  ['What is the capital of Japan, and what is its calling code?', ['Tokyo', '81']],
] as const)('%s', async ([question, words]) => {
  const { text, stance } = await ask(question);
  expect(stance).toBe('answers');
  for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
});

test('half an answer is none', async () => {
  expect((await ask('Capital of Portugal and its favourite song')).stance).toBe('abstains');
});
