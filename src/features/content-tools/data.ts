/** What a small writing tool makes beside its text. */
import { z } from 'zod';

const mostChanges = 200;

export const writingData = z.strictObject({
  /** Several to choose from, each to be copied by itself. */
  choices: z.array(z.strictObject({ text: z.string(), note: z.string().nullable() })).max(40),
  /** What was changed, and why. */
  changes: z.array(z.strictObject({ was: z.string(), now: z.string(), why: z.string() })).max(mostChanges),
  /** Places to look at that rules cannot decide. */
  hints: z.array(z.strictObject({ text: z.string(), why: z.string() })).max(mostChanges),
  figures: z.array(z.strictObject({ label: z.string(), value: z.string() })).max(40),
  /** What was done and not done; what a language model would add. */
  note: z.string().nullable(),
  /** The text is what went in, changed: the differences can be shown. */
  revises: z.boolean(),
});
export type WritingData = z.output<typeof writingData>;

export const noData: WritingData = {
  choices: [],
  changes: [],
  hints: [],
  figures: [],
  note: null,
  revises: false,
};

/** What a rule engine answers. */
export interface Written extends Partial<Omit<WritingData, 'changes' | 'hints'>> {
  text: string;
  changes?: WritingData['changes'];
  hints?: WritingData['hints'];
}

export const cutToFit = <Item>(items: readonly Item[]) => items.slice(0, mostChanges);
