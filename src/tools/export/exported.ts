/** Runs as people take them away: the shape of the JSON file, and what the other formats are written from. */
import { z } from 'zod';
import { moment } from '#kit/contract/moment.ts';
import { runStates } from '../run/run.ts';

const source = z.object({ title: z.string(), href: z.string().optional() });

const turn = z.object({
  run: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  kind: z.string(),
  state: z.enum(runStates),
  askedAt: moment,
  endedAt: moment.nullable(),
  question: z.string(),
  /** Names of the engines that worked on it. */
  engines: z.array(z.string()),
  answer: z.string(),
  sources: z.array(source),
  /** What its kind tells beside the answer, such as where engines agree. */
  details: z.record(z.string(), z.unknown()).nullable(),
  /** What the answer was drawn from, such as each engine's own; empty unless it was asked for. */
  raw: z.array(z.object({ name: z.string(), text: z.string() })),
});

/** Whoever reads these files may rely on a version: within one, fields are added but never change their meaning. */
export const exported = z.object({
  format: z.literal('frenly-export'),
  version: z.literal(2),
  title: z.string(),
  exportedAt: moment,
  turns: z.array(turn),
});

export type Exported = z.input<typeof exported>;
export type ExportedTurn = Exported['turns'][number];
