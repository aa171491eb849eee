/** Speak, and get an e-mail. */
import { z } from 'zod';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { heardLanguages } from '#tools/hear/languages.ts';
import {
  lengths,
  longestSaying,
  longestSender,
  spokenLetterKind,
  tones,
  type SpokenLetter,
} from './spoken-letter.ts';

const files = {
  field: 'files',
  label: 'Recording',
  takes: ['sound', 'film'],
  most: 1,
} as const satisfies ToolFiles;

export const voiceEmail = defineTool({
  id: 'voice-email',
  title: 'Voice to e-mail',
  description: 'Speak, and get an e-mail with a subject, paragraphs and a sign-off, ready to send.',
  output: spokenLetterKind,
  page: '/ai/voice-email',
  class: 'media',
  needs: ['text'],
  files,
  input: z
    .strictObject({
      files: z
        .array(z.uuid())
        .max(1, 'Choose one recording.')
        .default([])
        .describe('The id of a recording that was uploaded before.'),
      said: z
        .string()
        .trim()
        .max(longestSaying, `Use at most ${longestSaying.toLocaleString('en')} characters.`)
        .default('')
        .describe('In place of a recording: what you would say.'),
      sample: z
        .boolean()
        .default(false)
        .describe('In place of both: a sample recording, made by a voice of ours.'),
      tone: z.enum(tones).default('plain').describe('How it sounds.'),
      length: z.enum(lengths).default('usual').describe('How much of what was said it tells.'),
      sender: z.string().trim().max(longestSender).default('').describe('The name that it is signed with.'),
      language: z
        .string()
        .refine(
          (code) => code === '' || heardLanguages.includes(code),
          'Whisper does not know this language.',
        )
        .default('')
        .describe('The language that is spoken, such as en; found out without it.'),
    })
    .refine((input) => input.files.length > 0 || input.sample || input.said !== '', {
      path: ['said'],
      message: 'Record something, choose a recording, or type what you would say.',
    }),
  titleOf: ({ said, sample }) => (sample ? 'Sample: a planning meeting' : said || 'Voice e-mail'),
  titleOfOutput: ({ data }) => (data as SpokenLetter | null)?.letter.subject || undefined,
  accepts: (['text', 'voice-note'] as const).map((kind) => ({ kind, as: sayingOf })),
  examples: [{ title: 'A sample recording (half a minute, a made-up voice)', input: { sample: true } }],
});

function sayingOf({ texts }: Output) {
  return { said: (texts[mainText] ?? '').slice(0, longestSaying) };
}
