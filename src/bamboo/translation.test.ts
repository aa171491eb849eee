import { expect, test } from 'vitest';
import { clock } from './asking.testing.ts';
import { createBamboo } from './bamboo.server.ts';
import { wantsTranslation } from './translation.ts';

const bamboo = createBamboo();

test.each([
  'Translate good morning into French',
  'Translate: good morning',
  'Could you translate the word dog for me?',
  'good morning in Spanish',
  'What is house in Spanish?',
  'How do you say good morning in German?',
  'what is the french word for bread',
  'what does good morning mean in french',
  'good morning translate',
])('%s: it says that it cannot translate, and defines nothing instead', async (text) => {
  const answer = await bamboo.answer({ text, turns: [], ...clock });
  expect(answer.stance).toBe('abstains');
  expect(answer.text).toContain('I cannot translate');
  expect(answer.text).not.toMatch(/What (?:is|does|are)/);
});

test.each([
  'What language is spoken in French Guiana?',
  'Which languages are written in Latin?',
  'Where was Latin spoken?',
  'define translate',
  'synonyms for translate',
  'translation',
  'write 25 in binary',
  'capital of Spain',
  'When did people speak in Latin?',
])('%s is another question', (text) => {
  expect(wantsTranslation(text)).toBe(false);
});
