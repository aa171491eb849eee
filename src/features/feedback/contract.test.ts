/** The specification's own words and numbers: whoever changes one changes the product, and hears of it here. */
import { expect, test } from 'vitest';
import { feedbackTextHeight, feedbackToasts, feedbackTypes, sendFeedback } from './contract.ts';

test('the kinds, the height of the field and the words', () => {
  expect(feedbackTypes).toEqual(['bug', 'suggestion', 'praise', 'question']);
  expect(feedbackTextHeight).toBe('min-h-[120px]');
  expect(feedbackToasts).toEqual({
    received: { title: 'Feedback Received', description: 'Thank you for helping make Frenly better!' },
    failed: {
      variant: 'destructive',
      title: 'Submission Failed',
      description: 'Unable to submit feedback. Please try again.',
    },
  });
});

test('the call', () => {
  expect(`${sendFeedback.method} ${sendFeedback.path}`).toBe('POST /api/feedback/panda');
  const body = { page: '/', feedback: '  Words. ', type: 'praise', email: ' me@example.org ' } as const;
  expect(sendFeedback.body.parse(body)).toEqual({ ...body, feedback: 'Words.', email: 'me@example.org' });
  expect(sendFeedback.body.safeParse({ ...body, feedback: ' \n ' }).success).toBe(false);
  expect(sendFeedback.body.safeParse({ ...body, email: undefined }).success).toBe(true);
});
