import { z } from 'zod';
import { letterSchema } from '#tools/kinds/letter-schema.ts';
import { emptyLetter } from '#tools/kinds/letter.ts';

export const draftContent = z.strictObject({
  /** Recipients stay as they were typed until they are all addresses. */
  to: z.string().max(20_000),
  cc: z.string().max(20_000),
  bcc: z.string().max(20_000),
  subject: letterSchema.shape.subject,
  body: letterSchema.shape.body,
  /** A mail of one's own that this one goes on from. */
  follows: z.uuid().nullable(),
});

export type DraftContent = z.output<typeof draftContent>;

export const emptyDraft: DraftContent = {
  to: '',
  cc: '',
  bcc: '',
  subject: emptyLetter.subject,
  body: '',
  follows: null,
};
