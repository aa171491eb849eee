/** Thanks from one member to another. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#kit/people/contract.ts';
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
  .regex(/^[a-z]{1,40}:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'That is nothing one can thank for.');

export const listThanks = endpoint({
  method: 'GET',
  path: '/api/thanks',
  summary:
    'Public thanks, the newest first; your own with those that are private. `about` as `creation:<id>`.',
  access: 'public',
  query: z.strictObject({
    /** The handle of whoever was thanked. */
    of: z
      .string()
      .max(60)
      .regex(/^[\w.-]+$/, 'That is no handle.')
      .optional(),
    shelf: z.enum(thanksShelves).optional(),
    about: aboutWords.optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(shownThanks), next: z.string().nullable(), count: z.number() }),
});

export const thankedFor = endpoint({
  method: 'GET',
  path: '/api/thanks-subject',
  summary: 'What thanks can be about: whose it is and what it is called.',
  access: 'member',
  query: z.strictObject({ kind: z.string().max(40), id: z.uuid() }),
  output: z.object({ title: z.string(), href: z.string(), to: personShape }),
});

export const earlierThanks = endpoint({
  method: 'GET',
  path: '/api/thanks-given',
  summary: 'Your own thanks to a member, for something of theirs or just so, to change them.',
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
  summary:
    'Thank a member, for something of theirs or just so. For the same thing again, it changes your words.',
  access: 'member',
  rate: 'post',
  body: thanksFields.extend({ about: about.optional() }),
  output: z.object({ id: z.string(), again: z.boolean() }),
});

export const declineThanks = endpoint({
  method: 'PATCH',
  path: '/api/thanks/:id',
  summary: 'Take thanks that you received from view, or show them again. Whoever gave them is not told.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ declined: z.boolean() }),
  output: done,
});

export const takeBackThanks = endpoint({
  method: 'DELETE',
  path: '/api/thanks/:id',
  summary: 'Take back thanks that you gave.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
