import { z } from 'zod';
import { emailSchema, mailFiles } from '#tools/kinds/email-schema.ts';

const typed = z.string().max(20_000);

export const draftContent = z.strictObject({
  to: typed,
  cc: typed,
  bcc: typed,
  subject: emailSchema.shape.subject,
  body: emailSchema.shape.body,
  follows: z.uuid().nullable(),
  attachments: mailFiles.default([]),
});
