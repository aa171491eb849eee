import { expect, test } from 'vitest';
import { fieldProblem } from './field-problem.ts';
import { occasionPrompt } from './occasion-prompt.ts';
import { findOccasion } from './occasions.ts';

const refund = findOccasion('refund')!;

test('what is missing, no words, no option or no field is named', () => {
  expect(fieldProblem(refund, { what: 'the concert' })).toEqual({
    field: 'amount',
    message: 'Fill in: Amount.',
  });
  expect(fieldProblem(refund, { what: '…', amount: '89' })?.field).toBe('what');
  expect(fieldProblem(refund, { what: 'x', amount: '89', colour: 'red' })?.message).toContain('colour');
  expect(fieldProblem(findOccasion('invite-dinner')!, { meal: 'Soup', when: 'Friday' })?.field).toBe('meal');
  expect(fieldProblem(refund, { what: 'the concert', amount: '89 euros', by: '' })).toBeUndefined();
  expect(fieldProblem(undefined, {})).toBeUndefined();
});

test('a language model reads the occasion and what was entered', () => {
  expect(occasionPrompt(refund, { what: 'the concert', amount: ' 89 euros ', by: ' ' })).toEqual([
    'Occasion: Ask for a refund.\n- For what: the concert\n- Amount: 89 euros',
  ]);
  expect(occasionPrompt(undefined, {})).toEqual([]);
});
