/** What a letter holds, checked wherever one comes in. */
import { z } from 'zod';
import { isAddress, mostMailBytes, mostMailFiles } from './letter.ts';

/** What a header may hold: nothing that ends it and begins another. */
// oxlint-disable-next-line no-control-regex
const oneLine = /^[^\r\n\0]*$/;

const address = z.strictObject({
  name: z.string().max(200).regex(oneLine),
  address: z.string().max(320).refine(isAddress, 'That is no e-mail address.'),
});
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

const mailFile = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1).max(300).regex(oneLine),
  contentType: z.string().max(200).regex(oneLine),
  bytes: z.int().min(0),
});

export const mailFiles = z
  .array(mailFile)
  .max(mostMailFiles, `Attach at most ${mostMailFiles} files.`)
  .refine(
    (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) <= mostMailBytes,
    `The files are too large together: ${mostMailBytes / 1_000_000} MB is the most.`,
  );

export const letterSchema = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  subject: z.string().max(500).regex(oneLine, 'A subject is one line.'),
  body: z.string().max(200_000),
  attachments: mailFiles.optional(),
});
