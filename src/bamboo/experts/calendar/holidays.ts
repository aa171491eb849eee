/** Days that come back every year, by date or by rule. */
import { dayOf, weekdayOf, type Day } from '#language/day.ts';

type Rule = (year: number) => Day;

const fixed =
  (month: number, date: number): Rule =>
  (year) =>
    dayOf(year, month, date);
/** The nth (or, below zero, the last) such weekday of a month. */
const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) => {
    if (count < 0) {
      const last = dayOf(year, month + 1, 1) - 1;
      return last - ((weekdayOf(last) - weekday + 7) % 7);
    }
    const first = dayOf(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
  };
const fromEaster =
  (days: number): Rule =>
  (year) =>
    easter(year) + days;

/** The anonymous Gregorian computus. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

const holidays: readonly (readonly [name: string, called: string, rule: Rule])[] = [
  ['Christmas Day', 'christmas(?: day)?|xmas', fixed(12, 25)],
  ['Christmas Eve', 'christmas eve', fixed(12, 24)],
  ['Boxing Day', 'boxing day', fixed(12, 26)],
  ["New Year's Day", "new ?year(?:'?s)?(?: day)?", fixed(1, 1)],
  ["New Year's Eve", "new ?year'?s eve", fixed(12, 31)],
  ["Valentine's Day", "(?:saint |st\\.? )?valentine'?s?(?: day)?", fixed(2, 14)],
  ["Saint Patrick's Day", "(?:saint|st\\.?) patrick'?s?(?: day)?", fixed(3, 17)],
  ["April Fools' Day", "april fool'?s'?(?: day)?", fixed(4, 1)],
  ['Earth Day', 'earth day', fixed(4, 22)],
  ['Pi Day', 'pi day', fixed(3, 14)],
  ['May Day', 'may day|labou?r day in europe|international workers day', fixed(5, 1)],
  ['Halloween', "halloween|hallowe'en", fixed(10, 31)],
  ["All Saints' Day", "all saints'?(?: day)?", fixed(11, 1)],
  ['Guy Fawkes Night', 'guy fawkes(?: night| day)?|bonfire night', fixed(11, 5)],
  ['Armistice Day', 'armistice day|remembrance day|veterans day', fixed(11, 11)],
  [
    'Independence Day (United States)',
    '(?:us |american )?independence day|(?:the )?(?:4th|fourth) of july',
    fixed(7, 4),
  ],
  ['Bastille Day', 'bastille day', fixed(7, 14)],
  ['Canada Day', 'canada day', fixed(7, 1)],
  ['Australia Day', 'australia day', fixed(1, 26)],
  ["International Women's Day", "(?:international )?women'?s day", fixed(3, 8)],
  ['Juneteenth', 'juneteenth', fixed(6, 19)],
  ['Epiphany', 'epiphany|three kings(?: day)?', fixed(1, 6)],
  ['Groundhog Day', 'groundhog day', fixed(2, 2)],
  ['Easter Sunday', 'easter(?: sunday)?', fromEaster(0)],
  ['Good Friday', 'good friday', fromEaster(-2)],
  ['Easter Monday', 'easter monday', fromEaster(1)],
  ['Ash Wednesday', 'ash wednesday', fromEaster(-46)],
  ['Shrove Tuesday', 'shrove tuesday|pancake day|mardi gras', fromEaster(-47)],
  ['Palm Sunday', 'palm sunday', fromEaster(-7)],
  ['Ascension Day', 'ascension(?: day)?', fromEaster(39)],
  ['Whit Sunday (Pentecost)', 'pentecost|whit sunday|whitsun', fromEaster(49)],
  ['Thanksgiving (United States)', '(?:us |american )?thanksgiving(?: day)?', nth(4, 4, 11)],
  ['Thanksgiving (Canada)', 'canadian thanksgiving', nth(2, 1, 10)],
  ['Black Friday', 'black friday', (year) => nth(4, 4, 11)(year) + 1],
  ['Labor Day (United States)', '(?:us |american )?labou?r day', nth(1, 1, 9)],
  ['Memorial Day (United States)', 'memorial day', nth(-1, 1, 5)],
  ['Martin Luther King Jr. Day', 'martin luther king(?: jr\\.?)?(?: day)?|mlk day', nth(3, 1, 1)],
  ["Presidents' Day (United States)", "presidents'? day", nth(3, 1, 2)],
  ['Columbus Day (United States)', 'columbus day', nth(2, 1, 10)],
  ["Mother's Day (United States)", "(?:us )?mother'?s'? day", nth(2, 0, 5)],
  ["Father's Day (United States)", "(?:us )?father'?s'? day", nth(3, 0, 6)],
];

const compiled = holidays.map(([name, called, rule]) => ({
  name,
  rule,
  called: new RegExp(`^(?:the )?(?:${called})$`),
}));

export interface Holiday {
  name: string;
  on: (year: number) => Day;
}

export function holidayNamed(text: string): Holiday | undefined {
  const found = compiled.find(({ called }) => called.test(text));
  return found && { name: found.name, on: found.rule };
}
