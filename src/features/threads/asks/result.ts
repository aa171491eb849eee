/** What people and engines agree on, contest and say alone, counted apart. */
import { z } from 'zod';

const claim = z.object({
  words: z.string(),
  /** Ids of people who say it. */
  people: z.array(z.string()),
  /** Titles of engines that say it. */
  engines: z.array(z.string()),
});

export const askResult = z.object({
  agreed: z.array(claim),
  /** In like words; nobody has checked that they mean the same. */
  alike: z.array(z.array(claim)).optional(),
  contested: z.array(z.object({ difference: z.string(), sides: z.array(claim) })),
  single: z.array(claim),
  /** The engines' answers, whole. */
  engines: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type AskResult = z.output<typeof askResult>;
export type AskClaim = AskResult['agreed'][number];
