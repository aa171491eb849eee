/** Answers that have to be reckoned: a sum, a mean, the row with the most, or the one cell that was asked for. It says how it came to it. */
import { isEmptyWord } from '#language/sentences.ts';
import type { Quotable, QuotablePage } from '../gather.server.ts';
import type { ReadQuestion } from '../read-question.server.ts';
import { cellOf, dayOf, figureOf, tablesOn, type AskedTable, type Column } from './read-table.server.ts';
import { tableQueryOf, type TableQuery } from './table-query.server.ts';

export interface TableAnswer {
  text: string;
  /** The cells that it comes from. */
  cells: Quotable[];
}

const mostCells = 12;
const mostRows = 6;
const people =
  /\b(?:name|who|person|customer|client|employee|member|author|speaker|helper|student|teacher|guest|tenant|owner|contact|manager|staff|player|winner|artist|seller|buyer)s?\b/i;
const quantities = /\b(?:quantity|qty|units|pieces|count|number|pcs|copies|amount)\b/i;

/** Undefined where no table accounts for all that the question says. */
export function askTables(question: ReadQuestion, pages: readonly QuotablePage[]): TableAnswer | undefined {
  const wishes = tablesOn(pages)
    .flatMap((table) => {
      const wish = tableQueryOf(question, table);
      return wish ? [{ table, wish }] : [];
    })
    .toSorted((a, b) => b.wish.known - a.wish.known);
  for (const { table, wish } of wishes) {
    const answer = answerFrom(question, table, wish);
    if (answer) return answer;
  }
  return undefined;
}

function answerFrom(question: ReadQuestion, table: AskedTable, wish: TableQuery): TableAnswer | undefined {
  const rows = table.rows.filter((row) => wish.filters.every((one) => one.keeps(row)));
  if (rows.length === 0) return undefined;
  const request = { question, table, wish, rows };
  if (wish.reckoning === 'count') return counted(request);
  if (wish.reckoning === 'cell') return wish.filters.length > 0 ? looked(request) : undefined;
  if (wish.reckoning === 'most' || wish.reckoning === 'least') return extreme(request);
  if (wish.reckoning === 'sum' && rows.length === 1 && wish.filters.length > 0) return looked(request);
  const [measure, ...others] = measuresOf(request);
  if (!measure || others.length > 0) return undefined;
  return wish.reckoning === 'mean' ? mean(request, measure) : sum(request, measure);
}

interface TableRequest {
  question: ReadQuestion;
  table: AskedTable;
  wish: TableQuery;
  rows: Quotable[];
}

const byPrice = /\b(?:cheap\w*|expensive|dear\w*|costl\w+|price\w*|costs?)\b/i;

const isMoney = (column: Column, { rows }: AskedTable) =>
  /\b(?:price|cost|costs|amount|fee|fees|rate|paid|spent|planned|budget|rent|salary|eur|usd|gbp|chf)\b|[€$£]/i.test(
    column.name,
  ) || rows.some((row) => /[€$£¥]|\p{Lu}{3}/u.test(cellOf(row, column)));

/** The columns of figures that are named; else all of them. */
function measuresOf({ question, table, wish }: TableRequest): Column[] {
  const all = table.columns.filter(({ kind }) => kind === 'figure');
  const money = byPrice.test(question.text) ? all.filter((column) => isMoney(column, table)) : [];
  const figures = money.length > 0 ? money : all;
  const best = (column: Column) =>
    Math.max(0, ...wish.named.filter((one) => one.column === column).map(({ amount }) => amount));
  const most = Math.max(0, ...figures.map(best));
  return most > 0 ? figures.filter((column) => best(column) === most) : figures;
}

function sum({ wish, rows }: TableRequest, column: Column): TableAnswer | undefined {
  const figures = figuresOf(rows, column);
  if (figures.length === 0) return undefined;
  const total = shownIn(
    column,
    rows,
    figures.reduce((all, { value }) => all + value, 0),
  );
  const parts =
    figures.length <= mostRows ? ` (${figures.map(({ row }) => cellOf(row, column)).join(' + ')})` : '';
  return {
    text: `${total}: the sum of “${column.name}” over ${rowsWords(figures.length, wish)}${parts}.`,
    cells: cellsOf(
      figures.map(({ row }) => row),
      column,
    ),
  };
}

function mean({ wish, rows }: TableRequest, column: Column): TableAnswer | undefined {
  const figures = figuresOf(rows, column);
  if (figures.length === 0) return undefined;
  const total = figures.reduce((all, { value }) => all + value, 0);
  return {
    text: `${shownIn(column, rows, total / figures.length)}: the average of “${column.name}” over ${rowsWords(figures.length, wish)}.`,
    cells: cellsOf(
      figures.map(({ row }) => row),
      column,
    ),
  };
}

/** The row, or the group of rows, with the most. Where several columns could be meant they must agree. */
function extreme(asked: TableRequest): TableAnswer | undefined {
  const { wish, rows, table, question } = asked;
  const label = labelOf(asked);
  const byDay = /\b(?:latest|newest|earliest|oldest|most recent)\b/i.test(question.text);
  const day = table.columns.find(({ kind }) => kind === 'day');
  if (byDay) return day && byDays(asked, day);
  const measureLines = measuresOf(asked).map((column) => {
    const groups = label
      ? [...Map.groupBy(figuresOf(rows, column), ({ row }) => cellOf(row, label)).values()]
      : figuresOf(rows, column).map((one) => [one]);
    const sums = groups.map((group) => ({
      rows: group.map(({ row }) => row),
      value: group.reduce((all, { value }) => all + value, 0),
    }));
    const sign = wish.reckoning === 'most' ? 1 : -1;
    const best = sums.toSorted((a, b) => sign * (b.value - a.value))[0];
    return (
      best && { column, ...best, groups: sums.length, ties: sums.filter(({ value }) => value === best.value) }
    );
  });
  const [first] = measureLines;
  if (!first || measureLines.some((one) => !one || one.rows[0] !== first.rows[0])) return undefined;
  const names = first.ties.map(({ rows: tied }) =>
    label ? cellOf(tied[0]!, label) : tied[0]!.said.replace(/\.$/, ''),
  );
  const { column } = first;
  const isGrouped = first.groups < figuresOf(rows, column).length;
  const which = wish.reckoning === 'most' ? 'highest' : 'lowest';
  const among = isGrouped
    ? `${first.groups} ${label!.name.toLowerCase()} totals in ${rowsWords(rows.length, wish)}`
    : rowsWords(rows.length, wish);
  return {
    text: `${names.join(' and ')}: ${shownIn(column, rows, first.value)}, the ${which} “${column.name}” of ${among}.`,
    cells: cellsOf(
      first.ties.flatMap((tied) => tied.rows),
      column,
    ),
  };
}

function byDays(asked: TableRequest, day: Column): TableAnswer | undefined {
  const { rows, wish } = asked;
  const key = (row: Quotable) => {
    const { year = 0, month = 0, day: date = 0 } = dayOf(row, day) ?? {};
    return year * 10_000 + month * 100 + date;
  };
  const dated = rows.filter((row) => key(row) > 0).toSorted((a, b) => key(a) - key(b));
  const row = wish.reckoning === 'most' ? dated.at(-1) : dated[0];
  if (!row) return undefined;
  return {
    text: `${row.said.replace(/\.$/, '')} (${wish.reckoning === 'most' ? 'latest' : 'earliest'} “${day.name}” of ${rowsWords(rows.length, wish)}).`,
    cells: [row],
  };
}

/** Rows, different values of a column, or what a column of quantities adds up to. */
function counted(asked: TableRequest): TableAnswer | undefined {
  const { question, table, wish, rows } = asked;
  const [, thing = ''] =
    /\b(?:how many|number of|count of)\s+(?:different |distinct )?([\p{L}\s-]+)/iu.exec(question.text) ?? [];
  const words = thing
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !isEmptyWord(word));
  const column = words
    .flatMap((word) => wish.named.filter((one) => one.word === word))
    .toSorted((a, b) => b.amount - a.amount)[0]?.column;
  if (column?.kind === 'figure') return rows.length === 1 ? looked(asked) : sum(asked, column);
  const filtered = wish.filters.some(({ column: of }) =>
    words.some((word) => rows.some((row) => cellOf(row, of).toLowerCase().includes(word.replace(/s$/, '')))),
  );
  const quantity = table.columns.find(({ kind, name }) => kind === 'figure' && quantities.test(name));
  if (!column && filtered && quantity)
    return rows.length === 1
      ? { text: rowText(rows[0]!, [quantity], wish), cells: cellsOf(rows, quantity) }
      : sum(asked, quantity);
  if (!column) {
    const where =
      wish.filters.length === 0 ? '' : ` where ${wish.filters.map((one) => one.words).join(' and ')}`;
    return {
      text: `${rows.length.toLocaleString('en')}: so many rows${where}.`,
      cells: rows.slice(0, mostCells),
    };
  }
  const values = new Set(rows.map((row) => cellOf(row, column)).filter(Boolean));
  const where = wish.filters
    .filter((one) => one.column !== column)
    .map((one) => one.words)
    .join(' and ');
  const all =
    rows.length === values.size ? 'rows' : `different values of “${column.name}” in ${rows.length} rows`;
  return {
    text: `${values.size.toLocaleString('en')}: so many ${all}${where ? ` where ${where}` : ''}.`,
    cells: cellsOf(rows, column),
  };
}

/** The cells that were asked for, of the rows that were named. */
function looked(given: TableRequest): TableAnswer | undefined {
  const { question, table, wish, rows } = given;
  if (rows.length > mostRows) return undefined;
  const filtered = new Set(wish.filters.map(({ column }) => column));
  const free = table.columns.filter((column) => !filtered.has(column));
  const named = free.filter((column) => wish.named.some((one) => one.column === column));
  const person =
    free.find(({ kind, name }) => kind === 'text' && people.test(name)) ??
    free.find(({ kind }) => kind === 'text');
  const kinds: Partial<Record<typeof question.wanted, Column[]>> = {
    day: free.filter(({ kind }) => kind === 'day'),
    money: free.filter(({ kind }) => kind === 'figure'),
    number: free.filter(({ kind }) => kind === 'figure'),
    person: person ? [person] : [],
    body: person ? [person] : [],
  };
  const ofKind = kinds[question.wanted];
  if (ofKind?.length === 0) return undefined;
  const both = ofKind?.filter((column) => named.includes(column)) ?? named;
  const candidates = both.length > 0 ? both : (ofKind ?? []);
  // Whoever asks for a person wants the name, not only the number.
  const names = candidates.some(({ kind }) => kind === 'name')
    ? free.filter(({ kind, name }) => kind === 'text' && people.test(name))
    : [];
  const namedColumns = [...new Set([...names, ...candidates])];
  if (namedColumns.length === 0) return { text: rows.map(({ said }) => said).join(' '), cells: rows };
  return {
    text: rows.map((row) => rowText(row, namedColumns, wish)).join(' '),
    cells: rows.flatMap((row) => namedColumns.flatMap((column) => cellsOf([row], column))),
  };
}

/** “Main stage: Spent 12650.” */
function rowText(row: Quotable, columns: readonly Column[], wish: TableQuery): string {
  const of = [...new Set(wish.filters.map(({ column }) => cellOf(row, column)))].filter(Boolean).join(', ');
  return `${columns.map((column) => `${column.name}: ${cellOf(row, column)}`).join('; ')} (${of}).`;
}

/** What a row is called by: the column that is asked for, or the first one of words. */
function labelOf({ question, table, wish }: TableRequest): Column | undefined {
  const free = table.columns.filter(({ kind }) => kind === 'text' || kind === 'name' || kind === 'day');
  const [, asked = ''] = /\b(?:which|what)\s+(\p{L}+)/iu.exec(question.text) ?? [];
  const named = wish.named.filter(
    ({ word, column }) => free.includes(column) && word === asked.toLowerCase(),
  );
  if (named.length > 0) return named[0]!.column;
  if (question.wanted === 'person')
    return (
      free.find(({ kind, name }) => kind === 'text' && people.test(name)) ??
      free.find(({ kind }) => kind === 'text')
    );
  const other = wish.named.find(({ column }) => column.kind === 'text');
  return other?.column ?? free.find(({ kind }) => kind === 'text') ?? free[0];
}

function figuresOf(rows: readonly Quotable[], column: Column): { row: Quotable; value: number }[] {
  return rows.flatMap((row) => {
    const value = figureOf(row, column)?.value;
    return value === undefined ? [] : [{ row, value }];
  });
}

/** As the column writes it: with its currency and its decimals. */
function shownIn(column: Column, rows: readonly Quotable[], value: number): string {
  const figures = rows.map((row) => figureOf(row, column)).filter((one) => one !== undefined);
  const decimals = Math.max(0, ...figures.map((one) => one.decimals));
  const [first] = figures;
  const isSame = figures.every(({ before, after }) => before === first?.before && after === first.after);
  const digits = value.toLocaleString('en', {
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: Math.max(2, Math.min(decimals, 4)),
  });
  if (!isSame || !first) return digits;
  const gap = /\p{L}$/u.test(first.before) ? ' ' : '';
  return `${first.before.trim()}${gap}${digits}${/^\p{L}/u.test(first.after) ? ' ' : ''}${first.after.trimEnd()}`;
}

function rowsWords(count: number, { filters }: TableQuery): string {
  const rows = `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
  return filters.length === 0 ? rows : `the ${rows} where ${filters.map(({ words }) => words).join(' and ')}`;
}

/** The cells themselves, so that they are marked and not their whole rows. */
function cellsOf(rows: readonly Quotable[], column: Column): Quotable[] {
  return rows.slice(0, mostCells).map((row) => {
    const before = row.row!.cells.slice(0, column.at).reduce((all, cell) => all + cell.length + 1, 0);
    const text = cellOf(row, column);
    return { ...row, text, start: row.start + before, end: row.start + before + text.length };
  });
}
