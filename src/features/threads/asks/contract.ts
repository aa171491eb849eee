/** A question to everyone in a thread: answered blind by people and engines, then laid side by side. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { answerText } from '../fields.ts';
import { longestAnswer, mostMembers } from '../limits.ts';
import { askResult } from './result.ts';

const messageId = z.strictObject({ id: z.uuid() });

export const askThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/asks',
  summary: 'Ask everyone in a thread, and optionally the engines. Answers are hidden until it closes.',
  access: 'member',
  rate: 'post',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    /** You make it: sent again it is the same question. */
    id: z.uuid(),
    question: z
      .string()
      .trim()
      .min(3, 'Enter a question.')
      .max(longestAnswer, `Use at most ${longestAnswer.toLocaleString('en')} characters.`)
      .regex(/^[^\0]*$/),
    quorum: z
      .int()
      .min(1)
      .max(mostMembers + 1),
    minutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60),
    engines: z.boolean(),
  }),
  output: z.object({ id: z.string() }),
});

export const getAsk = endpoint({
  method: 'GET',
  path: '/api/thread-messages/:id/ask',
  summary: 'Get a thread question’s status; once closed, its answers.',
  access: 'public',
  params: messageId,
  output: z.object({
    quorum: z.number(),
    deadline: moment,
    withEngines: z.boolean(),
    /** Engines are still writing. */
    enginesBusy: z.boolean(),
    /** Which were asked, and how each stands; not what they say. */
    engines: z.array(z.object({ title: z.string(), state: z.string(), note: z.string().nullable() })),
    closedAt: moment.nullable(),
    answered: z.number(),
    /** Your own, which only you see until it closes. */
    mine: z.string().nullable(),
    mayAnswer: z.boolean(),
    mayClose: z.boolean(),
    /** Once it is closed. */
    answers: z.array(z.object({ by: z.string().nullable(), name: z.string(), text: z.string() })),
    names: z.record(z.string(), z.string()),
    result: askResult.nullable(),
  }),
});
export type AskView = z.output<typeof getAsk.output>;

export const answerAsk = endpoint({
  method: 'PUT',
  path: '/api/thread-messages/:id/answer',
  summary: 'Answer a question to the thread, or change your answer while it is open.',
  access: 'member',
  params: messageId,
  body: z.strictObject({ text: answerText }),
  output: done,
});

export const closeAsk = endpoint({
  method: 'POST',
  path: '/api/thread-messages/:id/close',
  summary: 'Close your question now.',
  access: 'member',
  params: messageId,
  output: done,
});
