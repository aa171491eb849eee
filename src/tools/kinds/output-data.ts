/** What the structure of each output kind holds, beside its texts. */
import { z } from 'zod';
import { consensusData } from './consensus.ts';
import { draftData } from './draft.ts';
import type { OutputKind } from '../define/output.ts';

const sources = z.strictObject({
  /** Where it comes from; a page of ours, of the web, or a book without an address. */
  sources: z.array(z.strictObject({ title: z.string(), href: z.string().optional() })),
});
export type Sources = z.output<typeof sources>;

export const outputData: Record<OutputKind, z.ZodType> = {
  text: sources,
  chat: sources,
  consensus: consensusData,
  draft: draftData,
};
