/** An answer from documents: sentences, and the passages that say them. */
import { z } from 'zod';
import { documentForms } from '#kit/documents/read/forms.ts';
import { passage } from '../overview/data.ts';

const cited = passage.extend({
  id: z.number(),
  document: z.string(),
  name: z.string(),
  form: z.enum(documentForms),
  /** What its page is called, where that is not its number. */
  label: z.string().nullable(),
  /** Word for word. */
  text: z.string(),
  /** The paragraph that it stands in. */
  around: z.string(),
});
export type CitedPassage = z.output<typeof cited>;

export const answerData = z.strictObject({
  question: z.string(),
  /** `reckoned`: worked out from the cells that are cited. */
  by: z.enum(['quotes', 'reckoned', 'engine']),
  engine: z.string().nullable(),
  sentences: z.array(z.strictObject({ text: z.string(), passages: z.array(z.number()).min(1) })),
  /** Where several things were asked: what of `sentences` answers each, or comes nearest to it. */
  parts: z
    .array(z.strictObject({ question: z.string(), isAbsent: z.boolean(), sentences: z.array(z.number()) }))
    .optional(),
  /** Written by the engine, and borne out by no passage. */
  unsupported: z.array(z.string()),
  /** No passage clearly answers it; what is cited comes nearest. */
  isAbsent: z.boolean(),
  passages: z.array(cited),
  /** What was searched. */
  among: z.strictObject({
    documents: z.array(z.string()),
    pages: z.number(),
    isPartial: z.boolean(),
    /** What is missing is still to come; else it could not be read. Absent in answers of long ago. */
    isComing: z.boolean().optional(),
  }),
});
export type AnswerData = z.output<typeof answerData>;
