/** From a sentence or knobs to a piece of music, by rules. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { musicKind } from './kind.ts';
import { genreIds, instrumentIds, instruments, keyNames, modeIds, moodIds } from './piece.ts';

export const longestPrompt = 500;

export const music = defineTool({
  id: 'music',
  title: 'Music studio',
  description:
    'Compose a piece with melody, chords, bass and drums from a mood, a genre and a key. Play it, edit it, and export WAV, MIDI and sheet music.',
  output: musicKind,
  page: '/v2/music-studio',
  wordsField: 'prompt',
  saysInput: true,
  input: z.strictObject({
    prompt: z
      .string()
      .trim()
      .max(longestPrompt, `Use at most ${longestPrompt} characters.`)
      .default('')
      .describe(
        'A few words that set the fields below, such as “calm lo-fi in A minor, 80 bpm, 60 seconds”.',
      ),
    genre: z
      .enum(['auto', ...genreIds])
      .default('auto')
      .describe('The genre; auto takes it from the prompt.'),
    mood: z
      .enum(['auto', ...moodIds])
      .default('auto')
      .describe('The mood; auto takes it from the prompt.'),
    key: z
      .enum(['auto', ...keyNames])
      .default('auto')
      .describe('The key note; auto takes it from the prompt or the seed.'),
    mode: z
      .enum(['auto', ...modeIds])
      .default('auto')
      .describe('Major or minor; auto follows the prompt or the mood.'),
    tempo: z
      .int('Use a whole number.')
      .min(50, 'Use 50 or more.')
      .max(200, 'Use 200 or less.')
      .optional()
      .describe('Beats per minute; without it, what suits genre and mood.'),
    seconds: z
      .int('Use a whole number.')
      .min(10, 'Use at least 10 seconds.')
      .max(180, 'Use at most 180 seconds.')
      .default(45)
      .describe('About how long it is, in seconds; it ends with a whole bar.'),
    instruments: z
      .array(z.enum(instrumentIds).describe(`One of: ${Object.values(instruments).join(', ')}.`))
      .max(6, 'Choose at most 6 instruments.')
      .default([])
      .describe('Instruments to use in place of the usual ones of the genre.'),
    seed: z.int().min(0).max(999_999).optional().describe('The same seed and settings give the same piece.'),
  }),
  titleOf: ({ prompt, genre, mood }) =>
    prompt || [mood, genre].filter((word) => word !== 'auto').join(' ') || 'New piece',
  examples: [
    { title: 'Lo-fi to study', input: { prompt: 'Calm lo-fi in A minor, 80 bpm', seed: 12 } },
    { title: 'Sunny pop', input: { prompt: 'Happy pop in D major with piano', seed: 5 } },
    { title: 'Club night', input: { genre: 'house', mood: 'energetic', seed: 31 } },
    { title: 'Night drive', input: { genre: 'synthwave', mood: 'dark', seed: 8 } },
    { title: 'A waltz', input: { genre: 'waltz', mood: 'romantic', key: 'G', seed: 3 } },
  ],
});
