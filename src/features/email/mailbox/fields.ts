/** What forms check against, on both sides of the wire. */
import { z } from 'zod';
import { isAddress } from '#tools/kinds/email.ts';
import { securities } from './states.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\r\n\0]*$/, 'Keep it on one line.');

export const mailAddress = line(320).refine(isAddress, 'That isn’t an e-mail address.');

export const mailboxFields = z.strictObject({
  name: line(120),
  address: mailAddress,
  host: line(253).min(1, 'Enter your outgoing server.'),
  port: z.int().min(1).max(65_535),
  security: z.enum(securities),
  username: line(320).min(1, 'Enter the user name.'),
  password: z.string().min(1, 'Enter the app password.').max(1000),
});

export const contactFields = z.strictObject({ name: line(200), address: mailAddress });

export const snippetFields = z.strictObject({
  title: line(120).min(1, 'Give it a name.'),
  subject: line(500),
  body: z
    .string()
    .max(50_000, 'Use at most 50,000 characters.')
    .refine((text) => text.trim() !== '', 'Enter some text.'),
});
