/** What tools that hear a recording take: one file or a sample, and the language that is spoken. */
import { z } from 'zod';
import { heardLanguages } from './languages.ts';

export const recordingInput = {
  files: z
    .array(z.uuid())
    .max(1, 'Choose one recording.')
    .default([])
    .describe('The id of an uploaded audio or video file.'),
  sample: z.boolean().default(false).describe('Or a sample recording.'),
  language: z
    .string()
    .refine((code) => code === '' || heardLanguages.includes(code), 'Whisper doesn’t support this language.')
    .default('')
    .describe('The spoken language, such as en; detected automatically by default.'),
};
