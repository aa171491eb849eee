/** What Frenly and one's allies remember about a person, or for a business: read, changed, switched off, settled, taken along. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { memoryGroup, memoryText } from '../fields.ts';

const id = z.strictObject({ id: z.uuid() });
const member = { access: 'member', rate: 'post', business: 'member' } as const;

const memory = z.object({
  id: z.string(),
  text: z.string(),
  group: z.string(),
  isOn: z.boolean(),
  /** Known to every ally of yours, and not only to the one that learnt it. */
  isShared: z.boolean(),
  /** Who learnt it; null where you wrote it down, or the ally is gone. */
  ally: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The chat in which it was said; null where there is none, or not any more. */
  run: z.object({ id: z.string(), path: z.string() }).nullable(),
  /** What it said before it was replaced. */
  before: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type Memory = z.output<typeof memory>;

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/memories',
  summary: 'List your memories, newest first.',
  access: 'member',
  business: 'member',
  query: paged({
    q: z.string().trim().max(200).optional(),
    ally: z.uuid().optional(),
    group: z.string().max(40).optional(),
  }),
  output: page(memory).extend({
    total: z.number(),
    groups: z.array(z.string()),
    /** Whether anything is remembered at all. */
    isOn: z.boolean(),
    /** Of a business that is for its admins. */
    maySwitch: z.boolean(),
  }),
});
export type MemoryFilter = z.input<typeof listMemories.query>;

export const addMemory = endpoint({
  ...member,
  method: 'POST',
  path: '/api/memories',
  summary: 'Add a memory.',
  idempotent: true,
  body: z.strictObject({
    text: memoryText,
    group: memoryGroup.optional(),
    /** Only for this ally; every ally without it. */
    ally: z.uuid().optional(),
  }),
  output: memory,
});

export const editMemory = endpoint({
  ...member,
  method: 'PATCH',
  path: '/api/memories/:id',
  summary: 'Update a memory, move it to a group, or turn it off.',
  params: id,
  body: z
    .strictObject({ text: memoryText, group: memoryGroup, isOn: z.boolean(), isShared: z.boolean() })
    .partial(),
  output: memory,
});

export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/api/memories/:id',
  summary: 'Delete a memory; it can be restored from the trash.',
  access: 'member',
  business: 'member',
  params: id,
  output: done,
});

export const restoreMemory = endpoint({
  ...member,
  method: 'POST',
  path: '/api/memories/:id/restore',
  summary: 'Restore a deleted memory.',
  params: id,
  output: done,
});

export const undoMemory = endpoint({
  ...member,
  method: 'POST',
  path: '/api/memories/:id/undo',
  summary: 'Undo the latest memory change: it’s deleted, or returns to its previous text.',
  params: id,
  output: done,
});

export const switchMemories = endpoint({
  ...member,
  // It is switched for everyone in the business.
  business: 'admin',
  method: 'PUT',
  path: '/api/memory-switch',
  summary: 'Turn memory on or off. When off, nothing is saved or used.',
  body: z.strictObject({ isOn: z.boolean() }),
  output: done,
});

export const exportMemories = endpoint({
  method: 'GET',
  path: '/api/memory-export',
  summary: 'Download all your memories as a JSON file.',
  access: 'member',
  business: 'member',
  streaming: true,
  output: z.unknown(),
});

export const listContradictions = endpoint({
  method: 'GET',
  path: '/api/memory-court',
  summary: 'List memories that contradict each other.',
  access: 'member',
  business: 'member',
  output: z.object({ items: z.array(z.object({ first: memory, second: memory, why: z.string() })) }),
});
export type Contradiction = z.output<typeof listContradictions.output>['items'][number];

export const settleContradiction = endpoint({
  ...member,
  method: 'POST',
  path: '/api/memory-court',
  summary: 'Choose which of two memories is right, or that both are.',
  body: z
    .strictObject({ first: z.uuid(), second: z.uuid(), keep: z.enum(['first', 'second', 'both']) })
    .refine(({ first, second }) => first !== second, 'Name two memories.'),
  output: done,
});
