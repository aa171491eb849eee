/** Deleted things that can still come back. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const itemId = z.strictObject({ id: z.uuid() });

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  summary: 'List your trash, newest first.',
  access: 'member',
  business: 'member',
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), kind: z.string(), label: z.string(), deletedAt: moment, purgeAt: moment }),
    ),
  }),
});
export type TrashItem = z.output<typeof listTrash.output>['items'][number];

export const restoreFromTrash = endpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  summary: 'Restore a deleted item.',
  access: 'member',
  business: 'member',
  params: itemId,
  output: done,
});

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  summary: 'Permanently delete an item.',
  access: 'member',
  business: 'admin',
  params: itemId,
  output: done,
});
