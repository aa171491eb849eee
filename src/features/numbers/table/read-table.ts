/** A text as a table of cells: CSV of every dialect, JSON, JSON lines, or a table in Markdown. */
import { readCsv } from '#kit/documents/read/csv.ts';

export interface RawTable {
  names: string[];
  rows: string[][];
  /** There was more than is read. */
  isCut: boolean;
}

const mostColumns = 200;

export function readTable(given: string): RawTable {
  const text = given.replace(/^\ufeff/, '');
  const start = text.slice(0, 200).trimStart();
  const json = start.startsWith('[') || start.startsWith('{') ? jsonRows(text) : undefined;
  const { rows, isCut } = json ?? (isMarkdown(text) ? markdownRows(text) : separatedRows(text));
  return headed(rows, isCut);
}

/** Excel says in its first line which separator it used. */
function separatedRows(text: string) {
  const said = /^sep=(.)\r?\n/i.exec(text);
  return readCsv(said ? text.slice(said[0].length) : text);
}

function jsonRows(text: string): { rows: string[][]; isCut: boolean } | undefined {
  const items = parsed(text) ?? parsed(`[${text.trim().split(/\r?\n/).filter(Boolean).join(',')}]`);
  const list = Array.isArray(items) ? items : listIn(items);
  if (!list) return undefined;
  if (list.every((item) => Array.isArray(item)))
    return { rows: list.map((row) => (row as unknown[]).map(cellOf)), isCut: false };
  const flat = list.filter((item) => item !== null && typeof item === 'object').map((item) => flatten(item));
  const names = [...new Set(flat.flatMap((item) => [...item.keys()]))].slice(0, mostColumns);
  if (names.length === 0) return undefined;
  return {
    rows: [names, ...flat.map((item) => names.map((name) => item.get(name) ?? ''))],
    isCut: false,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list in an answer such as `{ "total": 2, "items": [ … ] }`. */
function listIn(value: unknown): unknown[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return Object.values(value).find((one) => Array.isArray(one) && one.length > 0) as unknown[] | undefined;
}

/** `{ "address": { "city": … } }` has a column `address.city`. */
function flatten(item: object, before = '', depth = 0, into = new Map<string, string>()) {
  for (const [name, value] of Object.entries(item)) {
    if (into.size >= mostColumns) break;
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && depth < 3)
      flatten(value as object, `${before}${name}.`, depth + 1, into);
    else into.set(before + name, cellOf(value));
  }
  return into;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

const isMarkdown = (text: string) => /^\s*\|.*\|\s*\n\s*\|[\s:|-]+\|/.test(text.slice(0, 4000));

function markdownRows(text: string) {
  const lines = text.split('\n').filter((line) => line.trim().startsWith('|'));
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
  return { rows, isCut: false };
}

/** Names of their own for all columns, and rows of one width. */
function headed(rows: readonly string[][], isCut: boolean): RawTable {
  const from = titleLines(rows);
  const [head = [], ...body] = rows.slice(from);
  const width = Math.min(
    mostColumns,
    Math.max(head.length, ...body.slice(0, 100).map(({ length }) => length), 0),
  );
  const taken = new Set<string>();
  const names = Array.from({ length: width }, (_, at) => {
    const wanted = (head[at] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80) || `Column ${at + 1}`;
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
  return {
    names,
    rows: body.map((row) => (row.length === width ? row : names.map((_, at) => row[at] ?? ''))),
    isCut,
  };
}

/** Reports begin with lines of a single cell, such as their title. */
function titleLines(rows: readonly string[][]): number {
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.filter(Boolean).length));
  if (width < 3) return 0;
  const first = rows.findIndex((row) => row.filter(Boolean).length > 1);
  return Math.max(0, Math.min(first, 10));
}
