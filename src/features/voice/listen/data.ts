/** A voice note: what was said, word by word, and as it would have been written. */
import { z } from 'zod';
import { heardLines, mediaSource } from '#tools/hear/media-source.ts';

/** More than two hours of speech. */
const longestText = 300_000;

export const voiceNoteData = z.strictObject({
  source: mediaSource,
  seconds: z.number().min(0),
  /** `en`; null where nobody spoke. */
  language: z.string().max(20).nullable(),
  note: z.string().max(400).nullable(),
  lines: heardLines,
  /** As it was said. */
  raw: z.string().max(longestText),
  /** Without fillers, false starts and what was taken back. */
  clean: z.string().max(longestText),
});
export type VoiceNote = z.output<typeof voiceNoteData>;
