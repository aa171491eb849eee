/** The stack: tools and allies that someone has at hand, in their order. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { mostStacked } from '../limits.ts';
import { stackKinds } from '../table-words.ts';

const item = z.strictObject({ kind: z.enum(stackKinds), subject: z.string().min(1).max(60) });
export type StackItem = z.output<typeof item>;

export const getStack = endpoint({
  method: 'GET',
  path: '/api/stack',
  summary: 'Get your stack: your tools and allies, in order.',
  access: 'member',
  output: z.object({
    items: z.array(
      item.extend({
        title: z.string(),
        description: z.string(),
        path: z.string(),
        /** Of an ally: what its panda is drawn from. */
        seed: z.string().nullable(),
      }),
    ),
  }),
});
export type StackedThing = z.output<typeof getStack.output>['items'][number];

export const setStack = endpoint({
  method: 'PUT',
  path: '/api/stack',
  summary: 'Set your stack’s items and order.',
  access: 'member',
  body: z.strictObject({
    items: z.array(item).max(mostStacked, `A stack holds up to ${mostStacked} items.`),
  }),
  output: done,
});
