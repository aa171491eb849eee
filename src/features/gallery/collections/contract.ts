/** Creations put together by someone, by hand or by a rule. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#kit/people/contract.ts';
import { creationShape } from '../contract.ts';
import { longestCollectionAbout, longestCollectionTitle, mostCollected } from './rule.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const rule = z
  .strictObject({
    kind: words(60).optional(),
    tag: words(60).toLowerCase().optional(),
    by: words(60).optional(),
    q: words(200).optional(),
  })
  .refine((said) => Object.values(said).some(Boolean), 'Say at least one thing that it should gather by.');

const fields = {
  title: words(longestCollectionTitle).min(1, 'Give it a title.'),
  about: words(longestCollectionAbout),
  isPublic: z.boolean(),
};

const collection = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  isPublic: z.boolean(),
  rule: z
    .object({
      kind: z.string().optional(),
      tag: z.string().optional(),
      by: z.string().optional(),
      q: z.string().optional(),
    })
    .nullable(),
  owner: personShape,
  /** Of those that you may see; null where a rule gathers them. */
  count: z.number().nullable(),
  followers: z.number(),
  /** Whether something was added since you last looked; only of those you follow. */
  isNew: z.boolean(),
  changedAt: moment,
});
export type Collection = z.output<typeof collection>;

const id = z.strictObject({ id: z.uuid() });
const item = z.strictObject({ id: z.uuid(), item: z.uuid() });

export const collectionShelves = ['mine', 'followed'] as const;

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  summary: 'Collections that are public, yours, or followed by you, the newest first.',
  access: 'public',
  query: z.strictObject({
    shelf: z.enum(collectionShelves).optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(collection), next: z.string().nullable() }),
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'What a collection is.',
  access: 'public',
  params: id,
  output: collection.extend({
    mine: z.boolean(),
    following: z.boolean(),
    /** Only its owner and admins still see it. */
    hidden: z.boolean(),
  }),
});
export type CollectionView = z.output<typeof getCollection.output>;

export const listCollected = endpoint({
  method: 'GET',
  path: '/api/collected',
  summary:
    'The creations of a collection that you may see: in the order given, or where a rule gathers them the newest first.',
  access: 'public',
  query: z.strictObject({
    collection: z.uuid(),
    /** What `next` said. */
    before: z
      .string()
      .max(60)
      .regex(/^\d{1,9}(?:\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/)
      .optional(),
  }),
  output: z.object({ items: z.array(creationShape), next: z.string().nullable() }),
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Begin a collection: filled by hand, or by a rule.',
  access: 'member',
  rate: 'post',
  body: z.strictObject({ ...fields, rule: rule.nullable() }),
  output: z.object({ id: z.string() }),
});

export const editCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Change what a collection of yours is called, who sees it, and its rule where it has one.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ ...fields, rule: rule.nullable() }),
  output: done,
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Delete a collection of yours. The creations in it stay where they are.',
  access: 'member',
  params: id,
  output: done,
});

export const addToCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/items/:item',
  summary: 'Put a creation at the end of a collection of yours; a second time changes nothing.',
  access: 'member',
  params: item,
  output: done,
});

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/items/:item',
  summary: 'Take a creation out of a collection of yours.',
  access: 'member',
  params: item,
  output: done,
});

export const moveInCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/items/:item/place',
  summary: 'Put a creation elsewhere in a collection of yours.',
  access: 'member',
  params: item,
  body: z.strictObject({
    /** From 0, among those that you see. */
    to: z.number().int().min(0).max(mostCollected),
  }),
  output: done,
});

export const collectionsFor = endpoint({
  method: 'GET',
  path: '/api/gallery/:id/collections',
  summary: 'Your collections that are filled by hand, and which of them hold this creation.',
  access: 'member',
  params: id,
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), title: z.string(), isPublic: z.boolean(), holds: z.boolean() }),
    ),
  }),
});

export const followCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/follow',
  summary: 'Follow a collection, and see when something is added.',
  access: 'member',
  params: id,
  output: done,
});

export const unfollowCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/follow',
  summary: 'Follow a collection no longer.',
  access: 'member',
  params: id,
  output: done,
});

export const markCollectionSeen = endpoint({
  method: 'POST',
  path: '/api/collections/:id/seen',
  summary: 'Remember that you have seen what a collection you follow holds now.',
  access: 'member',
  params: id,
  output: done,
});
