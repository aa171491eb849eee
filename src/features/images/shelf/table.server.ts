import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { runs } from '#tools/run/table.server.ts';

/** The first version of a picture: what is liked is the thing, not one attempt at it. */
const pictureColumn = () =>
  uuid('picture_id')
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' });

/** Pictures of one's own that one likes best. */
export const pictureFavourites = pgTable(
  'picture_favourite',
  { ownerId: ownerColumn().notNull(), pictureId: pictureColumn(), createdAt: createdAtColumn() },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.pictureId] }),
    index('picture_favourite_picture_idx').on(table.pictureId),
  ],
);

/** A board that pictures are put on; one may be on several. */
export const pictureBoards = pgTable(
  'picture_board',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('picture_board_owner_idx').on(table.ownerId, table.id)],
);

export const pictureBoardItems = pgTable(
  'picture_board_item',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => pictureBoards.id, { onDelete: 'cascade' }),
    pictureId: pictureColumn(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.pictureId] }),
    index('picture_board_item_picture_idx').on(table.pictureId),
  ],
);
