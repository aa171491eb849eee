/** What a letter holds, checked wherever one comes in. */
import { z } from 'zod';
import { isAddress } from './letter.ts';

/** What a header may hold: nothing that ends it and begins another. */
// oxlint-disable-next-line no-control-regex
const oneLine = /^[^\r\n\0]*$/;

const address = z.strictObject({
  name: z.string().max(200).regex(oneLine),
  address: z.string().max(320).refine(isAddress, 'That is no e-mail address.'),
});
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

export const letterSchema = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  subject: z.string().max(500).regex(oneLine, 'A subject is one line.'),
  body: z.string().max(200_000),
});
