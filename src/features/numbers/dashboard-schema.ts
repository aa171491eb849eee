import { z } from 'zod';
import { cardForms, longestTable, longestTitle, mostCards, type Dashboard } from './dashboard.ts';
import { longestSql } from './query/sql-tokens.ts';
import { columnTypes } from './table/value.ts';

const columnName = z.string().min(1).max(100);

export const dashboardSchema: z.ZodType<Dashboard> = z.strictObject({
  name: z.string().max(longestTitle),
  csv: z.string().max(longestTable),
  isCut: z.boolean(),
  settings: z
    .array(
      z.strictObject({
        column: columnName,
        type: z.enum(columnTypes).optional(),
        decimal: z.enum(['.', ',']).optional(),
        dayFirst: z.boolean().optional(),
        isTidied: z.boolean().optional(),
      }),
    )
    .max(200),
  cards: z
    .array(
      z.strictObject({
        id: z.string().regex(/^card-\d{1,6}$/),
        title: z.string().max(longestTitle),
        sql: z.string().max(longestSql),
        form: z.enum(cardForms),
        question: z.string().max(400),
      }),
    )
    .max(mostCards),
  filters: z
    .array(z.strictObject({ column: columnName, values: z.array(z.string().max(500)).max(200) }))
    .max(20),
  answer: z.string().max(1_000),
});
