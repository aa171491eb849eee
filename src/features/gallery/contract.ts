/** What members made with the tools, for everyone to see. How a run gets here stands in `tools/share/gallery-contract.ts`. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { reportReasons } from '#social/reports/reasons.ts';
import { workConditions } from '#tools/work/condition.ts';
import { creationWords } from '#tools/share/gallery-contract.ts';

export const gallerySorts = ['new', 'week', 'liked'] as const;
export type GallerySort = (typeof gallerySorts)[number];
export const longestComment = 2000;
const longestSearch = 200;

const person = z.object({
  name: z.string(),
  /** Null while they have chosen none: then there is no profile to open. */
  handle: z.string().nullable(),
  picture: z.string().nullable(),
});
export type Person = z.output<typeof person>;

/** Whose creation it is. */
const maker = person.extend({ isBusiness: z.boolean() });
export type Maker = z.output<typeof maker>;

export const creationShape = z.object({
  id: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  kind: z.string(),
  title: z.string(),
  caption: z.string(),
  tags: z.array(z.string()),
  /** The first words of the result. */
  excerpt: z.string(),
  author: maker,
  likes: z.number(),
  comments: z.number(),
  remixes: z.number(),
  featured: z.boolean(),
  /** Why it stands in the showcase; empty where it does not. */
  featuredWhy: z.string(),
  /** A picture among its files, to show small. */
  picture: z
    .object({
      id: z.string(),
      alt: z.string(),
      /** Null where they are not known. */
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  /** The size of the picture that is drawn of it, where it has no file and its kind can be drawn: `/previews/gallery/:id/:width`. */
  cover: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** Where it can be remixed, while its maker shows what was asked. */
  remixPage: z.string().nullable(),
  createdAt: moment,
});
export type Creation = z.output<typeof creationShape>;

const id = z.strictObject({ id: z.uuid() });

export const listGallery = endpoint({
  method: 'GET',
  path: '/api/gallery',
  summary: 'List creations in the gallery.',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().max(longestSearch).optional(),
    kind: z.string().max(60).optional(),
    tool: z.string().max(60).optional(),
    tag: z.string().max(60).optional(),
    /** The handle of whoever made them. */
    by: z.string().max(60).optional(),
    /** `featured`: those that stewards chose for the showcase. */
    shelf: z.literal('featured').optional(),
    /** New first by default; `week` and `liked` by likes of seven days and of all time. */
    sort: z.enum(gallerySorts).optional(),
    /** What `next` said. */
    before: z
      .string()
      .regex(/^\d{1,9}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  output: page(creationShape),
});
export type GalleryFilter = z.input<typeof listGallery.query>;

export const galleryShelves = endpoint({
  method: 'GET',
  path: '/api/gallery-shelves',
  summary: 'List the tools used in the gallery.',
  access: 'public',
  output: z.object({
    items: z.array(
      z.object({ tool: z.string(), toolTitle: z.string(), kind: z.string(), count: z.number() }),
    ),
  }),
});

export const getCreation = endpoint({
  method: 'GET',
  path: '/api/gallery/:id',
  summary: 'Get a creation.',
  access: 'public',
  business: 'member',
  params: id,
  output: creationShape.extend({
    /** Of a work the structure of the output is its content. */
    subject: z.enum(['run', 'work']),
    /** Whether its content can still be drawn. */
    condition: z.enum(workConditions),
    /** Null where its maker keeps it to themselves. */
    input: z.record(z.string(), z.unknown()).nullable(),
    output: z.object({ texts: z.record(z.string(), z.string()), data: z.unknown() }),
    engines: z.array(z.object({ title: z.string(), note: z.string().nullable() })),
    /** The creation of another that it began with, while that is there. */
    begunFrom: z.object({ id: z.string(), title: z.string(), author: maker }).nullable(),
    /** Where its tool is, while there is a page for it. */
    toolPage: z.string().nullable(),
    liked: z.boolean(),
    /** Only its maker and admins still see it. */
    hidden: z.boolean(),
    mine: z.boolean(),
    /** Whether the caller chooses for the showcase. */
    mayFeature: z.boolean(),
  }),
});
export type CreationView = z.output<typeof getCreation.output>;

export const readBusinessPage = endpoint({
  method: 'GET',
  path: '/api/gallery-businesses/:handle',
  summary: 'Get a business’s public page.',
  access: 'public',
  params: z.strictObject({ handle: z.string().max(60) }),
  output: z.object({
    name: z.string(),
    handle: z.string(),
    about: z.string(),
    picture: z.string().nullable(),
    creations: z.number(),
  }),
});
export type BusinessPage = z.output<typeof readBusinessPage.output>;

export const creationPicture = endpoint({
  method: 'GET',
  path: '/previews/gallery/:id/card.png',
  summary: 'Get a creation’s preview picture.',
  access: 'public',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const coverWidths = [320, 640, 1280] as const;

export const creationCover = endpoint({
  method: 'GET',
  path: '/previews/gallery/:id/:width',
  summary: 'Get a picture of a design in the gallery.',
  access: 'public',
  streaming: true,
  params: id.extend({ width: z.enum(coverWidths.map(String) as [string, ...string[]]) }),
  output: z.unknown(),
});

export const editCreation = endpoint({
  method: 'PATCH',
  path: '/api/gallery/:id',
  summary: 'Update your creation’s description.',
  access: 'member',
  business: 'member',
  params: id,
  body: z.strictObject(creationWords),
  output: done,
});

export const unpublish = endpoint({
  method: 'DELETE',
  path: '/api/gallery/:id',
  summary: 'Remove your creation from the gallery, with its likes and comments; you keep the run.',
  access: 'member',
  business: 'member',
  params: id,
  output: done,
});

const likes = z.object({ likes: z.number(), liked: z.boolean() });

export const likeCreation = endpoint({
  method: 'PUT',
  path: '/api/gallery/:id/like',
  summary: 'Like a creation.',
  access: 'member',
  params: id,
  output: likes,
});

export const unlikeCreation = endpoint({
  method: 'DELETE',
  path: '/api/gallery/:id/like',
  summary: 'Unlike a creation.',
  access: 'member',
  params: id,
  output: likes,
});

export const longestFeaturedWhy = 300;
const longestMessage = 1000;

const featuredWhy = textField(longestFeaturedWhy).min(1, 'Enter a public reason.');
const hideMessage = textField(longestMessage);

const commentText = textField(longestComment).min(1, 'Enter some text first.');

const comment = z.object({
  id: z.string(),
  text: z.string(),
  /** Null once they have left. */
  author: person.nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/gallery-comments',
  summary: 'List comments on a creation, newest first.',
  access: 'public',
  business: 'member',
  query: paged({ item: z.uuid() }),
  output: page(comment),
});

export const addComment = endpoint({
  method: 'POST',
  path: '/api/gallery/:id/comments',
  summary: 'Comment on a creation.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: id,
  body: z.strictObject({ text: commentText }),
  output: z.object({ id: z.string() }),
});

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/gallery-comments/:id',
  summary: 'Edit your comment.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ text: commentText }),
  output: done,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/gallery-comments/:id',
  summary: 'Delete your comment, or one on your creation; it can be restored from the trash.',
  access: 'member',
  business: 'member',
  params: id,
  output: done,
});

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/gallery-comments/:id/restore',
  summary: 'Restore your deleted comment.',
  access: 'member',
  business: 'member',
  params: id,
  output: done,
});

export const featureCreation = endpoint({
  method: 'PUT',
  path: '/api/gallery/:id/featured',
  summary: 'Stewards: add a creation to the showcase with a public reason.',
  access: 'member',
  params: id,
  body: z.strictObject({ why: featuredWhy }),
  output: done,
});

export const unfeatureCreation = endpoint({
  method: 'DELETE',
  path: '/api/gallery/:id/featured',
  summary: 'Stewards: remove a creation from the showcase.',
  access: 'member',
  params: id,
  output: done,
});

export const hideCreation = endpoint({
  method: 'POST',
  path: '/api/admin/gallery/:id/hidden',
  summary: 'Hide or unhide a creation.',
  access: 'admin',
  params: id,
  body: z.strictObject({
    hidden: z.boolean(),
    reason: z.enum(reportReasons).default('other'),
    /** To whoever made it. */
    message: hideMessage.default(''),
  }),
  output: done,
});

const ripple = z.object({
  id: z.string(),
  /** What it began with; null for the one that was asked about. */
  from: z.string().nullable(),
  title: z.string(),
  author: maker,
  likes: z.number(),
  comments: z.number(),
  /** People who began with it, also those who did not show what they made. */
  uses: z.number(),
  /** Public thanks for it. */
  thanks: z.number(),
  /** People who joined by an invite that shows it. */
  joins: z.number(),
  createdAt: moment,
});
export type Ripple = z.output<typeof ripple>;

export const readRipples = endpoint({
  method: 'GET',
  path: '/api/gallery/:id/ripples',
  summary: 'Get a creation’s published remixes, and their remixes.',
  access: 'public',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({
    /** Original, the oldest first. */
    cameFrom: z.array(z.object({ id: z.string(), title: z.string(), by: z.string() })),
    nodes: z.array(ripple),
    /** Whether that is all of it. */
    isWhole: z.boolean(),
  }),
});
