/** The items of a question, each in its role. A word without a role ends in an abstention: nothing is passed over. */
import { call, column, compare, literal, type Expression, type FunctionName } from '../query/query.ts';
import type { TypedColumn } from '../table/typed-table.ts';
import { chooseColumn } from './choose-column.ts';
import { dateColumn, Filters, numberColumn, timeFilter } from './filters.ts';
import { Abstains, type Hints } from './reading.ts';
import type { Item } from './recognise.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Target {
  of: Expression;
  as: string;
  /** One row each: not to be grouped. */
  isKey: boolean;
  isTime: boolean;
}

export interface QuestionParts {
  filters: Filters;
  groups: Target[];
  /** What `which`, `who` or `top` asks for. */
  target?: Target | undefined;
  measures: TypedColumn[];
  aggregate?: FunctionName | undefined;
  counted?: { distinct?: TypedColumn } | undefined;
  isShare: boolean;
  hasRows: boolean;
  extreme?: { isDescending: boolean; isJudged: boolean } | undefined;
  limit?: number | undefined;
  recent?: { isDescending: boolean } | undefined;
  /** Of several dates, the one that was named. */
  date?: TypedColumn | undefined;
  isPerRow: boolean;
}

const usualTop = 10;

export function gather(items: readonly Item[], vocabulary: Vocabulary, hints: Hints): QuestionParts {
  const asked: QuestionParts = {
    filters: new Filters(),
    groups: [],
    measures: [],
    isShare: false,
    hasRows: false,
    isPerRow: false,
  };
  const { filters } = asked;
  const taken = new Set<number>();
  const named = (item: Extract<Item, { is: 'column' }>) => chooseColumn(item.words, item.columns, hints);
  asked.date = dateNamed();

  function dateNamed() {
    const item = items.find((one) => one.is === 'column' && one.columns.every(({ type }) => type === 'date'));
    return item?.is === 'column' ? named(item) : undefined;
  }

  function targetOf(item: Item | undefined): Target | undefined {
    if (item?.is === 'rows' && vocabulary.key) return keyTarget(vocabulary.key);
    if (item?.is === 'part') {
      const date = dateColumn(asked.date, vocabulary, hints);
      return { of: call(item.name, column(date.name)), as: partNames[item.name], isKey: false, isTime: true };
    }
    if (item?.is !== 'column') return undefined;
    const found = named(item);
    if (found.type === 'number' && found !== vocabulary.key) return undefined;
    if (found === vocabulary.key) return keyTarget(found);
    return { of: column(found.name), as: found.name, isKey: false, isTime: found.type === 'date' };
  }

  function takeTarget(at: number): boolean {
    const target = targetOf(items[at]);
    if (!target) return false;
    asked.target = target;
    taken.add(at);
    return true;
  }

  /** After `by` come columns, parts of dates, or a number to sort by; before a value it is only a preposition. */
  function takeGroups(at: number) {
    if (items[at]?.is === 'value') return;
    if (items[at]?.is === 'rows') {
      asked.isPerRow = true;
      taken.add(at);
      return;
    }
    let next = at;
    for (;;) {
      const target = targetOf(items[next]);
      if (!target || (next > at && items[next]?.is !== 'column')) break;
      asked.groups.push(target);
      taken.add(next);
      next += 1;
    }
    const isNumber =
      items[at]?.is === 'column' ||
      items[at]?.is === 'aggregate' ||
      items[at]?.is === 'count' ||
      items[at]?.is === 'extreme';
    if (next === at && !isNumber) throw new Abstains('It isn’t clear what to group by.');
  }

  function takeComparison(at: number, operators: readonly ('>' | '<' | '>=' | '<=')[]) {
    const numbers = operators.map((_, index) => items[at + 1 + index]);
    if (!numbers.every((item) => item?.is === 'number'))
      throw new Abstains('It isn’t clear what to compare with.');
    const after = at + 1 + operators.length;
    const place = [after, at - 1].find((one) => !taken.has(one) && isNumberColumn(items[one]));
    if (place === undefined && items[after]?.is === 'rows')
      throw new Abstains('Choosing groups by how many rows they have isn’t possible.');
    const of =
      place === undefined
        ? numberColumn(vocabulary, hints)
        : named(items[place] as Extract<Item, { is: 'column' }>);
    if (place !== undefined) taken.add(place);
    operators.forEach((operator, index) => {
      const item = numbers[index]!;
      taken.add(at + 1 + index);
      if (item.is === 'number') filters.add(of.name, compare(operator, column(of.name), literal(item.value)));
    });
  }

  const isNumberColumn = (item: Item | undefined) =>
    item?.is === 'column' && item.columns.some(({ type }) => type === 'number');

  function takeWhen(at: number, relation: 'in' | 'after' | 'since' | 'before' | 'until') {
    const item = items[at];
    if (item?.is !== 'when') throw new Abstains('It isn’t clear which time is meant.');
    const date = dateColumn(asked.date, vocabulary, hints);
    filters.add(date.name, timeFilter(item, relation, date, hints));
    taken.add(at);
  }

  function takeColumn(at: number) {
    const item = items[at] as Extract<Item, { is: 'column' }>;
    const found = named(item);
    const isNot = items[at - 1]?.is === 'not';
    if (found.type === 'date') return;
    if (found.type === 'yes-no') filters.addValue(found.name, !isNot, false);
    else if (found.type === 'number' && found !== vocabulary.key) asked.measures.push(found);
    else if (!isDescribed(at, found) && !asked.target)
      asked.target = {
        of: column(found.name),
        as: found.name,
        isKey: found === vocabulary.key,
        isTime: false,
      };
    else if (!isDescribed(at, found)) throw new Abstains(`It isn’t clear what “${item.words}” is for.`);
  }

  /** `urgent priority`: the value beside it says the same. */
  const isDescribed = (at: number, found: TypedColumn) =>
    [items[at - 1], items[at + 1]].some(
      (item) => item?.is === 'value' && item.meanings.some(({ column: one }) => one === found),
    );

  function takeValue(at: number) {
    const item = items[at] as Extract<Item, { is: 'value' }>;
    const columns = item.meanings.map((one) => one.column);
    const beside = [items[at - 1], items[at + 1]].flatMap((one) => (one?.is === 'column' ? one.columns : []));
    const said = columns.filter((one) => beside.includes(one));
    const found = chooseColumn(item.words, said.length === 1 ? said : [...new Set(columns)], hints);
    const spellings = item.meanings.filter((one) => one.column === found);
    for (const { value } of spellings) filters.addValue(found.name, value, items[at - 1]?.is === 'not');
  }

  function takeCount(at: number) {
    const next = items[at + 1];
    if (next?.is === 'distinct') return;
    if (next?.is !== 'column') {
      asked.counted ??= {};
      return;
    }
    const found = named(next);
    if (found.type === 'number' && found !== vocabulary.key) return;
    if (found.type === 'text') {
      taken.add(at + 1);
      asked.counted = { distinct: found };
    } else asked.counted ??= {};
  }

  function takeDistinct(at: number) {
    const next = items[at + 1];
    if (next?.is !== 'column') throw new Abstains('It isn’t clear what to count the different values of.');
    taken.add(at + 1);
    asked.counted = { distinct: named(next) };
  }

  function takeOr(at: number) {
    const [left, right] = [items[at - 1], items[at + 1]];
    const isOfOne =
      left?.is === 'value' &&
      right?.is === 'value' &&
      left.meanings.some(({ column: one }) => right.meanings.some((other) => other.column === one));
    if (!isOfOne) throw new Abstains('“or” works between values of one column only.');
  }

  function takeWithout(at: number) {
    const next = items[at + 1];
    if (next?.is !== 'column') throw new Abstains('It isn’t clear what is missing.');
    const found = named(next);
    taken.add(at + 1);
    filters.add(found.name, { is: 'missing', of: column(found.name), isNot: false });
  }

  const unknown = items.filter((item) => item.is === 'unknown').map(({ words }) => words);
  if (unknown.length > 0)
    throw new Abstains(
      `The table says nothing about ${unknown
        .slice(0, 3)
        .map((word) => `“${word}”`)
        .join(', ')}.`,
    );
  // The column of a comparison may stand before it, and is then nothing else.
  items.forEach((item, at) => {
    if (item.is === 'compare') takeComparison(at, [item.operator]);
    else if (item.is === 'between') takeComparison(at, ['>=', '<=']);
  });
  items.forEach((item, at) => {
    if (taken.has(at)) return;
    taken.add(at);
    switch (item.is) {
      case 'per':
        return takeGroups(at + 1);
      case 'which':
        return void takeTarget(at + 1);
      case 'who':
        if (vocabulary.key?.type !== 'text')
          throw new Abstains('The table has no column with a name for each row.');
        asked.target = keyTarget(vocabulary.key);
        return;
      case 'top': {
        const count = items[at + 1];
        asked.limit = count?.is === 'number' ? count.value : usualTop;
        asked.extreme = { isDescending: item.isDescending, isJudged: false };
        if (count?.is === 'number') taken.add(at + 1);
        if (!takeTarget(count?.is === 'number' ? at + 2 : at + 1))
          throw new Abstains('It isn’t clear what to rank.');
        return;
      }
      case 'extreme':
        if (asked.extreme) throw new Abstains('It asks for two extremes at once.');
        asked.extreme = { isDescending: item.isDescending, isJudged: item.isJudged === true };
        return;
      case 'recent':
        asked.recent = { isDescending: item.isDescending };
        return;
      case 'aggregate':
        if (asked.aggregate && asked.aggregate !== item.name)
          throw new Abstains('It asks for two figures at once.');
        asked.aggregate = item.name;
        return;
      case 'count':
        return takeCount(at);
      case 'distinct':
        return takeDistinct(at);
      case 'share':
        asked.isShare = true;
        return;
      case 'rows':
        asked.hasRows = true;
        return;
      case 'part':
        if (item.isPer) asked.groups.push(targetOf(item)!);
        else throw new Abstains('It isn’t clear which time is meant.');
        return;
      case 'compare':
      case 'between':
        return;
      case 'time':
        return takeWhen(at + 1, item.relation);
      case 'when':
        return takeWhen(at, 'in');
      case 'without':
        return takeWithout(at);
      case 'not': {
        const next = items[at + 1];
        if (next?.is !== 'value' && next?.is !== 'column')
          throw new Abstains('It isn’t clear what “not” belongs to.');
        return;
      }
      case 'or':
        return takeOr(at);
      case 'column':
        return takeColumn(at);
      case 'value':
        return takeValue(at);
      case 'number':
        throw new Abstains(`It isn’t clear what ${item.words} is for.`);
      case 'unknown':
        return;
    }
  });
  return asked;
}

const keyTarget = ({ name }: TypedColumn): Target => ({
  of: column(name),
  as: name,
  isKey: true,
  isTime: false,
});

const partNames = {
  YEAR: 'Year',
  QUARTER: 'Quarter',
  MONTH: 'Month',
  WEEKDAY: 'Weekday',
  DAY: 'Day',
} as const;
