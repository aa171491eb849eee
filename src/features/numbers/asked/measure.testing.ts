/** How questions came out: right, asked back, abstained or wrong. */
import { ask } from '../ask/ask.ts';
import { readSql } from '../query/read-sql.ts';
import type { Result } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import { writeSql } from '../query/write-sql.ts';
import { readTable } from '../table/read-table.ts';
import { typedTable } from '../table/typed-table.ts';
import { rowsOf, type AskedQuestion, type Expected } from './expect.testing.ts';
import { ordersCsv, staffCsv, ticketsCsv } from './tables.testing.ts';

export type Outcome = 'right' | 'asked back' | 'abstained' | 'wrong';

export interface Answered {
  question: string;
  outcome: Outcome;
  said: string;
}

const tables = {
  orders: { csv: ordersCsv, separator: ',' },
  staff: { csv: staffCsv, separator: ';' },
  tickets: { csv: ticketsCsv, separator: '\t' },
} as const;

export function answerAll(
  questions: Readonly<Record<keyof typeof tables, readonly AskedQuestion[]>>,
): Answered[] {
  return (Object.keys(tables) as (keyof typeof tables)[]).flatMap((name) => {
    const { csv, separator } = tables[name];
    const table = typedTable(readTable(csv));
    const rows = rowsOf(csv, separator);
    return questions[name].map(({ question, expected }) => {
      const reading = ask(question, table, `${name}.csv`);
      const wanted = expected(rows);
      if (reading.is === 'abstains')
        return {
          question,
          outcome: wanted === 'abstains' ? 'right' : 'abstained',
          said: reading.why,
        } as const;
      if (reading.is === 'choice')
        return {
          question,
          outcome: wanted === 'asks back' ? 'right' : 'asked back',
          said: reading.question,
        } as const;
      // What people see is the text: it must come to the same.
      const sql = writeSql(reading.query);
      const result = runQuery(
        readSql(
          sql,
          table.columns.map((column) => column.name),
        ),
        table,
      );
      return { question, outcome: isSame(result, wanted) ? 'right' : 'wrong', said: sql } as const;
    });
  });
}

function isSame({ rows }: Result, wanted: Expected): boolean {
  if (typeof wanted === 'string') return false;
  if (typeof wanted === 'number') return rows.length === 1 && isClose(rows[0]!.at(-1), wanted);
  if (rows.length !== wanted.length) return false;
  return wanted.every((one) => {
    const [name, number] = typeof one === 'string' ? [one] : one;
    const row = rows.find(([first]) => String(first) === name);
    return row !== undefined && (number === undefined || isClose(row.at(-1), number));
  });
}

const isClose = (value: unknown, wanted: number) =>
  typeof value === 'number' && Math.abs(value - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
