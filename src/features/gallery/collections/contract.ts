/** Creations put together by someone, by hand or by a rule. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#social/people/contract.ts';
import { creationShape } from '../contract.ts';
import { longestCollectionAbout, longestCollectionTitle, mostCollected } from './rule.ts';

const rule = z
  .strictObject({
    kind: textField(60).optional(),
    tag: textField(60).toLowerCase().optional(),
    by: textField(60).optional(),
    q: textField(200).optional(),
  })
  .refine((said) => Object.values(said).some(Boolean), 'Add at least one condition.');

const fields = {
  title: textField(longestCollectionTitle).min(1, 'Give it a title.'),
  about: textField(longestCollectionAbout),
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
  summary: 'List collections: public, yours or followed, newest first.',
  access: 'public',
  query: paged({
    shelf: z.enum(collectionShelves).optional(),
  }),
  output: page(collection),
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'Get a collection.',
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
  summary: 'List a collection’s creations: in its order, or newest first if filled by a rule.',
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
  output: page(creationShape),
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Create a collection, filled manually or by a rule.',
  access: 'member',
  rate: 'post',
  body: z.strictObject({ ...fields, rule: rule.nullable() }),
  output: z.object({ id: z.string() }),
});

export const editCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Update a collection’s name, visibility or rule.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ ...fields, rule: rule.nullable() }),
  output: done,
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Delete a collection. Its creations stay in the gallery.',
  access: 'member',
  params: id,
  output: done,
});

export const addToCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/items/:item',
  summary: 'Add a creation to a collection.',
  access: 'member',
  params: item,
  output: done,
});

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/items/:item',
  summary: 'Remove a creation from a collection.',
  access: 'member',
  params: item,
  output: done,
});

export const moveInCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/items/:item/place',
  summary: 'Move a creation within a collection.',
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
  summary: 'List your manual collections, and which contain this creation.',
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
  summary: 'Follow a collection.',
  access: 'member',
  params: id,
  output: done,
});

export const unfollowCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/follow',
  summary: 'Unfollow a collection.',
  access: 'member',
  params: id,
  output: done,
});

export const markCollectionSeen = endpoint({
  method: 'POST',
  path: '/api/collections/:id/seen',
  summary: 'Mark a followed collection as seen.',
  access: 'member',
  params: id,
  output: done,
});
