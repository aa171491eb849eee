/** What a research holds beside its text: the plan with what was found on each point, the sources, and what is contested. */
import { z } from 'zod';
import { whyNots } from '#kit/sources/outcome.ts';
import { styles } from './styles.ts';

/** Who was asked about a point, and how it went. */
const asked = z.strictObject({
  title: z.string(),
  /** Where people find it themselves; null for what is on this server. */
  home: z.string().nullable(),
  state: z.enum(['answered', ...whyNots]),
  note: z.string().nullable(),
  words: z.string(),
  found: z.number(),
  isOutOfReach: z.boolean(),
});

const source = z.strictObject({
  /** Its number, which citations name. */
  id: z.number(),
  title: z.string(),
  href: z.string(),
  /** Who wrote it, as the place that found it says. */
  by: z.string().nullable(),
  /** A day, a month or a year. */
  date: z.string().nullable(),
  /** Titles of the places that found it. */
  foundBy: z.array(z.string()),
  isRead: z.boolean(),
});

/** A sentence of a source, word for word, with the passage it stands in. */
const note = z.strictObject({
  id: z.number(),
  source: z.number(),
  sentence: z.string(),
  passage: z.string(),
  /** Opens the page at the sentence, where browsers can. */
  href: z.string(),
  /** Other sources that say the same. */
  also: z.array(z.number()),
});

const contest = z.strictObject({
  /** "numbers differ: 330 m and 324 m". */
  difference: z.string(),
  settledBy: z.string(),
  sides: z.array(z.array(z.strictObject({ source: z.number(), sentence: z.string(), href: z.string() }))),
});

const cited = z.strictObject({ text: z.string(), notes: z.array(z.number()).min(1) });

const written = z.strictObject({
  engine: z.string(),
  sentences: z.array(cited),
  /** Sentences that no passage bore out, and that are left out. */
  dropped: z.number(),
});

export const pointStates = ['waiting', 'working', 'done', 'failed'] as const;

const point = z.strictObject({
  text: z.string(),
  state: z.enum(pointStates),
  /** Why it failed. */
  note: z.string().nullable(),
  asked: z.array(asked),
  found: z.number(),
  notes: z.array(note),
  contests: z.array(contest),
  /** By a language model, from the notes; null where the notes stand for themselves. */
  written: written.nullable(),
});

const report = z.strictObject({
  is: z.literal('report'),
  question: z.string(),
  style: z.enum(styles),
  /** The day on which the sources were read. */
  accessed: z.string(),
  /** Nobody outside could be reached. */
  isOffline: z.boolean(),
  points: z.array(point),
  sources: z.array(source),
});

/** To a question on a report: from its notes alone. */
const answer = z.strictObject({
  is: z.literal('answer'),
  question: z.string(),
  by: z.enum(['quotes', 'engine']),
  engine: z.string().nullable(),
  /** Empty where the notes do not hold it. */
  sentences: z.array(cited),
  dropped: z.number(),
  notes: z.array(note),
  /** What other sources of the report say against what is told. */
  contests: z.array(contest),
  sources: z.array(source),
  /** How many notes were looked through. */
  among: z.number(),
});

export const researchData = z.discriminatedUnion('is', [report, answer]);

export type ResearchData = z.output<typeof researchData>;
export type Report = z.output<typeof report>;
export type NotesAnswer = z.output<typeof answer>;
export type Point = z.output<typeof point>;
export type Note = z.output<typeof note>;
export type ResearchSource = z.output<typeof source>;
export type Contest = z.output<typeof contest>;
export type ConsultedSource = z.output<typeof asked>;
