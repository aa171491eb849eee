/** Listening while someone speaks, and the words of one's own that it shall know. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { heardLanguages } from './languages.ts';

const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;

/** What the model hears at once. */
export const longestHearing = 28;

const heardWord = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type HeardWord = z.output<typeof heardWord>;

export const hearSpeech = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/hearings',
  summary:
    'What is said in the last seconds, while someone goes on speaking: the bytes of a WAV file with one channel, 16 bits and 16,000 samples a second, of 28 seconds at most.',
  rawBody: true,
  bodyLimit: 1_000_000,
  query: z.strictObject({
    language: z
      .string()
      .refine((code) => heardLanguages.includes(code), 'Whisper does not know this language.')
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
  ...forAll,
  method: 'POST',
  path: '/api/hearings/preparations',
  summary:
    'Say that you will soon speak, or have something read aloud: what is needed for it is loaded meanwhile.',
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
    .regex(/^[^\p{C}]*$/u, 'There is an invisible character in it.');

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
  ...forAll,
  method: 'GET',
  path: '/api/own-words',
  summary: 'Names and terms of yours that recognition spells your way.',
  output: z.object({ items: z.array(ownWord) }),
});

export const saveOwnWord = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/own-words',
  summary: 'Add a word, or say more of one that is there.',
  body: z.strictObject({
    word: line(longestOwnWord).pipe(z.string().min(2, 'Write at least two letters.')),
    heard: z.array(line(longestOwnWord)).max(10, 'At most ten.').default([]),
    spoken: line(longestOwnWord).default(''),
  }),
  output: ownWord,
});

export const removeOwnWord = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/own-words/:id',
  summary: 'Forget a word of yours.',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
