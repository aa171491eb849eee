/** What an email holds, checked wherever one comes in. */
import { z } from 'zod';
import { isAddress, mostMailBytes, mostMailFiles } from './email.ts';

/** What a header may hold: nothing that ends it and begins another. */
// oxlint-disable-next-line no-control-regex
const oneLine = /^[^\r\n\0]*$/;

const address = z.strictObject({
  name: z.string().max(200).regex(oneLine),
  address: z.string().max(320).refine(isAddress, 'That isn’t an e-mail address.'),
});
const people = z.array(address).max(100, 'Use at most 100 recipients per field.');

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
    `The attachments are too large. The limit is ${mostMailBytes / 1_000_000} MB in total.`,
  );

export const emailSchema = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  subject: z.string().max(500).regex(oneLine, 'A subject is one line.'),
  body: z.string().max(200_000),
  attachments: mailFiles.optional(),
});
