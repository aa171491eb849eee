/** A letter as calls and tools take it; whether its addresses are addresses is asked where it is kept. */
import { z } from 'zod';
import { mailFiles } from '#tools/kinds/letter-schema.ts';

const address = z.strictObject({ name: z.string().max(200), address: z.string().max(320) });
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

export const givenLetter = z.strictObject({
  to: people.describe('Who gets it.'),
  cc: people.describe('Who gets a copy.'),
  bcc: people.describe('Who gets a copy that the others do not see.'),
  subject: z.string().max(500).describe('Its subject line.'),
  body: z.string().max(200_000).describe('Its text, in paragraphs.'),
  attachments: mailFiles.optional().describe('Files that go along, as their uploads answered.'),
});
