/** What Lens finds in a picture. All places are in shares of the picture as it is shown. */
import { z } from 'zod';

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

export const fieldNames = [
  'shop',
  'date',
  'total',
  'tax',
  'currency',
  'name',
  'job',
  'firm',
  'phone',
  'mail',
  'web',
  'address',
] as const;
export type FieldName = (typeof fieldNames)[number];

export const lensData = z.strictObject({
  picture: z.strictObject({ file: z.uuid(), width: z.number(), height: z.number() }),
  /** Null where nothing could be read with: why stands in `unread`. */
  words: z
    .array(z.strictObject({ text: z.string(), line: z.number(), confidence: z.number(), ...box }))
    .nullable(),
  unread: z.string().optional(),
  /** From 0 to 100, over all words. */
  confidence: z.number().nullable(),
  codes: z.array(z.strictObject({ format: z.string(), text: z.string(), ...box })),
  colours: z.array(z.strictObject({ hex: z.string(), name: z.string(), share: z.number() })),
  form: z.enum(['receipt', 'card']).nullable(),
  fields: z.array(z.strictObject({ name: z.enum(fieldNames), value: z.string(), ...box })),
});

export type LensData = z.output<typeof lensData>;
export type LensWord = NonNullable<LensData['words']>[number];
export type LensField = LensData['fields'][number];
export type LensCode = LensData['codes'][number];
