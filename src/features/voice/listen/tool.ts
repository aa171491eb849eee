/** Speech to text: a recording becomes a clean text, with what was said kept beside it. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { recordingInput } from '#tools/hear/recording-input.ts';
import { recordingFiles } from '#tools/hear/recording-files.ts';
import { voiceNoteKind } from './kind.ts';

export const voiceNote = defineTool({
  id: 'voice-note',
  title: 'Speech to text',
  description:
    'Record or upload speech and get clean text, with every change shown and the time of each word.',
  output: voiceNoteKind,
  page: '/ai/voice',
  class: 'media',
  files: recordingFiles,
  input: z
    .strictObject({
      ...recordingInput,
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
  examples: [{ title: 'A sample recording (half a minute, synthetic voice)', input: { sample: true } }],
});
