/** What an overview of a document holds: everything with the place where the document says it. */
import { z } from 'zod';
import { documentForms } from '#kit/documents/read/forms.ts';

export const passage = z.strictObject({
  page: z.number(),
  block: z.number(),
  start: z.number(),
  end: z.number(),
});
const statement = passage.extend({ text: z.string() });
const named = z.strictObject({ text: z.string(), count: z.number(), places: z.array(passage) });

export const overviewData = z.strictObject({
  document: z.strictObject({
    id: z.string(),
    name: z.string(),
    form: z.enum(documentForms),
    pages: z.number(),
  }),
  /** Not all of it was read when this was made. */
  isPartial: z.boolean(),
  language: z.string().nullable(),
  words: z.number(),
  minutes: z.number(),
  /** School year that reads it with ease; English only. */
  grade: z.number().nullable(),
  outline: z.array(statement.extend({ level: z.number() })),
  summary: z.array(statement),
  /** What a language model wrote from the document, sentence by sentence; null where the sentences of the document stand for themselves. */
  written: z
    .strictObject({
      engine: z.string(),
      sentences: z.array(z.strictObject({ text: z.string(), places: z.array(passage) })),
      unsupported: z.array(z.string()),
    })
    .nullable(),
  keyPoints: z.array(statement.extend({ under: z.string() })),
  people: z.array(named),
  organisations: z.array(named),
  places: z.array(named),
  dates: z.array(named.extend({ day: z.string().nullable() })),
  amounts: z.array(named),
  asks: z.array(statement.extend({ day: z.string().nullable(), dayWords: z.string().nullable() })),
  tables: z.number(),
});
export type OverviewData = z.output<typeof overviewData>;
