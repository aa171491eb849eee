import { expect, test } from 'vitest';
import { attentionWords } from './attention-words.ts';

const words = (openFeedback: number, jobsFailed: number, mailsWaiting: number) =>
  attentionWords({ openFeedback, jobsFailed, mailsWaiting })!.sentence;

test('one thing, two and three read as a sentence', () => {
  expect(words(1, 0, 0)).toBe('1 message is waiting for an answer.');
  expect(words(3, 1, 9)).toBe('3 messages are waiting for an answer and 1 job failed.');
  expect(words(1, 2, 10)).toBe(
    '1 message is waiting for an answer, 2 jobs failed and 10 e-mails have not been sent.',
  );
});

test('a few emails on their way are no news', () => {
  expect(attentionWords({ openFeedback: 0, jobsFailed: 0, mailsWaiting: 3 })).toMatchObject({ calm: true });
});

test('nothing is said before all of it is known', () => {
  expect(attentionWords({ openFeedback: 0, jobsFailed: undefined, mailsWaiting: 0 })).toBeNull();
});
