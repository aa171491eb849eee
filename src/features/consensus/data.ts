/**
 * What a consensus run holds beside its texts. The texts are named: each member's answer by the member's id, and the
 * consensus itself `text`, like the result of any other tool.
 */
import { z } from 'zod';
import { consensusModes } from './modes.ts';

const support = z.strictObject({
  engines: z.array(z.string()),
  families: z.array(z.string()),
  of: z.number(),
  /** "3 of 3 engines, 2 families" */
  words: z.string(),
});

/** Exact words, and where they stand in the member's answer. */
const voice = z.strictObject({
  member: z.string(),
  words: z.string(),
  start: z.number(),
  end: z.number(),
});

const claim = z.strictObject({
  /** Stays the same while answers join, so that what people say about it stays with it. */
  id: z.string(),
  words: z.string(),
  voices: z.array(voice),
  support,
});

const contest = z.strictObject({
  id: z.string(),
  /** The best supported first. */
  sides: z.array(claim),
  difference: z.string(),
  assumption: z.string().nullable(),
  settledBy: z.string(),
});

const vote = z.strictObject({
  options: z.array(z.strictObject({ value: z.string(), support })),
  /** Null where two lead together. */
  winner: z.string().nullable(),
  /** As many say something else, from older tables. */
  isByDate: z.boolean().optional(),
  /** Of older runs: members whose answer held no single value. */
  without: z.array(z.string()).optional(),
  words: z.string(),
});

/**
 * `abstained`: it answered that it does not know. `late`: still writing when the consensus began; it joins when it is done.
 */
export const memberStates = ['waiting', 'writing', 'late', 'done', 'abstained', 'failed', 'stopped'] as const;

const member = z.strictObject({
  /** `a`, `b` … in the order of the panel; names its text. */
  id: z.string(),
  engine: z.string(),
  title: z.string(),
  provider: z.string(),
  family: z.string(),
  state: z.enum(memberStates),
  /** For people: why it failed, or that another engine stood in. */
  note: z.string().nullable(),
  sources: z.array(z.strictObject({ title: z.string(), href: z.string().optional() })),
  /** When the table it answers from was last brought up to date, `2025-06`. */
  asOf: z.string().optional(),
  /** From the question to the first word, and to the last. */
  firstWordMs: z.number().nullable(),
  tookMs: z.number().nullable(),
  credits: z.number().nullable(),
});

const judge = z.strictObject({
  engine: z.string(),
  title: z.string(),
  /** It had to judge answers of its own, because there was no other. */
  isMember: z.boolean(),
  /** Judged twice, the second time in reverse order; null until the second is there. */
  ordersAgree: z.boolean().nullable(),
  /** What came out differently, in words. */
  difference: z.string().nullable(),
  /** Who checked that all agree, where the first judge found so. */
  second: z.strictObject({ engine: z.string(), title: z.string() }).optional(),
});

const finding = z.strictObject({
  /** Goes up when a late answer joins. */
  edition: z.number(),
  available: z.boolean(),
  /** Word for word the same, equal as a value, or judged so. In runs before 18 November 2026 also what is only worded alike. */
  agreed: z.array(claim),
  /** In like words; nobody has checked that they mean the same. */
  alike: z.array(claim).optional(),
  contested: z.array(contest),
  single: z.array(claim),
  vote: vote.nullable(),
  summary: z.string(),
  /** Words alone, words and embeddings, or a judging engine. */
  matchedBy: z.enum(['words', 'meaning', 'judge']),
  /** The comparison model failed or did not answer in time, so claims were matched by words. */
  isModelMissing: z.boolean().optional(),
  judge: judge.nullable(),
  /** Members that are in it. */
  heard: z.array(z.string()),
  /** Of these, who said nothing of the matter: not counted anywhere. */
  abstained: z
    .array(
      z.strictObject({
        member: z.string(),
        how: z.enum(['does not know', 'declines', 'asks back', 'is off the point']),
      }),
    )
    .optional(),
});

/** Where nobody has an answer. */
const silence = z.strictObject({
  /** Words of the question that were understood. */
  about: z.array(z.string()),
  /** Who and what was asked. */
  lookedIn: z.array(z.string()),
  /** Places outside that did not answer. */
  outOfReach: z.number().optional(),
  /** Only in older runs: questions like it that were answered here. */
  nearby: z.array(z.string()).optional(),
});

/** Council: each member ranks the others' answers without knowing whose they are. */
const ranking = z.strictObject({
  /** Best first. */
  places: z.array(
    z.strictObject({
      member: z.string(),
      /** Mean place among those who ranked it, 1 is best. */
      meanPlace: z.number(),
      rankedBy: z.number(),
    }),
  ),
  ballots: z.array(
    z.strictObject({ by: z.string(), order: z.array(z.string()), why: z.string().nullable() }),
  ),
  /** Members whose ballot couldn’t be read. */
  without: z.array(z.string()),
  /** Who wrote the text. */
  chair: z.string().nullable(),
});

export const consensusData = z.strictObject({
  /** `texts`: two texts that someone gave, compared like answers. */
  mode: z.enum([...consensusModes, 'texts']),
  members: z.array(member),
  /** This many answers begin the consensus, or what is there when the time is over. */
  quorum: z.number(),
  deadlineMs: z.number(),
  /** Places outside that were asked and are not on the panel, with why in one sentence; null where one had nothing on it. */
  passedOver: z.array(z.strictObject({ title: z.string(), note: z.string().nullable() })).optional(),
  /** Null until it begins, and always in mode `compare`. */
  finding: finding.nullable(),
  ranking: ranking.nullable(),
  silence: silence.optional(),
});

export type ConsensusData = z.output<typeof consensusData>;
export type Member = ConsensusData['members'][number];
export type Finding = NonNullable<ConsensusData['finding']>;
export type ConsensusClaim = Finding['agreed'][number];
export type ConsensusContest = Finding['contested'][number];
export type Ranking = NonNullable<ConsensusData['ranking']>;
