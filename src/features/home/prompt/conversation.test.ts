import { expect, test } from 'vitest';
import { nothingAsked, reduceConversation, type ConversationEvent } from './conversation.ts';
import { conversationOf } from './restore-chat.ts';

const answer = { message: '43.2', conversationId: 'c1' };
const after = (...events: ConversationEvent[]) => events.reduce(reduceConversation, nothingAsked);

test('a question waits for its answer, and the conversation is remembered for the next', () => {
  const asked = after({ is: 'asked', id: 1, question: 'What is 18% of 240?' });
  expect(asked.exchanges).toEqual([{ id: 1, question: 'What is 18% of 240?', is: 'thinking' }]);
  const answered = reduceConversation(asked, { is: 'answered', id: 1, answer });
  expect(answered).toEqual({
    conversationId: 'c1',
    exchanges: [
      {
        id: 1,
        question: 'What is 18% of 240?',
        is: 'answered',
        message: '43.2',
        sources: [],
        suggestions: [],
      },
    ],
  });
});

test('the newest stands first', () => {
  const { exchanges } = after(
    { is: 'asked', id: 1, question: 'a' },
    { is: 'answered', id: 1, answer },
    { is: 'asked', id: 2, question: 'b' },
  );
  expect(exchanges.map(({ id }) => id)).toEqual([2, 1]);
});

test('a failure says why, and asking again takes its place', () => {
  const failed = after({ is: 'asked', id: 1, question: 'a' }, { is: 'failed', id: 1, words: 'No answer.' });
  expect(failed.exchanges[0]).toEqual({ id: 1, question: 'a', is: 'failed', words: 'No answer.' });
  const again = reduceConversation(failed, { is: 'asked', id: 2, question: 'a' });
  expect(again.exchanges).toEqual([{ id: 2, question: 'a', is: 'thinking' }]);
});

test('a chat that comes back stands newest first, goes on, and disturbs nobody who asked meanwhile', () => {
  const exchanges = ['a', 'b'].map((question) => ({ question, message: `${question}!`, sources: [] }));
  const conversation = conversationOf('c1', exchanges);
  const restored = after({ is: 'restored', conversation });
  expect(restored.conversationId).toBe('c1');
  expect(restored.exchanges.map(({ id, question }) => [id, question])).toEqual([
    [-1, 'b'],
    [-2, 'a'],
  ]);
  const busy = after({ is: 'asked', id: 1, question: 'x' });
  expect(reduceConversation(busy, { is: 'restored', conversation })).toBe(busy);
});

test('an answer to a question that was withdrawn, or from before starting over, finds nobody', () => {
  const withdrawn = after({ is: 'asked', id: 1, question: 'a' }, { is: 'withdrawn', id: 1 });
  expect(withdrawn.exchanges).toEqual([]);
  for (const state of [withdrawn, after({ is: 'asked', id: 1, question: 'a' }, { is: 'restarted' })])
    expect(reduceConversation(state, { is: 'answered', id: 1, answer })).toBe(state);
});
