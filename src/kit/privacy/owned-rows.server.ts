import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apart } from '#kit/db/apart.server.ts';
import type { PersonalData, Row } from './registry.server.ts';

/** Rows may hold whole documents: a page is what one statement reads while others wait. */
const page = 100;

/** The usual export: the rows whose column holds the person's id, a page at a time, without what must stay secret. */
export function ownedRows<Table extends PgTable>(
  table: Table,
  owner: PgColumn,
  { omit = [] }: { omit?: (keyof Table['_']['columns'] & string)[] } = {},
): NonNullable<PersonalData['export']> {
  const columns = Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => !(omit as string[]).includes(name)),
  );
  return async function* (db, { id }): AsyncGenerator<Row> {
    const key = columns.id;
    if (!key) {
      // Without an id of its own a table holds a handful of rows of each person.
      yield* await db
        .select(columns)
        .from(table as PgTable)
        .where(eq(owner, id));
      return;
    }
    let last: unknown;
    for (;;) {
      const rows: Row[] = await apart(db, id, () =>
        db
          .select(columns)
          .from(table as PgTable)
          .where(and(eq(owner, id), last === undefined ? undefined : gt(key, last)))
          .orderBy(asc(key))
          .limit(page),
      );
      yield* rows;
      if (rows.length < page) return;
      last = rows.at(-1)!.id;
    }
  };
}
