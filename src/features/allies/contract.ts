/** Allies: personas with a purpose, what they know and which tools they use. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { allyWords, noteWords } from './fields.ts';
import { knowledgeKinds } from './table-words.ts';

const id = z.strictObject({ id: z.uuid() });
/** Whose the ally is, and of a business who may change it, is asked besides. */
const member = { access: 'member', rate: 'post', business: 'member' } as const;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  /** It answers to `@handle` in threads. */
  handle: z.string(),
  purpose: z.string(),
  voice: z.string(),
  seed: z.string(),
  openers: z.array(z.string()),
  tools: z.array(z.string()),
  isShared: z.boolean(),
  /** Yours, or of the business that you act for. */
  isMine: z.boolean(),
  mayChange: z.boolean(),
  /** Whose it is. */
  by: z.object({ name: z.string(), handle: z.string().nullable() }),
  /** Of a business, for those in it: who made it. */
  madeBy: z.string().nullable(),
  /** Documents, works, links and notes. */
  knows: z.number(),
  updatedAt: moment,
});
export type ListedAlly = z.output<typeof listed>;

export const listAllies = endpoint({
  method: 'GET',
  path: '/api/allies',
  summary: 'List your allies, or those shared by others; with `q`, search by words and meaning.',
  access: 'public',
  business: 'member',
  query: paged({
    shelf: z.enum(['mine', 'shared']).optional(),
    q: z.string().trim().max(200).optional(),
  }),
  output: page(listed),
});

const knowledge = z.object({
  id: z.string(),
  kind: z.enum(knowledgeKinds),
  title: z.string(),
  href: z.string().nullable(),
  /** The document or work was deleted since. */
  isGone: z.boolean(),
  /** Of a note. */
  text: z.string().nullable(),
});
export type Knowledge = z.output<typeof knowledge>;

export const getAlly = endpoint({
  method: 'GET',
  path: '/api/allies/:id',
  summary: 'Get an ally: its purpose, voice, knowledge and tools.',
  access: 'public',
  business: 'member',
  params: id,
  output: listed.extend({
    knowledge: z.array(knowledge),
    usable: z.array(z.object({ id: z.string(), title: z.string(), page: z.string().nullable() })),
    /** The ally that it was made from, where it is still shown. */
    remixOf: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Why it is hidden; then only its maker and admins get it. */
    hidden: z.string().nullable(),
  }),
});
export type Ally = z.output<typeof getAlly.output>;

const words = z.strictObject(allyWords);

export const createAlly = endpoint({
  ...member,
  method: 'POST',
  path: '/api/allies',
  summary: 'Create an ally.',
  idempotent: true,
  body: words,
  output: z.object({ id: z.string() }),
});

export const editAlly = endpoint({
  ...member,
  method: 'PATCH',
  path: '/api/allies/:id',
  summary: 'Update one of your allies, or who can see it.',
  params: id,
  body: words.partial().extend({ isShared: z.boolean().optional() }),
  output: done,
});

export const remixAlly = endpoint({
  ...member,
  method: 'POST',
  path: '/api/allies/:id/remix',
  summary: 'Copy a shared ally: its settings, tools, links and notes.',
  idempotent: true,
  params: id,
  body: z.strictObject({}),
  output: z.object({ id: z.string() }),
});

export const deleteAlly = endpoint({
  method: 'DELETE',
  path: '/api/allies/:id',
  summary: 'Delete an ally. Memories shared by all allies are kept unless you ask otherwise.',
  access: 'member',
  business: 'member',
  params: id,
  query: z.strictObject({ memories: z.enum(['keep', 'delete']).optional() }),
  output: done,
});

export const restoreAlly = endpoint({
  ...member,
  method: 'POST',
  path: '/api/allies/:id/restore',
  summary: 'Restore a deleted ally.',
  params: id,
  output: done,
});

export const addKnowledge = endpoint({
  ...member,
  method: 'POST',
  path: '/api/allies/:id/knowledge',
  summary: 'Add knowledge to an ally: a document, a work, a link or a note.',
  params: id,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('document'), subject: z.uuid() }),
    z.strictObject({ kind: z.literal('work'), subject: z.uuid() }),
    z.strictObject({
      kind: z.literal('link'),
      url: z
        .url({ protocol: /^https?$/, error: 'Enter a full address, such as https://example.org.' })
        .max(2000),
    }),
    z.strictObject({ kind: z.literal('note'), ...noteWords }),
  ]),
  output: knowledge,
});

export const removeKnowledge = endpoint({
  method: 'DELETE',
  path: '/api/allies/:id/knowledge/:knowledge',
  summary: 'Remove knowledge from an ally.',
  access: 'member',
  business: 'member',
  params: z.strictObject({ id: z.uuid(), knowledge: z.uuid() }),
  output: done,
});

export const allyPicture = endpoint({
  method: 'GET',
  path: '/previews/ally/:id/card.png',
  summary: 'Get the preview picture of a shared ally.',
  access: 'public',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const listAllyTools = endpoint({
  method: 'GET',
  path: '/api/ally-tools',
  summary: 'List the tools that allies can use.',
  access: 'public',
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), title: z.string(), description: z.string(), page: z.string().nullable() }),
    ),
  }),
});
