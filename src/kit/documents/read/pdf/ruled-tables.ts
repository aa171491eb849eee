/** Tables whose cells are drawn with lines: the lines say which words belong together, however many lines a cell has. */
import { piecesOf, type Piece } from './lines.ts';
import { headsOf, type DrawnTable } from './tables.ts';
import type { Word } from './words.ts';

/** A line of a page, lying or standing. */
export interface Rule {
  x: number;
  right: number;
  top: number;
  bottom: number;
}

export interface RuledTable extends DrawnTable {
  top: number;
  x: number;
  right: number;
  bottom: number;
}

const near = 3;
const mostRules = 2000;

/** The tables, and the words that stand in none of them. */
export function takeRuledTables(
  words: readonly Word[],
  rules: readonly Rule[],
): { tables: RuledTable[]; rest: Word[] } {
  const tables: RuledTable[] = [];
  let rest = [...words];
  if (rules.length > mostRules) return { tables, rest };
  for (const group of groupsOf(rules)) {
    const ys = placesOf(group.filter(isLying).map(({ top }) => top));
    const xs = placesOf(group.filter((rule) => !isLying(rule)).map(({ x }) => x));
    if (ys.length < 3 || xs.length < 3) continue;
    const inside = rest.filter(
      (word) => indexIn(xs, (word.x + word.right) / 2) >= 0 && indexIn(ys, (word.top + word.bottom) / 2) >= 0,
    );
    const cells: Word[][][] = Array.from({ length: ys.length - 1 }, () =>
      Array.from({ length: xs.length - 1 }, () => []),
    );
    for (const word of inside)
      cells[indexIn(ys, (word.top + word.bottom) / 2)]![indexIn(xs, (word.x + word.right) / 2)]!.push(word);
    const rows = cells
      .map((row) => row.map((cell) => piecesOf(cell.map((word) => ({ ...word })))))
      .filter((row) => row.some((cell) => cell.length > 0));
    const filled = rows.flat().filter((cell) => cell.length > 0).length;
    if (rows.length < 2 || filled < 4 || filled < 0.3 * rows.length * (xs.length - 1)) continue;
    const whole = withoutEmptyColumns(rows);
    if ((whole[0]?.length ?? 0) < 2) continue;
    tables.push({
      rows: whole,
      heads: Math.max(headsOf(whole), 0),
      x: xs[0]!,
      right: xs.at(-1)!,
      top: ys[0]!,
      bottom: ys.at(-1)!,
    });
    const taken = new Set(inside);
    rest = rest.filter((word) => !taken.has(word));
  }
  return { tables, rest };
}

const isLying = ({ x, right, top, bottom }: Rule) => right - x >= bottom - top;

/** Lines that touch, directly or by others. */
function groupsOf(rules: readonly Rule[]): Rule[][] {
  const open = rules.toSorted((a, b) => a.top - b.top);
  const groups: Rule[][] = [];
  while (open.length > 0) {
    const group = [open.shift()!];
    for (let at = 0; at < group.length; at += 1)
      for (let other = 0; other < open.length;) {
        if (touch(group[at]!, open[other]!)) group.push(...open.splice(other, 1));
        else other += 1;
      }
    if (group.length >= 6) groups.push(group);
  }
  return groups;
}

const touch = (a: Rule, b: Rule) =>
  a.x <= b.right + near && b.x <= a.right + near && a.top <= b.bottom + near && b.top <= a.bottom + near;

/** Where lines stand; those close together are one. */
function placesOf(numbers: readonly number[]): number[] {
  const places: number[] = [];
  for (const number of numbers.toSorted((a, b) => a - b))
    if (places.length === 0 || number - places.at(-1)! > near) places.push(number);
  return places;
}

function indexIn(places: readonly number[], at: number): number {
  for (let index = 0; index < places.length - 1; index += 1)
    if (at >= places[index]! && at < places[index + 1]!) return index;
  return -1;
}

const withoutEmptyColumns = (rows: readonly Piece[][][]): Piece[][][] => {
  const used = rows[0]!.map((_, column) => rows.some((row) => row[column]!.length > 0));
  return rows.map((row) => row.filter((_, column) => used[column]));
};
