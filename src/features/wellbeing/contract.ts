/** What someone writes for themselves alone: check-ins, exercises, questionnaires, a journal, a plan, a conversation. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { textField } from '#kit/contract/text-field.ts';

export const entryKinds = ['check-in', 'exercise', 'questionnaire', 'journal', 'plan'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const longestAnswer = 10_000;
export const longestMessage = 4000;
const mostMessages = 40;

const name = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);
const answer = z.union([
  textField(longestAnswer),
  z.number().min(0).max(1000),
  z.array(textField(200)).max(40),
]);
export type Answer = z.output<typeof answer>;
export type Answers = Readonly<Record<string, Answer>>;

const content = z.strictObject({
  kind: z.enum(entryKinds),
  /** Which exercise or questionnaire; the kind itself where there is one only. */
  form: name,
  answers: z.record(name, answer),
});
export type EntryContent = z.output<typeof content>;

const entry = content.extend({ id: z.string(), createdAt: moment, changedAt: moment });
export type Entry = z.output<typeof entry>;

const entryId = z.strictObject({ id: z.uuid() });

export const saveEntry = endpoint({
  method: 'POST',
  path: '/api/wellbeing/entries',
  summary: 'Save a private wellbeing entry, encrypted.',
  access: 'member',
  idempotent: true,
  body: content,
  output: entry,
});

export const changeEntry = endpoint({
  method: 'PUT',
  path: '/api/wellbeing/entries/:id',
  summary: 'Replace what a private wellbeing entry says.',
  access: 'member',
  params: entryId,
  body: content,
  output: entry,
});

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/wellbeing/entries',
  summary: 'List your private wellbeing entries, newest first.',
  access: 'member',
  query: paged({ kind: z.enum(entryKinds).optional() }),
  output: page(entry),
});

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/wellbeing/entries/:id',
  summary: 'Delete a private wellbeing entry for good.',
  access: 'member',
  params: entryId,
  output: done,
});

export const deleteAllEntries = endpoint({
  method: 'DELETE',
  path: '/api/wellbeing/entries',
  summary: 'Delete all your wellbeing entries for good.',
  access: 'member',
  output: z.object({ deleted: z.number() }),
});

export const exportEntries = endpoint({
  method: 'GET',
  path: '/api/wellbeing/export',
  summary: 'Download all your wellbeing entries as JSON.',
  access: 'member',
  streaming: true,
  output: z.array(entry),
});

export const summariseEntries = endpoint({
  method: 'GET',
  path: '/api/wellbeing/summary',
  summary: 'Download a summary of your wellbeing entries for a professional, as a PDF.',
  access: 'member',
  streaming: true,
  output: z.instanceof(Blob),
});

/** Nothing of a conversation is kept on the server. */
export const talk = endpoint({
  method: 'POST',
  path: '/api/wellbeing/talk',
  summary:
    'Ask the wellbeing companion for a reply. Nothing is kept; words of crisis are answered with help lines and no engine is asked.',
  access: 'guest',
  rate: 'post',
  body: z.strictObject({
    messages: z
      .array(
        z.strictObject({ from: z.enum(['person', 'companion']), text: textField(longestMessage).min(1) }),
      )
      .min(1)
      .max(mostMessages),
  }),
  output: z.discriminatedUnion('is', [
    z.object({ is: z.literal('reply'), text: z.string(), engine: z.string() }),
    /** Help lines are shown in place of a reply. */
    z.object({ is: z.literal('crisis') }),
    /** There is no language model; the guided conversation goes on. */
    z.object({ is: z.literal('no-model') }),
  ]),
});
export type TalkMessage = z.input<typeof talk.body>['messages'][number];
