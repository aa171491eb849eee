/**
 * What a document written in steps holds beside its texts. The texts are named: the document after a step by the step's id,
 * what a critic says by its step's id too, and the document as it is in the end `text`.
 */
import { z } from 'zod';
import { draftRoles } from './roles.ts';

const remark = z.strictObject({
  /** The words of the document that it is about, exactly as they stand there; null for the whole. */
  quote: z.string().nullable(),
  /** Where the quote begins in the document. */
  at: z.number().nullable(),
  comment: z.string(),
  /** What to put in the quote's place, where that is plain. */
  suggestion: z.string().nullable(),
  /** The suggestion may be wrong: it is offered, and stays off until somebody takes it. */
  tentative: z.boolean().optional(),
  /** Who says so, by title. */
  by: z.string(),
  /** Of a check: whether it held. */
  verdict: z.enum(['holds', 'wrong', 'unknown']).nullable(),
  sources: z.array(z.strictObject({ title: z.string(), href: z.string().optional() })),
});

/** What a revision did with a remark. */
const reply = z.strictObject({
  step: z.string(),
  /** Its place among the remarks of that step. */
  remark: z.number(),
  taken: z.boolean(),
  why: z.string().nullable(),
});

const step = z.strictObject({
  id: z.string(),
  role: z.enum(draftRoles),
  /** Which time round, from 1. */
  round: z.number(),
  engine: z.string().nullable(),
  title: z.string(),
  state: z.enum(['waiting', 'writing', 'done', 'failed', 'skipped']),
  note: z.string().nullable(),
  remarks: z.array(remark),
  /** Of a revision. */
  replies: z.array(reply),
});

export const draftData = z.strictObject({
  steps: z.array(step),
  /** The step whose text is the document now. */
  current: z.string().nullable(),
});

export type DraftData = z.output<typeof draftData>;
export type DraftStep = DraftData['steps'][number];
export type DraftReply = DraftStep['replies'][number];
export type DraftRemark = DraftStep['remarks'][number];
