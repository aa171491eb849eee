/** Speech to text: a recording becomes a clean text, with what was said kept beside it. */
import { z } from 'zod';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { defineTool } from '#tools/define/tool.ts';
import { heardLanguages } from '#tools/hear/languages.ts';

const files = {
  field: 'files',
  label: 'Recording',
  takes: ['sound', 'film'],
  most: 1,
} as const satisfies ToolFiles;

export const voiceNote = defineTool({
  id: 'voice-note',
  title: 'Speech to text',
  description:
    'Record or upload speech and get clean text, with every change shown and the time of each word.',
  output: 'voice-note',
  page: '/ai/voice',
  class: 'media',
  files,
  input: z
    .strictObject({
      files: z
        .array(z.uuid())
        .max(1, 'Choose one recording.')
        .default([])
        .describe('The id of a sound or video file that was uploaded before.'),
      sample: z
        .boolean()
        .default(false)
        .describe('In place of a file: a sample recording, made by a voice of ours.'),
      language: z
        .string()
        .refine(
          (code) => code === '' || heardLanguages.includes(code),
          'Whisper does not know this language.',
        )
        .default('')
        .describe('The language that is spoken, such as en; found out without it.'),
    })
    .refine(({ files: given, sample }) => given.length > 0 || sample, {
      path: ['files'],
      message: 'Record something or choose a recording first.',
    }),
  titleOf: ({ sample }) => (sample ? 'Sample: a planning meeting' : 'Voice note'),
  titleOfOutput: ({ texts }) =>
    texts.text
      ?.trim()
      .split(/(?<=[.!?])\s/)[0]
      ?.slice(0, 80) || undefined,
  examples: [{ title: 'A sample recording (half a minute, a made-up voice)', input: { sample: true } }],
});
