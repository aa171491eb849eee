/** Pandas people adopt: how one may look, and the calls to adopt, see and rename them. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { coats, leaves, outfits } from '#kit/ui/panda/looks.ts';
import { pandaName } from './fields.ts';

const pandaLook = z.strictObject({
  leaf: z.enum(leaves, 'Choose a leaf.'),
  coat: z.enum(coats, 'Choose a coat.'),
  outfit: z.enum(outfits, 'Choose an accessory.'),
});
export type PandaLook = z.output<typeof pandaLook>;

const panda = z.object({ id: z.string(), name: z.string(), look: pandaLook, adoptedAt: moment });
export type AdoptedPanda = z.output<typeof panda>;

export const ownPandas = endpoint({
  method: 'GET',
  path: '/api/pandas',
  summary: 'List your pandas, oldest first.',
  access: 'member',
  key: 'account:read',
  output: z.object({
    items: z.array(panda),
    /** How many more may be adopted: the free one, and those that were paid for. */
    waiting: z.number(),
  }),
});

export const adoptPanda = endpoint({
  method: 'POST',
  path: '/api/pandas',
  summary: 'Adopt a panda. The first is free.',
  access: 'member',
  body: z.strictObject({ name: pandaName, look: pandaLook }),
  output: panda,
});

export const renamePanda = endpoint({
  method: 'PATCH',
  path: '/api/pandas/:id',
  summary: 'Rename a panda.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ name: pandaName }),
  output: panda,
});

export const pandaOf = endpoint({
  method: 'GET',
  path: '/api/profiles/:handle/panda',
  summary: 'Get a member’s panda; null if none.',
  access: 'public',
  params: z.strictObject({
    handle: z
      .string()
      .max(60)
      .regex(/^[\w.-]+$/, 'Invalid handle.'),
  }),
  output: z.object({ panda: panda.pick({ name: true, look: true }).nullable() }),
});
