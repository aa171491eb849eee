import type { TypedColumn } from '../table/typed-table.ts';
import { AsksBack, type Hints } from './reading.ts';

/** Where words fit several columns, whoever asked says which one they mean. */
export function chooseColumn(words: string, columns: readonly TypedColumn[], hints: Hints): TypedColumn {
  const chosen = hints.columns?.[words];
  const found = columns.length === 1 ? columns[0] : columns.find(({ name }) => name === chosen);
  if (found) return found;
  throw new AsksBack(
    `Which column does ${words.startsWith('the ') ? words : `“${words}”`} mean?`,
    columns.slice(0, 6).map(({ name }) => ({ label: name, hints: { columns: { [words]: name } } })),
  );
}
