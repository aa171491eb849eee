/** What a query does, as a sentence for people who read no SQL. */
import type { Expression, FunctionName, Query } from './query.ts';
import { writeValue } from './write-sql.ts';

export function explain({ show, where, groupBy, orderBy, limit }: Query): string {
  const shown = show.length === 0 ? 'all columns' : inWords(show.map(({ of }) => words(of)));
  const keys = groupBy.map(words);
  const values = show.filter(({ of }) => !keys.includes(words(of))).map(({ of }) => words(of));
  const what =
    groupBy.length > 0 && values.length > 0
      ? `${inWords(values)} for each ${inWords(keys.map((key) => key.replace(/^the /, '')))}`
      : shown;
  const filter = where ? `, only rows where ${words(where)}` : '';
  const [first] = orderBy;
  const order =
    first && show[first.shown]
      ? `, sorted by ${words(show[first.shown]!.of)}, ${first.isDescending ? 'highest' : 'lowest'} first`
      : '';
  const count =
    limit === undefined ? '' : limit === 1 ? ', and takes the first one' : `, and takes the first ${limit}`;
  return `Shows ${what}${filter}${order}${count}.`;
}

const calls: Record<FunctionName, string> = {
  COUNT: 'the number of',
  SUM: 'the total of',
  AVG: 'the average of',
  MIN: 'the lowest',
  MAX: 'the highest',
  MEDIAN: 'the median of',
  SHARE: 'the share of rows where',
  YEAR: 'the year of',
  QUARTER: 'the quarter of',
  MONTH: 'the month of',
  WEEKDAY: 'the weekday of',
  DAY: 'the day of',
  ROUND: 'the rounded',
  LOWER: 'the lower-case',
  ABS: 'the absolute',
};
const operators: Record<string, string> = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  AND: 'and',
  OR: 'or',
  LIKE: 'looks like',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
};

function words(of: Expression): string {
  switch (of.is) {
    case 'value':
      return of.value === true
        ? 'yes'
        : of.value === false
          ? 'no'
          : typeof of.value === 'string'
            ? of.value
            : writeValue(of.value);
    case 'column':
      return of.name;
    case 'call':
      if (!of.of) return 'the number of rows';
      return `${calls[of.name]} ${of.isDistinct ? 'different values of ' : ''}${words(of.of)}`;
    case 'not':
      return `not (${words(of.of)})`;
    case 'missing':
      return `${words(of.of)} is ${of.isNot ? 'filled in' : 'empty'}`;
    case 'among':
      return `${words(of.of)} is ${of.isNot ? 'none of' : 'one of'} ${of.values.map((value) => (typeof value === 'string' ? value : writeValue(value))).join(', ')}`;
    case 'binary':
      return `${words(of.left)} ${operators[of.operator]} ${words(of.right)}`;
  }
}

const inWords = (list: readonly string[]) =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
