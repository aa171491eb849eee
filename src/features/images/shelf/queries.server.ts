import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#kit/db/database.server.ts';
import { matches } from '#tools/run/run-search.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { images } from '../tool.ts';
import { pictureBoardItems, pictureBoards, pictureFavourites } from './table.server.ts';

const pageSize = 24;
const mostFound = 60;
const mostRelatives = 200;

/** The first picture, without the rest of the structure. */
const first = sql<{
  file?: string;
  description?: string;
} | null>`${runs.output} -> 'data' -> 'pictures' -> 0`;
const columns = {
  id: runs.id,
  rootId: runs.rootId,
  talkId: runs.talkId,
  parentId: runs.parentId,
  title: runs.title,
  state: runs.state,
  createdAt: runs.createdAt,
  first,
};

interface Filter {
  ownerId: string;
  q?: string | undefined;
  /** Talks that mean what is asked for, the nearest first. */
  talks?: readonly string[];
  favourite?: boolean;
  board?: string | undefined;
  before?: string | undefined;
}

const ownPictures = (ownerId: string) =>
  and(eq(runs.ownerId, ownerId), eq(runs.tool, images.id), isNull(runs.deletedAt));

function newestVersion(db: Queryable): SQL {
  const later = alias(runs, 'later');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.rootId, runs.rootId), sql`${later.version} > ${runs.version}`)),
  );
}

export async function findPictures(db: Queryable, filter: Filter) {
  const { ownerId, q, talks = [], favourite = false, board, before } = filter;
  const liked = pictureFavourites;
  const put = pictureBoardItems;
  const one = { one: sql`1` };
  const size = q ? mostFound : pageSize;
  const rows = await db
    .select(columns)
    .from(runs)
    .where(
      and(
        ownPictures(ownerId),
        newestVersion(db),
        before === undefined || q ? undefined : lt(runs.id, before),
        q
          ? or(matches(q) ?? sql`false`, talks.length > 0 ? inArray(runs.talkId, [...talks]) : undefined)
          : undefined,
        favourite
          ? exists(
              db
                .select(one)
                .from(liked)
                .where(and(eq(liked.ownerId, ownerId), eq(liked.pictureId, runs.rootId))),
            )
          : undefined,
        board === undefined
          ? undefined
          : exists(
              db
                .select(one)
                .from(put)
                .where(and(eq(put.boardId, board), eq(put.pictureId, runs.rootId))),
            ),
      ),
    )
    .orderBy(desc(runs.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const place = (talk: string) => (talks.includes(talk) ? talks.indexOf(talk) : talks.length);
  return {
    rows: q ? page.toSorted((a, b) => place(a.talkId) - place(b.talkId)) : page,
    next: !q && rows.length > size ? page.at(-1)!.id : null,
  };
}

/** What is noted about these, by the id of their first version and of their talk. */
export async function marksOf(
  db: Queryable,
  ownerId: string,
  rows: readonly { rootId: string; talkId: string }[],
) {
  const roots = rows.map(({ rootId }) => rootId);
  const talks = [...new Set(rows.map(({ talkId }) => talkId))];
  if (roots.length === 0)
    return { liked: new Set<string>(), boards: [], families: new Map<string, number>() };
  const [liked, boards, families] = [
    await db
      .select({ id: pictureFavourites.pictureId })
      .from(pictureFavourites)
      .where(and(eq(pictureFavourites.ownerId, ownerId), inArray(pictureFavourites.pictureId, roots))),
    await db
      .select({ boardId: pictureBoardItems.boardId, pictureId: pictureBoardItems.pictureId })
      .from(pictureBoardItems)
      .innerJoin(pictureBoards, eq(pictureBoards.id, pictureBoardItems.boardId))
      .where(and(eq(pictureBoards.ownerId, ownerId), inArray(pictureBoardItems.pictureId, roots))),
    await db
      .select({ talkId: runs.talkId, many: count() })
      .from(runs)
      .where(and(ownPictures(ownerId), inArray(runs.talkId, talks)))
      .groupBy(runs.talkId),
  ];
  return {
    liked: new Set(liked.map(({ id }) => id)),
    boards,
    families: new Map(families.map(({ talkId, many }) => [talkId, many])),
  };
}

export const findRelatives = (db: Queryable, ownerId: string, talkId: string) =>
  db
    .select(columns)
    .from(runs)
    .where(and(ownPictures(ownerId), eq(runs.talkId, talkId)))
    .orderBy(asc(runs.id))
    .limit(mostRelatives);

export async function findOwnPicture(db: Queryable, ownerId: string, id: string) {
  const [row] = await db
    .select({ rootId: runs.rootId, talkId: runs.talkId })
    .from(runs)
    .where(and(ownPictures(ownerId), eq(runs.id, id)));
  return row;
}

export async function setFavourite(db: Queryable, ownerId: string, pictureId: string, favourite: boolean) {
  if (favourite) await db.insert(pictureFavourites).values({ ownerId, pictureId }).onConflictDoNothing();
  else
    await db
      .delete(pictureFavourites)
      .where(and(eq(pictureFavourites.ownerId, ownerId), eq(pictureFavourites.pictureId, pictureId)));
}

export const boardsOf = (db: Queryable, ownerId: string) =>
  db
    .select({ id: pictureBoards.id, name: pictureBoards.name, count: count(pictureBoardItems.pictureId) })
    .from(pictureBoards)
    .leftJoin(pictureBoardItems, eq(pictureBoardItems.boardId, pictureBoards.id))
    .where(eq(pictureBoards.ownerId, ownerId))
    .groupBy(pictureBoards.id)
    .orderBy(asc(pictureBoards.name), asc(pictureBoards.id));

const ownBoard = (ownerId: string, id: string) =>
  and(eq(pictureBoards.ownerId, ownerId), eq(pictureBoards.id, id));

export const countBoards = (db: Queryable, ownerId: string) =>
  db.$count(pictureBoards, eq(pictureBoards.ownerId, ownerId));

export async function insertBoard(db: Queryable, ownerId: string, name: string) {
  const [row] = await db.insert(pictureBoards).values({ ownerId, name }).returning({ id: pictureBoards.id });
  return row!;
}

export async function hasBoard(db: Queryable, ownerId: string, id: string) {
  return (await db.$count(pictureBoards, ownBoard(ownerId, id))) > 0;
}

export const nameBoard = (db: Queryable, ownerId: string, id: string, name: string) =>
  db.update(pictureBoards).set({ name }).where(ownBoard(ownerId, id));

export const removeBoard = (db: Queryable, ownerId: string, id: string) =>
  db.delete(pictureBoards).where(ownBoard(ownerId, id));

export const countOnBoard = (db: Queryable, boardId: string) =>
  db.$count(pictureBoardItems, eq(pictureBoardItems.boardId, boardId));

export async function setOnBoard(db: Queryable, boardId: string, pictureId: string, on: boolean) {
  if (on) await db.insert(pictureBoardItems).values({ boardId, pictureId }).onConflictDoNothing();
  else
    await db
      .delete(pictureBoardItems)
      .where(and(eq(pictureBoardItems.boardId, boardId), eq(pictureBoardItems.pictureId, pictureId)));
}
