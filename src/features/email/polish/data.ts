import { z } from 'zod';
import { editKinds } from '#bamboo/polish-edit.ts';

export const polishData = z.strictObject({
  /** The draft as it was given. */
  text: z.string(),
  edits: z.array(
    z.strictObject({
      start: z.int().min(0),
      end: z.int().min(0),
      was: z.string(),
      now: z.string().nullable(),
      why: z.string(),
      kind: z.enum(editKinds),
      sure: z.boolean(),
    }),
  ),
  checked: z.int(),
  /** False where the grammar checker could not be asked about all of it; older results do not say. */
  isChecked: z.boolean().optional(),
  languages: z.array(z.strictObject({ language: z.string(), checked: z.enum(['all', 'spelling', 'no']) })),
  /** Changes that were left out for what the person taught. */
  obeyed: z.int(),
  grade: z.number().nullable(),
});

export type PolishData = z.output<typeof polishData>;
export type ShownEdit = PolishData['edits'][number];
