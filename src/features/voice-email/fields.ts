/** A letter as calls and tools take it; whether its addresses are addresses is asked where it is kept. */
import { z } from 'zod';

const address = z.strictObject({ name: z.string().max(200), address: z.string().max(320) });
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

export const givenLetter = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  subject: z.string().max(500),
  body: z.string().max(200_000),
});
