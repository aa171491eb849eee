/** Fields over many documents, as a grid. */
import { z } from 'zod';

const passage = z.strictObject({ page: z.number(), block: z.number(), start: z.number(), end: z.number() });

/** `layout`: beside its label. `meaning`: in the sentence that answers. `shape`: by what such papers look like. `engine`: told by a language model and found in the words. */
export const readers = ['layout', 'meaning', 'shape', 'engine'] as const;
export type Reader = (typeof readers)[number];

const reading = z.strictObject({ by: z.enum(readers), value: z.string(), passage, quote: z.string() });
export type Reading = z.output<typeof reading>;

/** `agreed`: two read the same. `differ`: they do not, or only one found anything. `decided`: by a person. */
export const cellStates = ['agreed', 'differ', 'missing', 'decided'] as const;

const cell = z.strictObject({
  state: z.enum(cellStates),
  /** Null until it is agreed or decided. */
  value: z.string().nullable(),
  readings: z.array(reading),
});
export type Cell = z.output<typeof cell>;

export const gridData = z.strictObject({
  fields: z.array(z.string()),
  rows: z.array(
    z.strictObject({
      document: z.strictObject({ id: z.uuid(), name: z.string(), form: z.string(), isPartial: z.boolean() }),
      cells: z.array(cell),
    }),
  ),
});
export type GridData = z.output<typeof gridData>;
