/** Runs as people take them away: the shape of the JSON file, and what the other formats are written from. */
import { z } from 'zod';
import { moment } from '#kit/contract/moment.ts';
import { runStates } from '../run/run.ts';

const source = z.object({ title: z.string(), href: z.string().optional() });

const claim = z.object({
  words: z.string(),
  /** `3 of 3 engines, 2 families` */
  support: z.string(),
  /** Names of the engines that say so. */
  by: z.array(z.string()),
});

const consensus = z.object({
  mode: z.string(),
  members: z.array(
    z.object({
      name: z.string(),
      provider: z.string(),
      family: z.string(),
      state: z.string(),
      note: z.string().nullable(),
    }),
  ),
  summary: z.string().nullable(),
  agreed: z.array(claim),
  contested: z.array(
    z.object({
      difference: z.string(),
      assumption: z.string().nullable(),
      settledBy: z.string(),
      /** The best supported first. */
      sides: z.array(claim),
    }),
  ),
  single: z.array(claim),
  vote: z.string().nullable(),
  /** Council: the best place first. */
  ranking: z.array(z.object({ name: z.string(), meanPlace: z.number() })),
});

const turn = z.object({
  run: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  state: z.enum(runStates),
  askedAt: moment,
  endedAt: moment.nullable(),
  question: z.string(),
  /** Names of the engines that worked on it. */
  engines: z.array(z.string()),
  answer: z.string(),
  sources: z.array(source),
  /** Null where it was no consensus. */
  consensus: consensus.nullable(),
  /** What the answer was drawn from, such as each engine's own; empty unless it was asked for. */
  raw: z.array(z.object({ name: z.string(), text: z.string() })),
});

/** Whoever reads these files may rely on a version: within one, fields are added but never change their meaning. */
export const exported = z.object({
  format: z.literal('frenly-export'),
  version: z.literal(1),
  title: z.string(),
  exportedAt: moment,
  turns: z.array(turn),
});

export type Exported = z.input<typeof exported>;
export type ExportedTurn = Exported['turns'][number];
export type ExportedConsensus = NonNullable<ExportedTurn['consensus']>;
export type ExportedClaim = ExportedConsensus['agreed'][number];
