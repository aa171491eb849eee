/** What a search holds beside its text: who was asked, what was found, and the passages that each sentence rests on. */
import { z } from 'zod';
import { whyNots } from '#kit/sources/outcome.ts';
import { searchFilters } from './filters.ts';

const asked = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Where people find it themselves; null for what is on this server. */
  home: z.string().nullable(),
  state: z.enum(['asking', 'answered', ...whyNots]),
  note: z.string().nullable(),
  /** The words it was asked with. */
  words: z.string(),
  found: z.number(),
  tookMs: z.number(),
  isOutOfReach: z.boolean(),
});

const link = z.strictObject({ title: z.string(), href: z.string(), source: z.string() });

const result = z.strictObject({
  /** Its number on the page, which citations name. */
  id: z.number(),
  title: z.string(),
  href: z.string(),
  text: z.string(),
  date: z.string().nullable(),
  by: z.string().nullable(),
  /** Titles of the sources that found it. */
  sources: z.array(z.string()),
  /** The same thing elsewhere, folded into this card. */
  also: z.array(link),
  /** Whether the page behind it was read. */
  isRead: z.boolean(),
});

const passage = z.strictObject({
  id: z.number(),
  result: z.number(),
  text: z.string(),
  /** Opens the page at the passage, where browsers can. */
  href: z.string(),
});

const answer = z.strictObject({
  /** `quotes`: sentences of the sources, word for word. `engine`: written by one, each sentence with its passages. */
  by: z.enum(['quotes', 'engine']),
  engine: z.string().nullable(),
  sentences: z.array(z.strictObject({ text: z.string(), passages: z.array(z.number()).min(1) })),
  /** Sentences that an engine wrote and no passage bore out. */
  dropped: z.number(),
});

const picture = z.strictObject({
  title: z.string(),
  href: z.string(),
  source: z.string(),
  credit: z.string(),
  /** A small copy of our own; null where it could not be had. */
  thumbnail: z.string().nullable(),
});

const miss = link.extend({ text: z.string(), words: z.string() });

export const searchData = z.strictObject({
  q: z.string(),
  filter: z.enum(searchFilters),
  from: z.string().nullable(),
  to: z.string().nullable(),
  asked: z.array(asked),
  /** Nobody outside could be reached. */
  isOffline: z.boolean(),
  /** Whether meaning counted, or words alone. */
  byMeaning: z.boolean(),
  /** What built-in sources say. Absent in what was searched for before they were asked. */
  known: z
    .strictObject({
      text: z.string(),
      sources: z.array(z.strictObject({ title: z.string(), href: z.string().nullable() })),
    })
    .nullable()
    .optional(),
  results: z.array(result),
  pictures: z.array(picture),
  passages: z.array(passage),
  answer: answer.nullable(),
  related: z.array(z.string()),
  /** Closest results where nothing was found. */
  misses: z.array(miss),
});

export type SearchData = z.output<typeof searchData>;
export type AskedSource = SearchData['asked'][number];
export type SearchResult = SearchData['results'][number];
export type SearchPassage = SearchData['passages'][number];
export type SearchAnswer = NonNullable<SearchData['answer']>;
