/** Pandas people adopt: how one may look, and the calls to adopt, see and rename them. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { pandaName } from './fields.ts';

export const leaves = ['bamboo', 'maple', 'ginkgo', 'cherry', 'juniper'] as const;
export type Leaf = (typeof leaves)[number];
export const coats = ['ink', 'chestnut', 'dusk'] as const;
export type Coat = (typeof coats)[number];
export const outfits = ['nothing', 'scarf', 'bandana', 'bow', 'bell'] as const;
export type Outfit = (typeof outfits)[number];

const pandaLook = z.strictObject({
  leaf: z.enum(leaves, 'Choose one of the leaves.'),
  coat: z.enum(coats, 'Choose one of the coats.'),
  outfit: z.enum(outfits, 'Choose what it wears.'),
});
export type PandaLook = z.output<typeof pandaLook>;

const panda = z.object({ id: z.string(), name: z.string(), look: pandaLook, adoptedAt: moment });
export type AdoptedPanda = z.output<typeof panda>;

export const ownPandas = endpoint({
  method: 'GET',
  path: '/api/pandas',
  summary: 'Your pandas, the first adopted first.',
  access: 'member',
  key: 'account:read',
  output: z.object({ items: z.array(panda) }),
});

export const adoptPanda = endpoint({
  method: 'POST',
  path: '/api/pandas',
  summary: 'Adopt a panda. One is free for each account.',
  access: 'member',
  body: z.strictObject({ name: pandaName, look: pandaLook }),
  output: panda,
});

export const renamePanda = endpoint({
  method: 'PATCH',
  path: '/api/pandas/:id',
  summary: 'Give one of your pandas another name.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ name: pandaName }),
  output: panda,
});
