/** Questions that this table can answer, from its own columns. */
import type { TypedTable } from '../table/typed-table.ts';
import { ask } from './ask.ts';
import { addedUp, averaged } from './lexicon.ts';
import { wordsOf } from './words.ts';

export function suggestQuestions(table: TypedTable): string[] {
  const { columns, rowCount } = table;
  const isShort = (name: string) => name.length <= 30;
  const distinct = (values: readonly unknown[]) => new Set(values.slice(0, 5_000)).size;
  const choices = columns
    .filter(
      ({ type, values, name }) =>
        type === 'text' && isShort(name) && distinct(values) < Math.min(30, rowCount / 2),
    )
    .map(({ name }) => name);
  const numbers = columns
    .filter(({ type, values, name }) => type === 'number' && isShort(name) && distinct(values) < rowCount)
    .map(({ name }) => name);
  const named = (words: ReadonlySet<string>) =>
    numbers.find((name) => wordsOf(name).some(({ low }) => words.has(low)));
  const sum = named(addedUp);
  const mean = named(averaged) ?? numbers[0];
  const wanted = [
    ...(sum && choices[0] ? [`Total ${sum} by ${choices[0]}`] : []),
    ...(mean && choices[0] ? [`Average ${mean} by ${choices.at(-1)}`] : []),
    ...(sum && choices[1] ? [`Which ${choices[1]} has the most ${sum}?`] : []),
    ...(sum && columns.some(({ type }) => type === 'date') ? [`${sum} per month`] : []),
  ];
  return wanted.filter((question) => ask(question, table).is === 'query').slice(0, 3);
}
