/** A transcript of a recording: heard by the house's own model, minute by minute. */
import { z } from 'zod';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { defineTool } from '#tools/define/tool.ts';
import { titleIn } from './captions-tool.ts';
import { heardLanguages } from '#tools/hear/languages.ts';
import { transcriptKind } from './kind-id.ts';

const files = {
  field: 'files',
  label: 'Recording',
  takes: ['sound', 'film'],
  most: 1,
} as const satisfies ToolFiles;

export const transcribeTool = defineTool({
  id: 'transcribe',
  title: 'Transcribe a recording',
  description: 'What is said in a sound or video file, with the time of each word and suggested speakers.',
  output: transcriptKind,
  page: '/youtube/transcriber',
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
        .describe('In place of a file: a sample recording, made by our own voices.'),
      language: z
        .string()
        .refine(
          (code) => code === '' || heardLanguages.includes(code),
          'Whisper does not know this language.',
        )
        .default('')
        .describe('The language that is spoken, such as en; found out without it.'),
      speakers: z.boolean().default(true).describe('Whether to suggest who speaks, by how the voices sound.'),
    })
    .refine((input) => input.files.length > 0 || input.sample, {
      path: ['files'],
      message: 'Choose a recording first.',
    }),
  titleOf: ({ sample }) => (sample ? 'Sample: in the kitchen garden' : 'Recording'),
  titleOfOutput: (output) => titleIn(output),
  examples: [{ title: 'A sample recording (two made-up voices, half a minute)', input: { sample: true } }],
});
