/** Which rows a question speaks of: values, comparisons, times, what is missing. */
import { column, compare, literal, type Expression } from '../query/query.ts';
import type { TypedColumn } from '../table/typed-table.ts';
import type { Value } from '../table/value.ts';
import { Abstains, AsksBack, type Hints } from './reading.ts';
import type { Item } from './recognise.ts';
import { chooseColumn } from './choose-column.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A row fits where all conditions hold; several values of one column are alternatives. */
export class Filters {
  readonly #values = new Map<string, { values: Value[]; isNot: boolean }>();
  readonly #others: { of: Expression; column: string }[] = [];

  addValue(name: string, value: Value, isNot: boolean) {
    const key = `${isNot ? '!' : ''}${name}`;
    const held = this.#values.get(key);
    if (held) held.values.push(value);
    else this.#values.set(key, { values: [value], isNot });
  }

  add(name: string, of: Expression) {
    this.#others.push({ of, column: name });
  }

  has(name: string) {
    return this.#values.has(name) || this.#values.has(`!${name}`);
  }

  all(): Expression[] {
    const ofValues = [...this.#values].map(([key, { values, isNot }]): Expression => {
      const of = column(isNot ? key.slice(1) : key);
      return values.length === 1
        ? compare(isNot ? '!=' : '=', of, literal(values[0]!))
        : { is: 'among', of, values, isNot };
    });
    return [...ofValues, ...this.#others.map(({ of }) => of)];
  }

  names(): string[] {
    return [
      ...new Set([
        ...[...this.#values.keys()].map((key) => key.replace(/^!/, '')),
        ...this.#others.map(({ column: name }) => name),
      ]),
    ];
  }
}

/** Months without a year are of the year that the table has them of; where there are several, that is asked. */
export function timeFilter(
  when: Extract<Item, { is: 'when' }>,
  relation: 'in' | 'after' | 'since' | 'before' | 'until',
  { name, values }: TypedColumn,
  hints: Hints,
): Expression {
  const { from, to } = when.month === undefined ? when : monthSpan(when, values, hints);
  const of = column(name);
  if (relation === 'after') return compare('>=', of, literal(to));
  if (relation === 'since') return compare('>=', of, literal(from));
  if (relation === 'before') return compare('<', of, literal(from));
  if (relation === 'until') return compare('<', of, literal(to));
  return compare('AND', compare('>=', of, literal(from)), compare('<', of, literal(to)));
}

function monthSpan(
  { month = 1, words }: Extract<Item, { is: 'when' }>,
  values: readonly Value[],
  hints: Hints,
) {
  const two = String(month).padStart(2, '0');
  const years = [
    ...new Set(
      values
        .filter((value) => typeof value === 'string' && value.slice(5, 7) === two)
        .map((value) => Number(String(value).slice(0, 4))),
    ),
  ].toSorted();
  if (years.length === 0) throw new Abstains(`No row is of ${words}.`);
  if (years.length > 1 && hints.year === undefined)
    throw new AsksBack(
      `${words} of which year?`,
      years.slice(-4).map((year) => ({ label: `${words} ${year}`, hints: { year } })),
    );
  const year = hints.year ?? years[0]!;
  const day = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  return { from: day(month - 1), to: day(month) };
}

/** The one that is mentioned, else the only one. */
export function dateColumn(
  mentioned: TypedColumn | undefined,
  { table }: Vocabulary,
  hints: Hints,
): TypedColumn {
  if (mentioned) return mentioned;
  const dates = table.columns.filter(({ type }) => type === 'date');
  if (dates.length === 0) throw new Abstains('The table has no column of dates.');
  return chooseColumn('the date', dates, hints);
}

/** The numbers that a comparison without a column can be about. */
export function numberColumn({ table, key }: Vocabulary, hints: Hints): TypedColumn {
  const numbers = table.columns.filter((one) => one.type === 'number' && one !== key);
  if (numbers.length === 0) throw new Abstains('The table has no column of numbers.');
  return chooseColumn('the number', numbers, hints);
}
