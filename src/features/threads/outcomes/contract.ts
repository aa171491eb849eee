/** Decisions and tasks of a thread, and what one missed. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { outcomeText } from '../fields.ts';
import { outcomeKinds, outcomeStates } from './kinds.ts';

const id = z.strictObject({ id: z.uuid() });
const due = z.iso.date('Use a date like 2026-11-20.').nullable();

const outcome = z.object({
  id: z.string(),
  kind: z.enum(outcomeKinds),
  text: z.string(),
  state: z.enum(outcomeStates),
  isProposed: z.boolean(),
  /** The message that it comes from. */
  messageId: z.string().nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  due: z.string().nullable(),
  createdAt: moment,
});
export type Outcome = z.output<typeof outcome>;

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/api/threads/:id/outcomes',
  summary: 'List a thread’s decisions and tasks, newest first.',
  access: 'public',
  params: id,
  output: z.object({ items: z.array(outcome) }),
});

export const addOutcome = endpoint({
  method: 'POST',
  path: '/api/threads/:id/outcomes',
  summary: 'Add a decision or task, optionally from a message.',
  access: 'member',
  params: id,
  body: z.strictObject({
    kind: z.enum(outcomeKinds),
    text: outcomeText,
    message: z.uuid().nullable().default(null),
    assignee: z.uuid().nullable().default(null),
    due: due.default(null),
  }),
  output: z.object({ id: z.string() }),
});

export const changeOutcome = endpoint({
  method: 'PATCH',
  path: '/api/thread-outcomes/:id',
  summary: 'Update a decision or task: text, assignee, due date or status.',
  access: 'member',
  params: id,
  body: z.strictObject({
    text: outcomeText.optional(),
    state: z.enum(outcomeStates).optional(),
    assignee: z.uuid().nullable().optional(),
    due: due.optional(),
  }),
  output: done,
});

export const tasksCalendar = endpoint({
  method: 'GET',
  path: '/api/threads/:id/tasks.ics',
  summary: 'Export a thread’s dated tasks as a calendar.',
  access: 'member',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const whatIMissed = endpoint({
  method: 'GET',
  path: '/api/threads/:id/missed',
  summary: 'Summarise a thread since you last read it.',
  access: 'member',
  params: id,
  /** The last message that you had read when you came; without it, the last that you have read by now. */
  query: z.strictObject({ since: z.coerce.number().int().min(0).max(1e15).optional() }),
  output: z.object({
    messages: z.number(),
    people: z.array(z.object({ name: z.string(), messages: z.number() })),
    mentions: z.array(z.object({ messageId: z.string(), by: z.string(), text: z.string() })),
    outcomes: z.array(
      z.object({ messageId: z.string().nullable(), kind: z.enum(outcomeKinds), text: z.string() }),
    ),
    /** In their own words, in their order. */
    gist: z.array(z.object({ messageId: z.string(), by: z.string(), text: z.string() })),
  }),
});
export type Missed = z.output<typeof whatIMissed.output>;
