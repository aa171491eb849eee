import { z } from 'zod';
import type { Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { addressText, type Letter } from '#tools/kinds/letter.ts';

/** A second pair of eyes. */
export const emailCheck = defineTool({
  id: 'email-check',
  title: 'Check an e-mail',
  description: 'A second reader before it goes: what could be misread, how it sounds, and what is missing.',
  output: 'text',
  page: '/ai/email?tool=email-check',
  needs: ['text'],
  input: z.strictObject({
    body: z
      .string()
      .max(100_000, 'Use at most 100,000 characters.')
      .refine((text) => text.trim() !== '', 'There is no text yet.')
      .describe('The mail as it would go.'),
    subject: z.string().max(500).default('').describe('Its subject line.'),
    to: z.string().max(4_000).default('').describe('Its recipients, as they are written.'),
    attachments: z.int().min(0).max(100).default(0).describe('How many files go along.'),
  }),
  titleOf: ({ subject, body }) => `Check: ${subject || body}`,
  accepts: [
    {
      kind: 'letter',
      as: ({ data }: Output) => {
        const letter = data as Letter | null;
        return {
          body: letter?.body ?? '',
          subject: letter?.subject ?? '',
          to: letter?.to.map(addressText).join(', ') ?? '',
          attachments: letter?.attachments?.length ?? 0,
        };
      },
    },
  ],
  examples: [
    {
      title: 'A short one with three traps',
      input: {
        to: 'Hannah Berg <hannah@example.org>',
        subject: '',
        body: 'Hi Anna,\n\nas I already said, the report is attached. Can we talk next Friday at 4?\n\nBest,\nTom',
      },
    },
  ],
});
