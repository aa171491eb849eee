import { z } from 'zod';
import { letterSchema, mailFiles } from '#tools/kinds/letter-schema.ts';

const typed = z.string().max(20_000);

export const draftContent = z.strictObject({
  to: typed,
  cc: typed,
  bcc: typed,
  subject: letterSchema.shape.subject,
  body: letterSchema.shape.body,
  follows: z.uuid().nullable(),
  attachments: mailFiles.default([]),
});
