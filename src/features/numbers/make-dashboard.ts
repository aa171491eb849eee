/** A table and a question, as the dashboard that they begin. */
import { ask } from './ask/ask.ts';
import { formOf } from './charts/form-of.ts';
import { suggestCards } from './charts/suggest-cards.ts';
import { longestTable, longestTitle, newCardId, type Card, type Dashboard } from './dashboard.ts';
import { openTable } from './open-table.ts';
import { QueryFailure } from './query/query.ts';
import { writeSql } from './query/write-sql.ts';
import { runCard } from './run-card.ts';
import { profileOf } from './table/profile.ts';
import { readTable } from './table/read-table.ts';
import type { TypedTable } from './table/typed-table.ts';
import { writeCsv } from './write-csv.ts';

export interface Given {
  text: string;
  name: string;
  question: string;
  isCut?: boolean;
}

export function makeDashboard({ text, name, question, isCut = false }: Given): Dashboard {
  const raw = readTable(text);
  if (raw.names.length === 0 || raw.rows.length === 0)
    throw new QueryFailure(
      'There is no table in this: it needs a line of column names and at least one row.',
    );
  const csv = writeCsv([raw.names, ...raw.rows]);
  if (csv.length > longestTable)
    throw new QueryFailure(
      `This table is too large: ${(csv.length / 1e6).toFixed(1)} million characters, and at most ${longestTable / 1e6} million fit. Remove columns or rows that you don’t need.`,
    );
  const start: Dashboard = {
    name,
    csv,
    isCut: isCut || raw.isCut,
    settings: [],
    cards: [],
    filters: [],
    answer: '',
  };
  const table = openTable(start);
  const cards = suggestCards(profileOf(table));
  return question ? withAnswer({ ...start, cards }, question, table) : { ...start, cards };
}

/** The answer comes first: it is what was asked for. */
function withAnswer(dashboard: Dashboard, question: string, table: TypedTable): Dashboard {
  const reading = ask(question, table, dashboard.name);
  if (reading.is === 'query') {
    const cards = addCard(dashboard.cards, question, writeSql(reading.query), table);
    const added = cards.at(-1)!;
    // What was asked need not be suggested as well.
    const others = cards.slice(0, -1).filter(({ sql }) => sql !== added.sql);
    return { ...dashboard, cards: [added, ...others] };
  }
  const answer =
    reading.is === 'choice'
      ? `${reading.question} ${reading.options.map(({ label }) => label).join(', ')}.`
      : reading.why;
  return { ...dashboard, answer: `“${question}” wasn’t answered. ${answer}`.slice(0, 1000) };
}

export function addCard(cards: readonly Card[], question: string, sql: string, table: TypedTable): Card[] {
  const ran = runCard(sql, table);
  const form = ran.is === 'result' ? formOf(ran.result) : 'table';
  return [
    ...cards,
    {
      id: newCardId(cards),
      title: question.slice(0, longestTitle),
      sql,
      form,
      question: question.slice(0, 400),
    },
  ];
}
