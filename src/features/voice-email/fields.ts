/** An email as calls and tools take it; whether its addresses are addresses is asked where it is kept. */
import { z } from 'zod';
import { mailFiles } from '#tools/kinds/email-schema.ts';

const address = z.strictObject({ name: z.string().max(200), address: z.string().max(320) });
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

export const emailInput = z.strictObject({
  to: people.describe('Recipients.'),
  cc: people.describe('Copy recipients (Cc).'),
  bcc: people.describe('Blind copy recipients (Bcc).'),
  subject: z.string().max(500).describe('Its subject line.'),
  body: z.string().max(200_000).describe('Its text, in paragraphs.'),
  attachments: mailFiles.optional().describe('Attached files, as returned by their uploads.'),
});
