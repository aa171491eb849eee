/** Two readings of a question by a language model: one card where both come to the same, else both, to be chosen from. */
import type { Dashboard } from './dashboard.ts';
import { addCard } from './make-dashboard.ts';
import { openTable } from './open-table.ts';
import { runCard } from './run-card.ts';
import type { TypedTable } from './table/typed-table.ts';
import { formatValue } from './format-value.ts';

export type SqlReading = string;

/** What a model needs to know of a table: names, types and a few values, never all of it. */
export function describeTable({ columns, rowCount }: TypedTable): string {
  const lines = columns.slice(0, 60).map(({ name, type, values }) => {
    const few = [...new Set(values.slice(0, 2_000))].filter((value) => value !== null).slice(0, 8);
    return `"${name}" (${type}): ${few.map((value) => formatValue(value).slice(0, 30)).join(', ')}`;
  });
  return `${rowCount} rows\n${lines.join('\n')}`;
}

export function addReadings(
  dashboard: Dashboard,
  question: string,
  readings: readonly SqlReading[],
): Dashboard {
  const table = openTable(dashboard);
  const good = readings.flatMap((sql) => {
    const ran = runCard(sql, table);
    return ran.is === 'result' ? [{ sql, rows: JSON.stringify(ran.result.rows.map(sorted)) }] : [];
  });
  const [first, second] = good;
  if (!first) return dashboard;
  const isAgreed = second !== undefined && second.rows === first.rows;
  const before = dashboard.cards;
  const titled = (title: string, cards: Dashboard['cards'], sql: string) => addCard(cards, title, sql, table);
  const cards = isAgreed
    ? titled(question, before, first.sql)
    : good.reduce(
        (held, { sql }, at) =>
          titled(good.length > 1 ? `${question} (reading ${at + 1})` : question, held, sql),
        before,
      );
  const added = cards.slice(before.length);
  const answer = isAgreed
    ? ''
    : good.length > 1
      ? `“${question}” was read in two ways that come to different results. Check the queries and keep the one you meant.`
      : `“${question}” was read in only one way. Check its query before you rely on it.`;
  return { ...dashboard, cards: [...added, ...before], answer };
}

/** The same values in another order of columns are the same. */
const sorted = (row: readonly unknown[]) =>
  row
    .map((value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value))
    .toSorted((a, b) => String(a).localeCompare(String(b)));
