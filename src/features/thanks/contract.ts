/** Thanks from one member to another. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#social/people/contract.ts';
import { thanksFields } from './fields.ts';

const shownThanks = z.object({
  id: z.string(),
  /** Null once they have left. */
  from: personShape.nullable(),
  to: personShape,
  text: z.string(),
  about: z.object({ title: z.string(), href: z.string() }).nullable(),
  isPublic: z.boolean(),
  /** Only whoever was thanked learns of it. */
  declined: z.boolean(),
  mine: z.enum(['given', 'received']).nullable(),
  at: moment,
});
export type ShownThanks = z.output<typeof shownThanks>;

export const thanksShelves = ['received', 'given'] as const;

const about = z.strictObject({ kind: z.string().max(40), id: z.uuid() });

const aboutWords = z
  .string()
  .regex(/^[a-z]{1,40}:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'You can’t give thanks for that.');

export const listThanks = endpoint({
  method: 'GET',
  path: '/api/thanks',
  summary: 'List public thanks, newest first; your own include private ones. `about` as `creation:<id>`.',
  access: 'public',
  query: paged({
    /** The handle of whoever was thanked. */
    of: z
      .string()
      .max(60)
      .regex(/^[\w.-]+$/, 'Invalid handle.')
      .optional(),
    shelf: z.enum(thanksShelves).optional(),
    about: aboutWords.optional(),
  }),
  output: page(shownThanks).extend({ count: z.number() }),
});

export const thankedFor = endpoint({
  method: 'GET',
  path: '/api/thanks-subject',
  summary: 'Get what thanks are about: its owner and title.',
  access: 'member',
  query: z.strictObject({ kind: z.string().max(40), id: z.uuid() }),
  output: z.object({ title: z.string(), href: z.string(), to: personShape }),
});

export const earlierThanks = endpoint({
  method: 'GET',
  path: '/api/thanks-given',
  summary: 'Get your thanks to a member.',
  access: 'member',
  query: z.strictObject({
    to: z.string().max(60),
    /** `creation:<id>` */
    about: aboutWords.optional(),
  }),
  output: z.object({ earlier: z.object({ text: z.string(), isPublic: z.boolean() }).nullable() }),
});

export const giveThanks = endpoint({
  method: 'POST',
  path: '/api/thanks',
  summary: 'Thank a member, optionally for something specific. Repeating it updates your thanks.',
  access: 'member',
  rate: 'post',
  body: thanksFields.extend({ about: about.optional() }),
  output: z.object({ id: z.string(), again: z.boolean() }),
});

export const declineThanks = endpoint({
  method: 'PATCH',
  path: '/api/thanks/:id',
  summary: 'Hide or show thanks you received. The sender isn’t notified.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ declined: z.boolean() }),
  output: done,
});

export const takeBackThanks = endpoint({
  method: 'DELETE',
  path: '/api/thanks/:id',
  summary: 'Withdraw your thanks.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
