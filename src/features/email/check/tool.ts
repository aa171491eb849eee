import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { addressText } from '#tools/kinds/email.ts';
import { emailKind, textKind } from '#tools/kinds/shared-kinds.ts';
import { acceptKind } from '#tools/define/accepts.ts';

/** A second pair of eyes. */
export const emailCheck = defineTool({
  id: 'email-check',
  title: 'Check an e-mail',
  description:
    'Check an e-mail before you send it: what could be misread, how it sounds, and what’s missing.',
  output: textKind,
  page: '/ai/email?tool=email-check',
  needs: ['text'],
  input: z.strictObject({
    body: z
      .string()
      .max(100_000, 'Use at most 100,000 characters.')
      .refine((text) => text.trim() !== '', 'The message is empty.')
      .describe('The e-mail’s text.'),
    subject: z.string().max(500).default('').describe('Its subject line.'),
    to: z.string().max(4_000).default('').describe('The recipients.'),
    attachments: z.int().min(0).max(100).default(0).describe('The number of attachments.'),
  }),
  titleOf: ({ subject, body }) => `Check: ${subject || body}`,
  accepts: [
    acceptKind(emailKind, ({ data: email }) => ({
      body: email?.body ?? '',
      subject: email?.subject ?? '',
      to: email?.to.map(addressText).join(', ') ?? '',
      attachments: email?.attachments?.length ?? 0,
    })),
  ],
  examples: [
    {
      title: 'A short e-mail with three problems',
      input: {
        to: 'Hannah Berg <hannah@example.org>',
        subject: '',
        body: 'Hi Anna,\n\nas I already said, the report is attached. Can we talk next Friday at 4?\n\nBest,\nTom',
      },
    },
  ],
});
