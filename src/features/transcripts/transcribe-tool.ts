/** A transcript of a recording: heard by the built-in model, minute by minute. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { titleIn } from './captions-tool.ts';
import { recordingInput } from '#tools/hear/recording-input.ts';
import { recordingFiles } from '#tools/hear/recording-files.ts';
import { transcriptKind } from './kind.ts';

export const transcribeTool = defineTool({
  id: 'transcribe',
  title: 'Transcribe a recording',
  description: 'Transcribe audio or video, with timestamps and suggested speakers.',
  output: transcriptKind,
  page: '/youtube/transcriber',
  class: 'media',
  files: recordingFiles,
  input: z
    .strictObject({
      ...recordingInput,
      speakers: z.boolean().default(true).describe('Whether to identify speakers by voice.'),
    })
    .refine((input) => input.files.length > 0 || input.sample, {
      path: ['files'],
      message: 'Choose a recording first.',
    }),
  titleOf: ({ sample }) => (sample ? 'Sample: in the kitchen garden' : 'Recording'),
  titleOfOutput: (output) => titleIn(output),
  examples: [{ title: 'A sample recording (two synthetic voices, half a minute)', input: { sample: true } }],
});
