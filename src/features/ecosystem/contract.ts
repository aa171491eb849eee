/** What the product is made of, from its own definitions: tools, kinds of results, and what is fetched when first used. */
import { z } from 'zod';
import { capabilities } from '#kit/ai/engine.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { packStatus } from '#kit/packs/status.ts';

const tool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The kind of its results. */
  kind: z.string(),
  /** Kinds of results that it goes on with. */
  accepts: z.array(z.string()),
  /** What an engine must be able to do for it; empty where it asks none. */
  needs: z.array(z.enum(capabilities)),
  /** Null where it has no page of its own. */
  page: z.string().nullable(),
});

export const readEcosystem = endpoint({
  method: 'GET',
  path: '/api/ecosystem',
  summary: 'List tools, kinds of results and packs with how they depend on each other.',
  access: 'public',
  output: z.object({
    tools: z.array(tool),
    kinds: z.array(z.object({ id: z.string(), title: z.string() })),
    packs: z.array(
      packStatus.pick({
        id: true,
        title: true,
        purpose: true,
        licence: true,
        needs: true,
        bytes: true,
        state: true,
      }),
    ),
  }),
});
export type Ecosystem = z.output<typeof readEcosystem.output>;
