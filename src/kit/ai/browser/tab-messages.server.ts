/** What a tab says, read as strictly as anything that comes from outside. */
import { z } from 'zod';
import { browserModels, longestPiece, tabFailures } from './protocol.ts';

const id = z.string().min(1).max(64);

export const readyModels = z
  .array(
    z.strictObject({
      model: z.enum(browserModels),
      contextTokens: z.number().int().positive().max(10_000_000).optional(),
      sees: z.literal(true).optional(),
    }),
  )
  .max(browserModels.length)
  .refine((models) => new Set(models.map(({ model }) => model)).size === models.length);

export const tabMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), data: z.strictObject({ models: readyModels }) }),
  z.strictObject({ type: z.literal('leaving'), data: z.null() }),
  z.strictObject({ type: z.literal('alive'), data: z.strictObject({ id }) }),
  z.strictObject({
    type: z.literal('text'),
    data: z.strictObject({ id, text: z.string().max(longestPiece) }),
  }),
  z.strictObject({ type: z.literal('end'), data: z.strictObject({ id }) }),
  z.strictObject({ type: z.literal('failed'), data: z.strictObject({ id, why: z.enum(tabFailures) }) }),
]);
export type TabMessage = z.output<typeof tabMessage>;
