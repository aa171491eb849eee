import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { packStatus } from '#kit/packs/status.ts';
import { done } from './fields.ts';

const id = z.strictObject({ id: z.string().max(40) });

export const listPacks = endpoint({
  method: 'GET',
  path: '/api/admin/packs',
  summary: 'List downloadable models and their state.',
  access: 'admin',
  output: z.object({ items: z.array(packStatus) }),
});

export const startFetchingPack = endpoint({
  method: 'POST',
  path: '/api/admin/packs/:id/fetch',
  summary: 'Download a pack and what it depends on.',
  access: 'admin',
  params: id,
  output: done,
});

export const removePack = endpoint({
  method: 'DELETE',
  path: '/api/admin/packs/:id',
  summary: 'Delete a pack, or stop its download.',
  access: 'admin',
  params: id,
  output: done,
});
