/** Figures and days as tables and papers write them. */
import { months } from '#language/day.ts';

const figure = /^([^\d\-−+.,]{0,8}?)\s*([-−+]?)\s*(\d[\d.,' \u00a0\u202f]*|[.,]\d+)\s*([^\d]{0,12})$/u;
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

/** What is longer is a text. */
const longestValue = 40;

export interface Figure {
  value: number;
  /** What stands around it: a currency, a percent sign, a unit. */
  before: string;
  after: string;
  decimals: number;
}

/** A cell that is a figure and nothing else. */
export function figureIn(cell: string): Figure | undefined {
  if (cell.length > longestValue) return undefined;
  const found = figure.exec(cell.trim());
  if (!found) return undefined;
  const [, before = '', sign, digits = '', after = ''] = found;
  // A currency may stand before it; “Q1” and “Room 12” are names.
  if (/\p{L}/u.test(before) && !/^[^\p{L}]*(?:\p{Lu}{3}|[A-Z]{0,2}\$|kr|Kr|Rs)\.?$/u.test(before))
    return undefined;
  if (/[/:]/.test(after)) return undefined;
  const { value, decimals } = numberFrom(digits);
  const scale = scales[after.trim().toLowerCase()] ?? 1;
  return { value: (sign === '-' || sign === '−' ? -1 : 1) * value * scale, before, after, decimals };
}

/** 1,200.50 and 1.200,50 and 1 200,5: the last sign parts the decimals, unless three digits follow it. */
export function numberFrom(digits: string): { value: number; decimals: number } {
  const bare = digits.replaceAll(/['\s\u00a0\u202f]/g, '').replace(/[.,]$/, '');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const tail = last < 0 ? '' : bare.slice(last + 1);
  const signs = bare.match(/[.,]/g) ?? [];
  const isGrouped =
    tail.length === 3 &&
    (signs.length === 1 ? bare.length <= 7 && !bare.startsWith('0') : new Set(signs).size === 1);
  if (last < 0 || isGrouped || (signs.length > 1 && new Set(signs).size === 1))
    return { value: Number(bare.replaceAll(/[.,]/g, '')), decimals: 0 };
  return {
    value: Number(`${bare.slice(0, last).replaceAll(/[.,]/g, '') || '0'}.${tail}`),
    decimals: tail.length,
  };
}

export interface DayParts {
  year?: number;
  month?: number;
  day?: number;
}

const monthNames = new Map(
  months.flatMap((name, at): [string, number][] => [
    [name.toLowerCase(), at + 1],
    [name.slice(0, 3).toLowerCase(), at + 1],
  ]),
);

export const monthNamed = (word: string): number | undefined => monthNames.get(word.toLowerCase());

/** A cell that is a day, a month or a moment. `dayFirst`: how 3/4/2025 is meant. */
export function dayIn(cell: string, dayFirst = true): DayParts | undefined {
  if (cell.length > longestValue) return undefined;
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ]\d.*)?$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), ...(iso[3] ? { day: Number(iso[3]) } : {}) };
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?: \d.*)?$/.exec(text);
  if (parts) {
    const [first, second] = [Number(parts[1]), Number(parts[3])];
    const isDayFirst = parts[2] === '.' || (first > 12 ? true : second > 12 ? false : dayFirst);
    const year = Number(parts[4]) + (parts[4]!.length === 2 ? 2000 : 0);
    return { year, month: isDayFirst ? second : first, day: isDayFirst ? first : second };
  }
  const named =
    /^(?:\p{L}{3,9},?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+)?(\p{L}{3,9})\.?(?:[\s-]+(\d{1,2})(?:st|nd|rd|th)?(?=,))?(?:,?[\s-]+(\d{4}))?$/u.exec(
      text,
    );
  const month = named && monthNamed(named[2]!);
  if (!named || !month) return undefined;
  const day = named[1] ?? named[3];
  return { month, ...(named[4] ? { year: Number(named[4]) } : {}), ...(day ? { day: Number(day) } : {}) };
}
