/** Listening while someone speaks, and the words of one's own that it shall know. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { heardLanguages } from './languages.ts';

const forAll = { access: 'guest', business: 'member' } as const;
const forRunning = { ...forAll, key: 'tools:run' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;

/** What the model hears at once. */
export const longestHearing = 28;

const heardWord = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type HeardWord = z.output<typeof heardWord>;

export const hearSpeech = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/hearings',
  summary:
    'Transcribe the last seconds of live speech: a mono 16-bit WAV file at 16,000 Hz, up to 28 seconds.',
  rawBody: true,
  bodyLimit: 1_000_000,
  query: z.strictObject({
    language: z
      .string()
      .refine((code) => heardLanguages.includes(code), 'Whisper doesn’t support this language.')
      .optional(),
  }),
  body: z.instanceof(Blob),
  output: z.object({
    words: z.array(heardWord),
    /** Null where nobody spoke. */
    language: z.string().nullable(),
    /** Seconds; what was said before does not change any more and need not be sent again. */
    settled: z.number(),
  }),
});

export const prepareModels = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/hearings/preparations',
  summary: 'Preload speech models.',
  body: z.strictObject({ soon: z.enum(['hearing', 'speech']) }),
  output: z.object({ is: z.enum(['ready', 'loading', 'not_fetched']) }),
});

export const longestOwnWord = 60;
export const mostOwnWords = 300;

/** One line without signs that only machines see. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\p{C}]*$/u, 'Remove the invisible character.');

const ownWord = z.object({
  id: z.string(),
  word: z.string(),
  /** As it was heard so far. */
  heard: z.array(z.string()),
  /** How it is spoken when a text is read aloud; empty: as it is written. */
  spoken: z.string(),
});
export type OwnWordView = z.output<typeof ownWord>;

export const listOwnWords = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/own-words',
  summary: 'List your custom words for speech recognition.',
  output: z.object({ items: z.array(ownWord) }),
});

export const saveOwnWord = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/own-words',
  summary: 'Add or update a custom word.',
  body: z.strictObject({
    word: line(longestOwnWord).pipe(z.string().min(2, 'Enter at least two letters.')),
    heard: z.array(line(longestOwnWord)).max(10, 'Use at most ten.').default([]),
    spoken: line(longestOwnWord).default(''),
  }),
  output: ownWord,
});

export const removeOwnWord = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/own-words/:id',
  summary: 'Delete a custom word.',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
