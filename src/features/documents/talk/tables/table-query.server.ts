/** What a question wants of a table: which rows, which column, and what is to be reckoned. */
import { isEmptyWord } from '#language/sentences.ts';
import { rootOf } from '#language/roots.ts';
import { dayIn, monthNamed, numberFrom } from '../../analyse/cell-values.ts';
import { amountOf, likesOf, wordsIn } from '../likes.server.ts';
import type { ReadQuestion } from '../read-question.server.ts';
import type { Quotable } from '../gather.server.ts';
import { cellOf, dayOf, figureOf, type AskedTable, type Column } from './read-table.server.ts';

export type Reckoning = 'sum' | 'mean' | 'most' | 'least' | 'count' | 'cell';

export interface Filter {
  /** In words: “Customer is Lumen Studio”. */
  words: string;
  column: Column;
  keeps(row: Quotable): boolean;
}

export interface TableQuery {
  reckoning: Reckoning;
  filters: Filter[];
  /** Columns that the question names, with how surely. */
  named: { column: Column; amount: number; word: string }[];
  /** How many of its words the table accounts for. */
  known: number;
}

const reckonings: readonly [Reckoning, RegExp][] = [
  ['mean', /\b(?:average|mean|on average|typical)\b/i],
  [
    'least',
    /\b(?:least|lowest|smallest|cheapest|fewest|minimum|min|shortest|earliest|oldest|least expensive)\b/i,
  ],
  [
    'most',
    /\b(?:most|highest|largest|biggest|greatest|maximum|max|top|longest|dearest|latest|newest|best)\b/i,
  ],
  ['count', /\bhow many\b|\b(?:what|how large) (?:is|was) the number of\b|^count\b/i],
  ['sum', /\b(?:total|totals|sum|in all|altogether|combined|together|overall|how much)\b/i],
];
export const reckoningIn = (question: string): Reckoning =>
  reckonings.find(([, form]) => form.test(question))?.[0] ?? 'cell';

/** Said of every table: what is reckoned, and what people do with whatever is in one. */
const saysNothing = new Set(
  `average mean typical total totals sum altogether combined together overall amount most highest largest biggest greatest maximum max top longest best
   least lowest smallest cheapest fewest minimum min shortest expensive dearest latest newest earliest oldest recent count number value figure
   row rows entry entries record records line lines table list listed sheet column data file document name named called exactly
   come came place placed call buy bought sell sold order ordered handle handled have make made do go give show record recorded report reported pay paid cost costs spend spent price money
   date day time month year person people company use uses used live lives lived count counted see seen stay belong exist cheap fall fell last lasted get got receive received take took`
    .split(/\s+/)
    .filter(Boolean),
);

export function tableQueryOf(
  { text, words: asked, wanted }: ReadQuestion,
  table: AskedTable,
): TableQuery | undefined {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[-/.:][\p{L}\p{N}]+)*/gu)]
    .map(([token]) => token.toLowerCase())
    .filter((token) => !isEmptyWord(token));
  if (tokens.length === 0 || tokens.length > 40) return undefined;
  const known = new Set<string>();
  const roots = new Set(tokens.map((token) => rootOf(token)));
  const filters = [
    ...cellFilters(table, roots, known),
    ...dayFilters(table, text, known),
    ...limits(table, text, known),
  ];
  for (const token of tokens)
    if (!known.has(rootOf(token))) filters.push(...partly(table, rootOf(token), known));
  const named = tokens.flatMap((word) =>
    table.columns.flatMap((column) => {
      const amount = amountOf(likesOf(word), column.words);
      if (amount > 0) known.add(rootOf(word));
      return amount > 0 ? [{ column, amount, word }] : [];
    }),
  );
  const isKnown = (token: string) =>
    known.has(rootOf(token)) || saysNothing.has(token) || amountOf(likesOf(token), table.title) > 0;
  if (!tokens.every(isKnown)) return undefined;
  // A name that only the title bears out says nothing about a row.
  if (asked.some(({ isName, root }) => isName && !known.has(root) && !table.title.roots.has(root)))
    return undefined;
  const reckoning = reckoningIn(text);
  if (filters.length === 0 && named.length === 0 && reckoning !== 'count') return undefined;
  if (reckoning === 'cell' && wanted === 'reason') return undefined;
  return { reckoning, filters: merged(filters), named, known: known.size };
}

const ofText = (text: string) => [...wordsIn(text).roots].filter((root) => !isEmptyWord(root));

/** Cells that the question holds whole: the longest of each column. */
function cellFilters(table: AskedTable, roots: ReadonlySet<string>, known: Set<string>): Filter[] {
  return table.columns
    .filter(({ kind }) => kind === 'text' || kind === 'name')
    .flatMap((column) => {
      const values = new Map<string, string[]>();
      for (const row of table.rows) {
        const value = cellOf(row, column);
        if (value === '' || values.has(value)) continue;
        const own = ofText(value);
        if (own.length > 0 && own.every((root) => roots.has(root))) values.set(value, own);
      }
      const longest = Math.max(0, ...[...values.values()].map(({ length }) => length));
      const kept = [...values].filter(([, own]) => own.length === longest);
      for (const [, own] of kept) for (const root of own) known.add(root);
      return kept.map(([value]) => isFilter(column, value));
    });
}

const isFilter = (column: Column, value: string): Filter => ({
  words: `${column.name} is ${value}`,
  column,
  keeps: (row) => cellOf(row, column) === value,
});

/** “Meridian” for “Hotel Meridian”: a word that stands in cells of one column. */
function partly(table: AskedTable, root: string, known: Set<string>): Filter[] {
  if (root.length < 3) return [];
  for (const column of table.columns) {
    if (column.kind !== 'text' || column.words.roots.has(root)) continue;
    const values = new Set(
      table.rows.map((row) => cellOf(row, column)).filter((value) => ofText(value).includes(root)),
    );
    if (values.size === 0 || values.size > 5) continue;
    known.add(root);
    return [...values].map((value) => isFilter(column, value));
  }
  return [];
}

function dayFilters(table: AskedTable, text: string, known: Set<string>): Filter[] {
  const column = table.columns.find(({ kind }) => kind === 'day');
  if (!column) return [];
  const whole =
    /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+(?: \d{4})?\b|\b\p{Lu}\p{Ll}+ \d{1,2}, \d{4}\b/u.exec(
      text,
    );
  const day = whole ? dayIn(whole[0]) : undefined;
  const named = /\b\p{Lu}\p{Ll}{2,8}\b/gu;
  const month = day?.month ?? [...text.matchAll(named)].map(([word]) => monthNamed(word)).find(Boolean);
  const year = day?.year ?? Number(/\b(?:19|20)\d{2}\b/.exec(text)?.[0] ?? 0);
  if (!month && !year) return [];
  for (const [word] of (whole?.[0] ?? text).matchAll(/[\p{L}\p{N}-]+/gu))
    if (whole || monthNamed(word) !== undefined || word === String(year))
      known.add(rootOf(word.toLowerCase()));
  const shown =
    whole?.[0] ?? [...text.matchAll(named)].map(([word]) => word).find((word) => monthNamed(word)) ?? '';
  return [
    {
      words: `${column.name} is ${whole ? 'on' : 'in'} ${[shown, whole ? '' : year || ''].filter(Boolean).join(' ')}`,
      column,
      keeps(row) {
        const at = dayOf(row, column);
        return (
          at !== undefined &&
          (!month || at.month === month) &&
          (!year || at.year === undefined || at.year === year) &&
          (!day?.day || at.day === day.day)
        );
      },
    },
  ];
}

/** “more than 500”, “at least 12”, “under 100”. */
function limits(table: AskedTable, text: string, known: Set<string>): Filter[] {
  const found =
    /\b(more than|over|above|at least|exceeding|less than|under|below|at most|fewer than)\s+[^\d\s]{0,3}\s?(\d[\d.,]*)/i.exec(
      text,
    );
  if (!found) return [];
  const figures = table.columns.filter(({ kind }) => kind === 'figure');
  const column =
    figures.find(({ words }) => [...words.roots].some((root) => wordsIn(text).roots.has(root))) ??
    (figures.length === 1 ? figures[0] : undefined);
  if (!column) return [];
  const { value } = numberFrom(found[2]!);
  const isMore = /more|over|above|least|exceed/i.test(found[1]!);
  const isEqual = /at /i.test(found[1]!);
  for (const word of found[0].toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [])
    known.add(rootOf(word));
  return [
    {
      words: `${column.name} is ${found[1]!.toLowerCase()} ${found[2]}`,
      column,
      keeps(row) {
        const own = figureOf(row, column)?.value;
        if (own === undefined) return false;
        return own === value ? isEqual : isMore ? own > value : own < value;
      },
    },
  ];
}

/** Several values of one column are “or”. */
function merged(filters: readonly Filter[]): Filter[] {
  return [...Map.groupBy(filters, ({ column }) => column).values()].map((same) => ({
    column: same[0]!.column,
    words: same.map(({ words }, at) => (at === 0 ? words : words.replace(/^.* is /, ''))).join(' or '),
    keeps: (row) => same.some((one) => one.keeps(row)),
  }));
}
