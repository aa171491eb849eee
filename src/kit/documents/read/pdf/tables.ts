/** Tables without rules: rows whose cells stand below one another. */
import { rowsOf, textOf, type Piece } from './lines.ts';

export interface DrawnTable {
  /** Cell by cell; empty where there is nothing. */
  rows: Piece[][][];
  heads: number;
}

export type Part = { row: Piece[] } | { table: DrawnTable };

const fewestRows = 3;
const shortCell = 32;

/** The rows of a region, with those that make up a table taken together. */
export function partsOf(region: readonly Piece[]): Part[] {
  const rows = rowsOf(region);
  const parts: Part[] = [];
  let at = 0;
  while (at < rows.length) {
    const end = endOfRun(rows, at);
    const table = end > at ? tableOf(rows.slice(at, end)) : undefined;
    if (table) {
      parts.push({ table });
      at = end;
    } else {
      parts.push({ row: rows[at]! });
      at += 1;
    }
  }
  return parts;
}

/** From a row of several cells on, as far as rows follow closely; a line of one piece in between goes on in a cell. */
function endOfRun(rows: readonly Piece[][], from: number): number {
  if (rows[from]!.length < 2) return from;
  let end = from + 1;
  for (let at = from + 1; at < rows.length; at += 1) {
    const above = bottomOf(rows[at - 1]!);
    const size = rows[at]![0]!.size;
    if (topOf(rows[at]!) - above > 2.2 * size) break;
    if (rows[at]!.length >= 2) end = at + 1;
    else if (at - end >= 2) break;
  }
  return end;
}

function tableOf(rows: readonly Piece[][]): DrawnTable | undefined {
  const full = rows.filter((row) => row.length >= 2);
  if (full.length < fewestRows) return undefined;
  const columns = columnsOf(full);
  if (columns.length < 2) return undefined;
  const cells = rows.map((row) => placed(row, columns));
  if (columns.length === 2 && isList(cells)) return undefined;
  const filled = columns.map((_, column) => cells.filter((row) => row[column]!.length > 0));
  if (filled.some((having) => having.length < 2)) return undefined;
  const medians = filled.map((having, column) =>
    median(having.map((row) => row[column]!.map(textOf).join(' ').length)),
  );
  if (medians.filter((length) => length <= shortCell).length < columns.length / 2) return undefined;
  const share = cells.flat().filter((cell) => cell.length > 0).length / (cells.length * columns.length);
  if (share < 0.45) return undefined;
  const whole = withContinued(cells);
  return { rows: whole, heads: headsOf(whole) };
}

/** Numbers or points with what they count beside them. */
const isList = (cells: readonly Piece[][][]) =>
  cells.every(
    ([first]) =>
      first!.length === 0 || /^(?:[•●▪◦‣·–-]|\(?[\da-z]{1,3}[.)])$/i.test(first!.map(textOf).join(' ')),
  );

/** By what rows with many cells cover: where none of them draws anything is between two columns. */
function columnsOf(rows: readonly Piece[][]): { x: number; right: number }[] {
  const most = Math.max(...rows.map(({ length }) => length));
  const covered = rows
    .filter(({ length }) => length >= 0.6 * most)
    .flat()
    .map(({ x, right }) => ({ x, right }))
    .sort((a, b) => a.x - b.x);
  const columns: { x: number; right: number }[] = [];
  for (const { x, right } of covered) {
    const last = columns.at(-1);
    if (last && x < last.right) last.right = Math.max(last.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

function placed(row: readonly Piece[], columns: readonly { x: number; right: number }[]): Piece[][] {
  const cells: Piece[][] = columns.map(() => []);
  for (const piece of row) {
    const shares = columns.map(({ x, right }) => Math.min(right, piece.right) - Math.max(x, piece.x));
    cells[shares.indexOf(Math.max(...shares))]!.push(piece);
  }
  return cells;
}

/** A row whose first cell is empty and that follows at once goes on with the row above. */
function withContinued(rows: readonly Piece[][][]): Piece[][][] {
  const whole: Piece[][][] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const pieces = row.flat();
    const above = last && bottomOf(last.flat());
    const goesOn =
      last &&
      row[0]!.length === 0 &&
      row.filter((cell) => cell.length > 0).length < last.filter((cell) => cell.length > 0).length &&
      topOf(pieces) - above! < 0.35 * pieces[0]!.size;
    if (goesOn) for (const [column, cell] of row.entries()) last[column]!.push(...cell);
    else whole.push(row.map((cell) => [...cell]));
  }
  return whole;
}

/** The first row names the columns where it is set apart: all bold, or words above figures. */
export function headsOf(rows: readonly (readonly (readonly Piece[])[])[]): number {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return 0;
  const isBold = (row: readonly (readonly Piece[])[]) =>
    row.flat().every(({ words }) => words.every(({ bold }) => bold));
  if (isBold(first) && !rest.every(isBold)) return 1;
  const isFigure = (cell: readonly Piece[]) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell.map(textOf).join(' '));
  const figures = rest.filter((row) => row.slice(1).some(isFigure)).length;
  return !first.slice(1).some(isFigure) && figures >= rest.length / 2 ? 1 : 0;
}

const topOf = (row: readonly Piece[]) => Math.min(...row.map(({ top }) => top));
const bottomOf = (row: readonly Piece[]) => Math.max(...row.map(({ bottom }) => bottom));
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
