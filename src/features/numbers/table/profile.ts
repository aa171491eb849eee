/** What is in each column: how much is missing, how the values lie, and what can be put right by one click. */
import { plainOf, type TypedColumn, type TypedTable } from './typed-table.ts';
import type { ColumnSetting, Value } from './value.ts';

export interface Fix {
  /** What is wrong, as a sentence. */
  problem: string;
  /** What the button says. */
  action: string;
  setting: ColumnSetting;
}

export interface ColumnProfile {
  name: string;
  type: TypedColumn['type'];
  reason: string;
  unit: string;
  missing: number;
  distinct: number;
  /** Every value once, as numbers of orders are. */
  isKey: boolean;
  least?: Value | undefined;
  most?: Value | undefined;
  mean?: number | undefined;
  median?: number | undefined;
  /** Numbers far outside the middle half. */
  outliers: { count: number; examples: number[] };
  /** The most common values with how often they come. */
  top: { value: Value; count: number }[];
  /** How many numbers lie in each of equal parts between the least and the most. */
  bins: number[];
  fixes: Fix[];
}

export const profileOf = ({ columns }: TypedTable): ColumnProfile[] => columns.map(profileColumn);

const binCount = 16;

function profileColumn(column: TypedColumn): ColumnProfile {
  const { name, type, reason, unit, values, missing } = column;
  const present = values.filter((value) => value !== null);
  const counts = new Map<Value, number>();
  for (const value of present) counts.set(value, (counts.get(value) ?? 0) + 1);
  const base = {
    name,
    type,
    reason,
    unit,
    missing,
    distinct: counts.size,
    isKey: present.length > 1 && counts.size === values.length,
    outliers: { count: 0, examples: [] as number[] },
    top: [...counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, 5),
    bins: [] as number[],
    fixes: fixesOf(column, counts),
  };
  if (type === 'number') return { ...base, ...spreadOf(present as number[]) };
  if (type !== 'date' || present.length === 0) return base;
  const sorted = (present as string[]).toSorted();
  return { ...base, least: sorted[0]!, most: sorted.at(-1)! };
}

function spreadOf(numbers: readonly number[]) {
  if (numbers.length === 0) return {};
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  const [low, high] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const far = 3 * (high - low);
  const outside = far > 0 ? sorted.filter((one) => one < low - far || one > high + far) : [];
  const bins = Array.from({ length: binCount }, () => 0);
  for (const number of sorted) {
    const at = most === least ? 0 : Math.floor(((number - least) / (most - least)) * binCount);
    bins[Math.min(binCount - 1, at)]! += 1;
  }
  return {
    least,
    most,
    mean: numbers.reduce((sum, one) => sum + one, 0) / numbers.length,
    median: quantile(sorted, 0.5),
    outliers: { count: outside.length, examples: [...new Set(outside)].slice(-3) },
    bins,
  };
}

/** Of sorted numbers, between its neighbours where it falls between them. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

function fixesOf(column: TypedColumn, counts: ReadonlyMap<Value, number>): Fix[] {
  const { type, unread, doubt, decimal, dayFirst } = column;
  const fixes: Fix[] = [];
  if (unread.count > 0)
    fixes.push({
      problem: `${unread.count === 1 ? 'One cell is' : `${unread.count.toLocaleString('en')} cells are`} no ${nouns[type]} and left out: ${unread.examples.map((one) => `“${one}”`).join(', ')}.`,
      action: 'Read the column as text',
      setting: { type: 'text' },
    });
  if (doubt === 'decimal')
    fixes.push({
      problem: `The mark in these numbers could separate thousands or decimals. It is read as ${decimal === '.' ? '1.5 = one and a half' : '1,5 = one and a half'}.`,
      action: `Read the ${decimal === '.' ? 'comma' : 'point'} as the decimal mark`,
      setting: { decimal: decimal === '.' ? ',' : '.' },
    });
  if (doubt === 'day')
    fixes.push({
      problem: `Day and month could be swapped. They are read with the ${dayFirst ? 'day' : 'month'} first.`,
      action: `Read the ${dayFirst ? 'month' : 'day'} first`,
      setting: { dayFirst: !dayFirst },
    });
  if (type === 'text') {
    const spellings = [...counts.keys()].filter((value) => typeof value === 'string');
    const apart = spellings.length - new Set(spellings.map(plainOf)).size;
    if (apart > 0)
      fixes.push({
        problem: `${apart === 1 ? 'One value differs' : `${apart.toLocaleString('en')} values differ`} from another only in capital letters or spaces.`,
        action: 'Treat them as the same',
        setting: { isTidied: true },
      });
  }
  return fixes;
}

const nouns = { number: 'number', date: 'date', 'yes-no': 'yes or no', text: 'text' } as const;
