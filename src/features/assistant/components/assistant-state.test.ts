import { describe, expect, test } from 'vitest';
import {
  closedAssistant,
  reduceAssistant,
  type AssistantEvent,
  type AssistantState,
} from './assistant-state.ts';
import * as words from './words.ts';

const after = (...events: AssistantEvent[]) => events.reduce(reduceAssistant, closedAssistant);
const opened: AssistantEvent = { is: 'opened' };
const asked: AssistantEvent = { is: 'asked', text: '  How?  ' };
const answer = {
  message: 'So.',
  sources: [{ title: 'A', href: '/support?article=a' }],
  conversationId: 'c1',
};
const details: AssistantEvent[] = [
  opened,
  { is: 'tab-chosen', tab: 'feedback' },
  { is: 'kind-chosen', kind: 'bug' },
];
const said = ({ messages }: AssistantState) => messages.map(({ role, content }) => `${role}: ${content}`);

test('the words and times are the specification’s', () => {
  expect(words.greeting).toBe('Hi, I am the Frenly panda. Ask me anything, or tell me what to make better.');
  expect(words.thinking).toBe('Thinking...');
  expect(words.fallback).toBe('I am having trouble thinking right now. Please try again.');
  expect(words.chatErrorToast).toMatchObject({
    title: 'Chat Error',
    description: 'Unable to send message. Please try again.',
  });
  expect(words.feedbackAutoClose).toBe(2000);
  // Tailwind counts in quarters of a rem.
  expect(words.chatAreaHeight).toBe(`h-${16 * 4}`);
});

test('it begins closed, on the chat tab, with a greeting', () => {
  expect(closedAssistant).toMatchObject({
    open: false,
    tab: 'chat',
    thinking: false,
    feedback: { is: 'selection' },
  });
  expect(said(closedAssistant)).toEqual([`assistant: ${words.greeting}`]);
});

test('opening shows it, and opening again changes nothing', () => {
  expect(after(opened)).toEqual({ ...closedAssistant, open: true });
  expect(after(opened, opened)).toEqual(after(opened));
});

describe('chat', () => {
  test('a question is trimmed and waited for', () => {
    const state = after(opened, asked);
    expect(said(state)).toEqual([`assistant: ${words.greeting}`, 'user: How?']);
    expect(state.thinking).toBe(true);
  });

  test('an empty question is not sent, and no second question is sent while one is open', () => {
    expect(after(opened, { is: 'asked', text: ' \n ' })).toEqual(after(opened));
    expect(after(opened, asked, { is: 'asked', text: 'And?' })).toEqual(after(opened, asked));
  });

  test('the answer comes with its sources, and the conversation goes on', () => {
    const state = after(opened, asked, { is: 'answered', visit: 0, answer });
    expect(state.messages.at(-1)).toEqual({
      id: 2,
      role: 'assistant',
      content: 'So.',
      sources: answer.sources,
    });
    expect(state).toMatchObject({ thinking: false, conversationId: 'c1' });
    expect(said(reduceAssistant(state, { is: 'asked', text: 'And?' })).at(-1)).toBe('user: And?');
  });

  test('no answer becomes the fallback, and one may ask again', () => {
    const state = after(opened, asked, { is: 'unanswered', visit: 0 });
    expect(said(state).at(-1)).toBe(`assistant: ${words.fallback}`);
    expect(state.thinking).toBe(false);
    expect(reduceAssistant(state, asked).thinking).toBe(true);
  });

  test('every message has an id of its own', () => {
    const { messages } = after(opened, asked, { is: 'unanswered', visit: 0 }, asked, {
      is: 'answered',
      visit: 0,
      answer,
    });
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });
});

describe('feedback', () => {
  test('selection, details, submitted', () => {
    expect(after(...details).feedback).toEqual({ is: 'details', kind: 'bug', sending: false });
    const leaving = after(...details, { is: 'feedback-leaving' });
    expect(leaving.feedback).toEqual({ is: 'details', kind: 'bug', sending: true });
    expect(reduceAssistant(leaving, { is: 'feedback-sent', visit: 0 }).feedback).toEqual({ is: 'submitted' });
  });

  test('what fails stays to be sent again', () => {
    const failed = after(...details, { is: 'feedback-leaving' }, { is: 'feedback-failed', visit: 0 });
    expect(failed.feedback).toEqual({ is: 'details', kind: 'bug', sending: false });
  });

  test('one may choose another kind, but not while it is under way', () => {
    expect(after(...details, { is: 'kind-dropped' }).feedback).toEqual({ is: 'selection' });
    expect(after(...details, { is: 'feedback-leaving' }, { is: 'kind-dropped' }).feedback).toMatchObject({
      sending: true,
    });
  });

  test('a kind is chosen from the selection only, and nothing is sent without details', () => {
    expect(after(...details, { is: 'kind-chosen', kind: 'praise' }).feedback).toMatchObject({ kind: 'bug' });
    for (const is of ['feedback-leaving', 'kind-dropped'] as const)
      expect(after(opened, { is }).feedback).toEqual({ is: 'selection' });
    for (const is of ['feedback-sent', 'feedback-failed'] as const)
      expect(after(opened, { is, visit: 0 }).feedback).toEqual({ is: 'selection' });
    const submitted = after(...details, { is: 'feedback-sent', visit: 0 });
    expect(reduceAssistant(submitted, { is: 'kind-chosen', kind: 'praise' })).toEqual(submitted);
  });

  test('changing tabs keeps both sides as they are', () => {
    const state = after(opened, asked, ...details.slice(1), { is: 'tab-chosen', tab: 'chat' });
    expect(state).toMatchObject({ tab: 'chat', thinking: true, feedback: { is: 'details' } });
    expect(said(state)).toHaveLength(2);
  });
});

describe('closing', () => {
  const busy = after(...details, asked, { is: 'answered', visit: 0, answer }, asked);

  test('resets everything to the chat tab', () => {
    expect(reduceAssistant(busy, { is: 'closed' })).toEqual({ ...closedAssistant, visit: 1 });
  });

  test('what arrives afterwards finds nobody, even when it is open again', () => {
    const late: AssistantEvent[] = [
      { is: 'answered', visit: 0, answer },
      { is: 'unanswered', visit: 0 },
      { is: 'feedback-sent', visit: 0 },
      { is: 'feedback-failed', visit: 0 },
    ];
    const closed = reduceAssistant(busy, { is: 'closed' });
    const again = reduceAssistant(closed, opened);
    for (const event of late) {
      expect(reduceAssistant(closed, event)).toEqual(closed);
      expect(reduceAssistant(again, event)).toEqual(again);
    }
  });

  test('while it is closed nothing but opening does anything', () => {
    for (const event of [
      asked,
      { is: 'closed' },
      { is: 'tab-chosen', tab: 'feedback' },
      details[2]!,
    ] as AssistantEvent[])
      expect(reduceAssistant(closedAssistant, event)).toEqual(closedAssistant);
  });
});
