/** What the words of a question can mean in one table: its columns, their values, and what its rows are called. */
import type { TypedColumn, TypedTable } from '../table/typed-table.ts';
import { peopleWords, rowWords, standsFor } from './lexicon.ts';
import { stemOf, wordsOf } from './words.ts';

export interface ValueMeaning {
  column: TypedColumn;
  value: string;
}

export interface Vocabulary {
  table: TypedTable;
  /** By the stems of their words, in order, with blanks between. */
  columns: ReadonlyMap<string, readonly TypedColumn[]>;
  values: ReadonlyMap<string, readonly ValueMeaning[]>;
  /** The column that names a row. */
  key: TypedColumn | undefined;
  rowStems: ReadonlySet<string>;
  longest: number;
}

/** A column of more different texts is prose, not a list of choices. */
const mostValues = 5_000;
const idWords = new Set(['id', 'no', 'nr', 'number', 'code', 'key', 'name', 'title', 'ref']);

export function vocabularyOf(table: TypedTable, name: string): Vocabulary {
  const columns = new Map<string, TypedColumn[]>();
  const values = new Map<string, ValueMeaning[]>();
  let longest = 1;
  for (const column of table.columns) {
    for (const phrase of namesOf(column)) add(columns, phrase, column);
    if (column.type !== 'text') continue;
    const distinct = new Set(column.values as (string | null)[]);
    if (distinct.size > mostValues) continue;
    for (const value of distinct) {
      const stems = value === null ? [] : wordsOf(value).map(({ stem }) => stem);
      if (stems.length === 0 || stems.length > 8) continue;
      longest = Math.max(longest, stems.length);
      add(values, stems.join(' '), { column, value: value! });
    }
  }
  const key = keyOf(table);
  return { table, columns, values, key, rowStems: rowStemsOf(key, name), longest: Math.max(longest, 6) };
}

/** All its words, and each part of them: `Unit price` is also `price`. The whole name counts first. */
function namesOf({ name }: TypedColumn): string[] {
  const stems = wordsOf(name).map(({ stem }) => stem);
  const parts = stems.flatMap((_, from) =>
    stems.slice(from).map((_one, to) => stems.slice(from, from + to + 1).join(' ')),
  );
  return [...new Set(parts)].filter(
    (part) => !/^(?:of|to|the|in|id|no|date|and|for|a|by|at)$/.test(part) || part === stems.join(' '),
  );
}

function add<Item>(into: Map<string, Item[]>, key: string, item: Item) {
  const items = into.get(key);
  if (!items) into.set(key, [item]);
  else items.push(item);
}

/** The first column whose values are all there and all different: numbers of orders, names. */
function keyOf({ columns, rowCount }: TypedTable): TypedColumn | undefined {
  return columns.find(
    ({ values, type }) =>
      rowCount > 1 &&
      (type === 'text' || type === 'number') &&
      new Set(values).size === rowCount &&
      !values.includes(null) &&
      (type === 'text' || values.every(Number.isInteger)),
  );
}

function rowStemsOf(key: TypedColumn | undefined, name: string): Set<string> {
  const stems = new Set([...rowWords].map(stemOf));
  const words = key ? wordsOf(key.name) : [];
  for (const { low, stem } of words) if (!idWords.has(low)) stems.add(stem);
  if (words.some(({ low }) => low === 'name' || low === 'employee'))
    for (const word of peopleWords) stems.add(stemOf(word));
  for (const { stem } of wordsOf(name.replace(/\.[a-z]{2,5}$/i, ''))) if (!/^\d/.test(stem)) stems.add(stem);
  return stems;
}

/** The whole name where there is one; else all columns that the words are a part of the name of. */
export function columnsNamed({ columns, table }: Vocabulary, phrase: string): readonly TypedColumn[] {
  const whole = table.columns.filter(
    ({ name }) =>
      wordsOf(name)
        .map(({ stem }) => stem)
        .join(' ') === phrase,
  );
  return whole.length > 0 ? whole : (columns.get(phrase) ?? []);
}

/** The column that a verb such as `earns` speaks of. */
export function columnsMeant(vocabulary: Vocabulary, word: string): readonly TypedColumn[] {
  const names = Object.hasOwn(standsFor, word) ? standsFor[word]! : [];
  for (const name of names) {
    const found = columnsNamed(vocabulary, stemOf(name));
    if (found.length > 0) return found;
  }
  return [];
}
