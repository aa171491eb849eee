/** What tables hold, in sentences: how many rows of what, what their figures add up to, from when to when. */
import type { Quotable } from '../talk/gather.server.ts';
import {
  cellOf,
  dayOf,
  figureOf,
  tablesOn,
  type AskedTable,
  type Column,
} from '../talk/tables/read-table.server.ts';
import type { OverviewData } from './data.ts';

type KeyPoint = OverviewData['keyPoints'][number];

const mostTables = 5;
const mostColumns = 4;
const mostNames = 8;

export function describeTables(rows: readonly Quotable[]): {
  summary: OverviewData['summary'];
  points: KeyPoint[];
} {
  const tables = tablesOn([{ document: rows[0]!.document, statements: [...rows] }])
    .filter((table) => table.rows.length > 0)
    .slice(0, mostTables);
  return {
    summary: tables.map((table) => ({ ...placeOf(table.rows[0]!), text: rowsWords(table) })),
    points: tables.flatMap((table) => [...days(table), ...figures(table), ...groups(table)]),
  };
}

const placeOf = ({ page, block, start, end }: Quotable) => ({ page, block, start, end });

function rowsWords({ rows, columns }: AskedTable): string {
  const name = rows[0]!.label ?? rows[0]!.under;
  const names = columns.map((column) => column.name).filter(Boolean);
  const shown =
    names.length > mostNames ? [...names.slice(0, mostNames), `${names.length - mostNames} more`] : names;
  const count = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'row' : 'rows'}`;
  return `${name ? `${name}: ` : 'A table of '}${count} with ${shown.join(', ')}.`;
}

function days({ rows, columns }: AskedTable): KeyPoint[] {
  return columns
    .filter(({ kind }) => kind === 'day')
    .slice(0, 1)
    .flatMap((column) => {
      const key = (row: Quotable) => {
        const { year = 0, month = 0, day = 0 } = dayOf(row, column) ?? {};
        return year * 10_000 + month * 100 + day;
      };
      const dated = rows.filter((row) => key(row) > 0).toSorted((a, b) => key(a) - key(b));
      const [first, last] = [dated[0], dated.at(-1)];
      if (!first || !last || first === last) return [];
      return [
        {
          ...placeOf(first),
          under: '',
          text: `${column.name}: from ${cellOf(first, column)} to ${cellOf(last, column)}.`,
        },
      ];
    });
}

/** Sums where figures are things that add up; a share or a rating does not. */
const noSum =
  /%|\b(?:percent|rate|ratio|share|price|average|age|score|rating|latitude|longitude|temperature)\b/i;

function figures(table: AskedTable): KeyPoint[] {
  const { rows, columns } = table;
  const label = columns.find(({ kind }) => kind === 'text');
  return columns
    .filter(({ kind }) => kind === 'figure')
    .slice(0, mostColumns)
    .flatMap((column) => {
      const all = rows
        .flatMap((row) => {
          const value = figureOf(row, column)?.value;
          return value === undefined ? [] : [{ row, value }];
        })
        .toSorted((a, b) => a.value - b.value);
      const [least, most] = [all[0], all.at(-1)];
      if (!least || !most || all.length < 2) return [];
      const total = all.reduce((sum, { value }) => sum + value, 0);
      const of = (row: Quotable) => `${cellOf(row, column)}${label ? ` (${cellOf(row, label)})` : ''}`;
      const sum =
        noSum.test(column.name) || rows.some((row) => cellOf(row, column).includes('%'))
          ? ''
          : `${total.toLocaleString('en', { maximumFractionDigits: 2 })} in all, `;
      return [
        {
          ...placeOf(most.row),
          under: '',
          text: `${column.name}: ${sum}from ${of(least.row)} to ${of(most.row)}.`,
        },
      ];
    });
}

/** Words that come again: what the rows fall into. */
function groups({ rows, columns }: AskedTable): KeyPoint[] {
  return columns
    .filter(({ kind }) => kind === 'text')
    .flatMap((column: Column) => {
      const counts = [...Map.groupBy(rows, (row) => cellOf(row, column))]
        .filter(([value]) => value !== '')
        .toSorted((a, b) => b[1].length - a[1].length);
      if (counts.length < 2 || counts.length > mostNames || counts[0]![1].length < 2) return [];
      return [
        {
          ...placeOf(counts[0]![1][0]!),
          under: '',
          text: `${column.name}: ${counts.map(([value, of]) => `${value} (${of.length})`).join(', ')}.`,
        },
      ];
    });
}
