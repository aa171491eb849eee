/** How a pack stands on this machine, as pages and calls show it. */
import { z } from 'zod';

export const packStatus = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  version: z.string(),
  licence: z.string(),
  needs: z.array(z.string()),
  /** To be fetched. */
  bytes: z.number(),
  /** On disk afterwards. */
  unpacked: z.number(),
  /** `unsupported`: there is no build for this kind of machine. */
  state: z.enum(['absent', 'fetching', 'ready', 'failed', 'unsupported']),
  /** Bytes fetched so far, while fetching. */
  received: z.number(),
  /** Why it failed. */
  words: z.string().nullable(),
});
export type PackStatus = z.output<typeof packStatus>;

/** Members follow it to see a model that they wait for arrive. */
export const packsChannelName = 'packs';
export const packChanged = 'pack.changed';
