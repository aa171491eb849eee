/** Days and moments in the forms that spreadsheets, programs and people write. */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const iso =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const yearMonth = /^(\d{4})-(\d{2})$/;
const monthYear = /^(0[1-9]|1[0-2])[./]((?:19|20)\d{2})$/;
const numbers =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2})?\s?(am|pm)?)?$/i;
const dayWord = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i;
const wordDay = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const wordYear = /^([a-z]{3,9})\.?[ -](\d{4})$/i;

export function readDate(cell: string, dayFirst: boolean): string | null {
  if (cell.length < 6 || cell.length > 40 || !/[\d]{2}/.test(cell)) return null;
  let match = iso.exec(cell);
  if (match) return moment(match[1]!, match[2]!, match[3]!, match[4], match[5]);
  match = numbers.exec(cell);
  if (match) {
    const [, one, two, year, hour, minute, half] = match;
    const isDayFirst = cell.includes('.') ? true : dayFirst;
    const [day, month] = isDayFirst ? [one!, two!] : [two!, one!];
    return moment(year!, month, day, hoursOf(hour, half), minute);
  }
  match = yearMonth.exec(cell);
  if (match) return moment(match[1]!, match[2]!, '1');
  match = monthYear.exec(cell);
  if (match) return moment(match[2]!, match[1]!, '1');
  match = dayWord.exec(cell);
  if (match) return moment(match[3]!, monthOf(match[2]!), match[1]!);
  match = wordDay.exec(cell);
  if (match) return moment(match[3]!, monthOf(match[1]!), match[2]!);
  match = wordYear.exec(cell);
  if (match) return moment(match[2]!, monthOf(match[1]!), '1');
  return null;
}

const monthOf = (word: string) => String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1);

function hoursOf(hour: string | undefined, half: string | undefined) {
  if (!hour || !half) return hour;
  return String((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0));
}

function moment(year: string, month: string, day: string, hour?: string, minute?: string): string | null {
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  const time = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const isReal = time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day);
  if (!isReal || full < 1000 || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return null;
  const date = time.toISOString().slice(0, 10);
  const clock = hour === undefined ? '' : `${hour.padStart(2, '0')}:${minute!}`;
  return clock === '' || clock === '00:00' ? date : `${date}T${clock}`;
}

export interface DateForm {
  dayFirst: boolean;
  /** 03/04/2025 could be two days, and no cell decides. */
  isAmbiguous: boolean;
}

export function dateFormOf(cells: readonly string[]): DateForm {
  let dayFirst = 0;
  let monthFirst = 0;
  let hasBoth = false;
  for (const cell of cells) {
    const match = numbers.exec(cell.slice(0, 40));
    if (!match || cell.includes('.')) continue;
    if (Number(match[1]) > 12) dayFirst += 1;
    else if (Number(match[2]) > 12) monthFirst += 1;
    else if (match[1] !== match[2]) hasBoth = true;
  }
  return { dayFirst: dayFirst >= monthFirst, isAmbiguous: hasBoth && dayFirst === monthFirst };
}
