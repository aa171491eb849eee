/** Two versions side by side, as a result. */
import { z } from 'zod';

const passage = { page: z.number(), block: z.number(), start: z.number(), end: z.number() };
const side = z.strictObject({ ...passage, text: z.string() });
export type Side = z.output<typeof side>;

const change = z.strictObject({
  is: z.enum(['changed', 'added', 'removed', 'moved']),
  /** In the first document. */
  was: side.nullable(),
  now: side.nullable(),
});
export type Change = z.output<typeof change>;

const contradiction = z.strictObject({
  /** What differs, in a few words. */
  difference: z.string(),
  first: side,
  second: side,
});
export type Contradiction = z.output<typeof contradiction>;

const compared = z.strictObject({ id: z.uuid(), name: z.string(), form: z.string(), pageCount: z.number() });

export const comparisonData = z.strictObject({
  first: compared,
  second: compared,
  changes: z.array(change),
  /** How many there are, where not all are told. */
  count: z.number(),
  same: z.number(),
  contradictions: z.array(contradiction),
  /** Not all of a document was read. */
  isPartial: z.boolean(),
});
export type ComparisonData = z.output<typeof comparisonData>;
