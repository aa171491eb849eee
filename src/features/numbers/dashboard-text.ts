/** A dashboard in words and tables, for search, for other tools and for files. */
import type { Dashboard } from './dashboard.ts';
import { formatValue } from './format-value.ts';
import { filterTable, openTable } from './open-table.ts';
import { explain } from './query/explain.ts';
import { runCard } from './run-card.ts';
import { profileOf } from './table/profile.ts';
import type { TypedTable } from './table/typed-table.ts';

const mostRows = 30;
const mostColumns = 60;

export function dashboardText(dashboard: Dashboard): string {
  const whole = openTable(dashboard);
  const table = filterTable(whole, dashboard.filters);
  const filters = dashboard.filters
    .filter(({ values }) => values.length > 0)
    .map(({ column, values }) => `${column}: ${values.join(', ')}`);
  return [
    `${plain(dashboard.name) || 'Table'}: ${whole.rowCount.toLocaleString('en')} rows, ${whole.columns.length} columns.`,
    ...(dashboard.isCut ? ['**Only the first rows of the file are in this table.**'] : []),
    ...(filters.length > 0
      ? [`Filtered by ${filters.map(plain).join('; ')}: ${table.rowCount.toLocaleString('en')} rows.`]
      : []),
    ...(dashboard.answer ? [plain(dashboard.answer)] : []),
    ...dashboard.cards.map(({ title, sql }) => cardText(title, sql, table)),
    `## Columns\n\n${columnsText(whole)}`,
  ].join('\n\n');
}

function cardText(title: string, sql: string, table: TypedTable): string {
  const ran = runCard(sql, table);
  if (ran.is === 'failure') return `## ${plain(title)}\n\n${plain(ran.why)}`;
  const { columns, rows, units, found } = ran.result;
  const more = found > mostRows ? `\n\n${(found - mostRows).toLocaleString('en')} more rows.` : '';
  const body =
    rows.length === 1 && columns.length === 1
      ? `**${formatValue(rows[0]![0]!, units[0])}**`
      : rows.length === 0
        ? 'No rows.'
        : tableText(
            columns,
            rows.slice(0, mostRows).map((row) => row.map((value, at) => formatValue(value, units[at]))),
          );
  return `## ${plain(title)}\n\n${plain(explain(ran.query))}\n\n${body}${more}`;
}

const columnsText = (table: TypedTable) =>
  tableText(
    ['Column', 'Type', 'Empty', 'Distinct values', 'From', 'To'],
    profileOf(table)
      .slice(0, mostColumns)
      .map(({ name, type, unit, missing, distinct, least = null, most = null }) => [
        name,
        type,
        missing.toLocaleString('en'),
        distinct.toLocaleString('en'),
        formatValue(least, unit),
        formatValue(most, unit),
      ]),
  );

const tableText = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => plain(cell)).join(' | ')} |`)
    .join('\n');

/** What stands in a table is no Markdown. */
const plain = (text: string) =>
  text
    .slice(0, 500)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
