import { expect, test } from 'vitest';
import { fullQuestion } from './full-question.ts';

const before = 'What is the number of the environmental permit?';

test.for([
  'How many injuries were there?',
  'Who earns the most?',
  'What is the deposit?',
  'Does this lease allow pets?',
  'Why was the bridge closed?',
])('what can be asked alone is: %s', (question) => {
  expect(fullQuestion(question, [before])).toBe(question);
});

test.for([
  'And the roof?',
  'When does it expire?',
  'Why?',
  'What about the deposit?',
  'What does that mean?',
  'And what did she find?',
])('what leans on the question before is asked with it: %s', (question) => {
  expect(fullQuestion(question, ['first', before])).toBe(`${before} ${question}`);
  expect(fullQuestion(question, [])).toBe(question);
});
