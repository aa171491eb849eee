/** What the editor asks of the server beside its works: a look at the wording, and word to someone who was named. */
import { z } from 'zod';
import { editKinds } from '#bamboo/polish-edit.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { longestComment } from './document/content.ts';

/** As much as the checker reads at once. */
export const longestChecked = 9000;

export const checkPassage = endpoint({
  method: 'POST',
  path: '/api/editor/check',
  summary: 'Check a passage: mistakes, suggestions and reasons.',
  access: 'guest',
  key: 'tools:run',
  business: 'member',
  body: z.strictObject({ text: z.string().max(longestChecked) }),
  output: z.object({
    items: z.array(
      z.object({
        start: z.number(),
        end: z.number(),
        /** Null where only people can say what would be better. */
        now: z.string().nullable(),
        why: z.string(),
        kind: z.enum(editKinds),
      }),
    ),
  }),
});
export type Finding = z.output<typeof checkPassage.output>['items'][number];

export const mentionInWork = endpoint({
  method: 'POST',
  path: '/api/editor/works/:id/mentions',
  summary: 'Notify people mentioned in a comment.',
  access: 'member',
  rate: 'post',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    people: z.array(z.uuid()).min(1).max(10),
    text: z.string().trim().min(1).max(longestComment),
  }),
  output: done,
});
