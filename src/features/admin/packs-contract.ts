import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { packStatus } from '#kit/packs/status.ts';
import { done } from './fields.ts';

const id = z.strictObject({ id: z.string().max(40) });

export const listPacks = endpoint({
  method: 'GET',
  path: '/api/admin/packs',
  summary: 'Models and the programs that run them, and whether they are here.',
  access: 'admin',
  output: z.object({ items: z.array(packStatus) }),
});

export const startFetchingPack = endpoint({
  method: 'POST',
  path: '/api/admin/packs/:id/fetch',
  summary: 'Begin to fetch a pack, with what it needs.',
  access: 'admin',
  params: id,
  output: done,
});

export const removePack = endpoint({
  method: 'DELETE',
  path: '/api/admin/packs/:id',
  summary: 'Take a pack off the disk, or stop fetching it.',
  access: 'admin',
  params: id,
  output: done,
});
