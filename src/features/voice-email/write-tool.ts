/** Speak, and get an e-mail. */
import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { recordingInput } from '#tools/hear/recording-input.ts';
import { recordingFiles } from '#tools/hear/recording-files.ts';
import { checkFields, occasionInput } from '#tools/occasions/occasion-input.ts';
import { longestSaying, longestSender, tones } from './limits.ts';
import { findOccasion } from '#tools/occasions/occasions.ts';
import { spokenEmailKind } from './kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

export const voiceEmail = defineTool({
  id: 'voice-email',
  title: 'Voice to e-mail',
  description: 'Speak, and get an e-mail with a subject, paragraphs and a sign-off, ready to send.',
  output: spokenEmailKind,
  page: '/ai/voice-email',
  class: 'media',
  needs: ['text'],
  modelNeed: {
    what: 'An e-mail from an instruction',
    now: 'Without one, dictate the e-mail as it should read: your sentences are cleaned and keep their order.',
    example: {
      given: 'Tell Anna the meeting moves to Friday and ask if she can bring the keys.',
      gives: 'Hello Anna,\n\nOur meeting moves to Friday. Could you bring the keys?',
    },
  },
  files: recordingFiles,
  input: z
    .strictObject({
      ...occasionInput,
      files: recordingInput.files,
      said: z
        .string()
        .trim()
        .max(longestSaying, `Use at most ${longestSaying.toLocaleString('en')} characters.`)
        .default('')
        .describe('Or the text of what you’d say.'),
      sample: recordingInput.sample,
      tone: z.enum(tones).default('plain').describe('The tone.'),
      sender: z.string().trim().max(longestSender).default('').describe('The sender’s name.'),
      language: recordingInput.language,
    })
    .superRefine(checkFields)
    .refine(
      ({ files, sample, said, occasion }) => files.length > 0 || sample || said !== '' || occasion !== '',
      {
        path: ['said'],
        message: 'Record something, choose a recording, type what you would say, or choose an occasion.',
      },
    ),
  titleOf: ({ said, sample, occasion }) =>
    sample ? 'Sample: a planning meeting' : said || findOccasion(occasion)?.title || 'Voice e-mail',
  titleOfOutput: ({ data }) => data?.letter.subject || undefined,
  accepts: [acceptReadable(sayingOf)],
  examples: [{ title: 'A sample recording (half a minute, synthetic voice)', input: { sample: true } }],
});

function sayingOf({ texts }: Output) {
  return { said: (texts[mainText] ?? '').slice(0, longestSaying) };
}
