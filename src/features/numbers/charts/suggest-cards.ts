/** The first cards of a table, chosen by the shape of its columns. */
import { newCardId, type Card, type CardForm } from '../dashboard.ts';
import { call, column, type Query } from '../query/query.ts';
import { writeSql } from '../query/write-sql.ts';
import { addedUp, averaged } from '../ask/lexicon.ts';
import { wordsOf } from '../ask/words.ts';
import type { ColumnProfile } from '../table/profile.ts';

const mostBars = 25;

export function suggestCards(columns: readonly ColumnProfile[]): Card[] {
  const measures = columns
    .filter((one) => one.type === 'number' && !isNumbering(one) && one.distinct > 1)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 3);
  const choices = columns
    .filter(
      (one) =>
        (one.type === 'text' || one.type === 'yes-no') &&
        !one.isKey &&
        one.distinct > 1 &&
        one.distinct <= mostBars,
    )
    .slice(0, 3);
  const date = columns.find((one) => one.type === 'date' && one.distinct > 1);
  const cards: Card[] = [];
  const add = (title: string, form: CardForm, query: Query) =>
    cards.push({ id: newCardId(cards), title, sql: writeSql(query), form, question: '' });
  const plain = { groupBy: [], orderBy: [] };

  add('Rows', 'figure', { ...plain, show: [{ of: call('COUNT'), as: 'Rows' }] });
  for (const measure of measures.slice(0, 2)) {
    const shown = figureOf(measure);
    add(shown.as, 'figure', { ...plain, show: [shown] });
  }
  const [main] = measures;
  const value = main ? figureOf(main) : { of: call('COUNT'), as: 'Rows' };
  if (date) {
    const { name, title } = stepOf(date);
    const step = { of: call(name, column(date.name)), as: title };
    add(`${value.as} by ${title.toLowerCase()}`, 'line', {
      show: [step, value],
      groupBy: [step.of],
      orderBy: [{ shown: 0, isDescending: false }],
    });
  }
  for (const choice of choices) {
    const key = { of: column(choice.name), as: choice.name };
    add(`${value.as} by ${choice.name}`, 'bars', {
      show: [key, value],
      groupBy: [key.of],
      orderBy: [{ shown: 1, isDescending: true }],
    });
  }
  const [x, y] = measures;
  if (x && y)
    add(`${x.name} and ${y.name}`, 'dots', {
      ...plain,
      show: [y, x].map(({ name }) => ({ of: column(name), as: name })),
    });
  return cards;
}

const isNamed = (name: string, words: ReadonlySet<string>) => wordsOf(name).some(({ low }) => words.has(low));

/** Numbers that count up rows or name something mean nothing together. */
const isNumbering = ({ name, isKey }: ColumnProfile) =>
  isKey && /\b(?:id|no|nr|number|code|ticket|key|index|zip)\b/i.test(name);

/** Money says more than pieces, and pieces more than rates. */
const weight = ({ name, unit }: ColumnProfile) => {
  if (isNamed(name, averaged)) return 1;
  if (!isNamed(name, addedUp)) return 2;
  return unit || !/\b(?:units?|quantity|qty|volume)\b/i.test(name) ? 4 : 3;
};

const figureOf = ({ name }: ColumnProfile) =>
  isNamed(name, addedUp) && !isNamed(name, averaged)
    ? { of: call('SUM', column(name)), as: `Total ${name}` }
    : { of: call('AVG', column(name)), as: `Average ${name}` };

/** Steps that give a line between a few and a few dozen points. */
function stepOf({ least, most }: ColumnProfile) {
  const days = (Date.parse(String(most).slice(0, 10)) - Date.parse(String(least).slice(0, 10))) / 86_400_000;
  if (days <= 62) return { name: 'DAY', title: 'Day' } as const;
  return days <= 366 * 5
    ? ({ name: 'MONTH', title: 'Month' } as const)
    : ({ name: 'YEAR', title: 'Year' } as const);
}
