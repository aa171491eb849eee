/** A voice e-mail that is ready: its facts are those that were said, or someone has settled each difference. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { emptyLetter, type Letter } from '#tools/kinds/letter.ts';
import { givenLetter } from './fields.ts';
import { longestCorrection, longestSaying, longestSender, mostCorrections } from './spoken-letter.ts';

export const finishVoiceEmail = defineTool({
  id: 'voice-email-finish',
  title: 'Finish a voice e-mail',
  description: 'Checks the facts of an e-mail against what was said, and makes it ready to send.',
  output: 'letter',
  input: z.strictObject({
    said: z.string().max(longestSaying).describe('What was said.'),
    letter: givenLetter.describe('The letter as it is to be sent.'),
    language: z.string().max(20).nullable().default('en').describe('What was spoken, as a code.'),
    sender: z.string().max(longestSender).default('').describe('The name that it is signed with.'),
    corrections: z
      .array(z.string().max(longestCorrection))
      .max(mostCorrections)
      .default([])
      .describe('What was asked to be put right afterwards, in order.'),
    settled: z
      .array(z.string().max(300))
      .max(500)
      .default([])
      .describe('Ids of differences that someone has looked at and wants so.'),
  }),
  titleOf: ({ letter }) => letter.subject || 'E-mail',
  titleOfOutput: ({ data }) => (data as Letter | null)?.subject || undefined,
  examples: [
    {
      title: 'A meeting on Friday',
      input: {
        said: 'Tell Anna that we meet on Friday at nine.',
        letter: {
          ...emptyLetter,
          subject: 'Meeting on Friday',
          body: 'Hello Anna,\n\nWe meet on Friday at nine.\n\nBest regards,',
        },
      },
    },
  ],
});
