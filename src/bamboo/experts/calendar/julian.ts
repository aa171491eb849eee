/** The Julian day number of a Gregorian date and back, in whole numbers alone. */
export interface WrittenDate {
  year: number;
  month: number;
  date: number;
}

export const monthNames =
  'january february march april may june july august september october november december'.split(' ');
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Undefined for a date that does not exist. The year is counted from March, so that the odd day comes last. */
export function julianNumber({ year, month, date }: WrittenDate): number | undefined {
  const shift = Math.floor((14 - month) / 12);
  const [y, m] = [year + 4800 - shift, month + 12 * shift - 3];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  const day = date + Math.floor((153 * m + 2) / 5) + 365 * y + leaps - 32_045;
  const back = dateOf(day);
  return back.year === year && back.month === month && back.date === date ? day : undefined;
}

export function dateOf(day: number): WrittenDate {
  const a = day + 32_044;
  const centuries = Math.floor((4 * a + 3) / 146_097);
  const b = a - Math.floor((146_097 * centuries) / 4);
  const years = Math.floor((4 * b + 3) / 1461);
  const c = b - Math.floor((1461 * years) / 4);
  const m = Math.floor((5 * c + 2) / 153);
  return {
    date: c - Math.floor((153 * m + 2) / 5) + 1,
    month: m + 3 - 12 * Math.floor(m / 10),
    year: 100 * centuries + years - 4800 + Math.floor(m / 10),
  };
}
