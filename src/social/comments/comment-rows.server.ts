/** Comments of a room, whatever they stand under: found, written, changed and taken out for good. */
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

const pageSize = 20;

type CommentTable = PgTable &
  Record<'id' | 'text' | 'createdAt' | 'editedAt' | 'hiddenAt' | 'deletedAt', PgColumn>;

export interface CommentRow {
  id: string;
  /** What it stands under. */
  placeId: string;
  /** Null once they have left. */
  authorId: string | null;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  author: { name: string; handle: string | null; picture: string | null } | null;
}

interface Wanted {
  place: string;
  before?: string | undefined;
  /** Does not see those whom they muted or blocked. */
  reader: string | undefined;
}

type Change = Partial<{ text: string; editedAt: Date; hiddenAt: Date | null; deletedAt: Date | null }>;

export type CommentRows = ReturnType<typeof commentRows>;

export function commentRows(table: CommentTable, of: { place: PgColumn; author: PgColumn }) {
  const shown = {
    id: table.id,
    placeId: of.place,
    authorId: of.author,
    text: table.text,
    createdAt: table.createdAt,
    editedAt: table.editedAt,
    author: {
      name: users.name,
      handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
      picture: users.image,
    },
  };
  const isThere = and(isNull(table.deletedAt), isNull(table.hiddenAt), isNull(users.suspendedAt));
  const find = (db: Queryable) =>
    db.select(shown).from(table).leftJoin(users, eq(users.id, of.author)).$dynamic();

  return {
    /** One page, the newest first, without what an admin hid. */
    async list(db: Queryable, { place, before, reader }: Wanted) {
      const rows = (await find(db)
        .where(
          and(
            isThere,
            isHeardBy(reader, of.author),
            eq(of.place, place),
            before ? lt(table.id, before) : undefined,
          ),
        )
        .orderBy(desc(table.id))
        .limit(pageSize + 1)) as CommentRow[];
      const page = rows.slice(0, pageSize);
      return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
    },
    async find(db: Queryable, id: string): Promise<CommentRow | undefined> {
      const [row] = await find(db).where(and(isThere, eq(table.id, id)));
      return row as CommentRow | undefined;
    },
    async insert(
      tx: Queryable,
      { place, author, text }: { place: string; author: string; text: string },
    ): Promise<string> {
      const values = { [nameOf(table, of.place)]: place, [nameOf(table, of.author)]: author, text };
      const [row] = await tx
        .insert(table)
        .values(values as never)
        .returning({ id: table.id });
      return row!.id as string;
    },
    /** Answers what it stands under. */
    async update(tx: Queryable, id: string, change: Change): Promise<string | undefined> {
      const [row] = await tx
        .update(table)
        .set(change as never)
        .where(eq(table.id, id))
        .returning({ placeId: of.place });
      return row?.placeId as string | undefined;
    },
    async removeDeleted(db: Queryable, id: string) {
      await db.delete(table).where(and(eq(table.id, id), isNotNull(table.deletedAt)));
    },
  };
}

/** As the table's definition calls it. */
const nameOf = (table: CommentTable, column: PgColumn) =>
  Object.entries(getTableColumns(table)).find(([, one]) => one === column)![0];
