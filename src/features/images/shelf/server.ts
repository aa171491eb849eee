import { briefly } from '#kit/db/briefly.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import { makersOf } from '#tools/run/makers.server.ts';
import {
  addBoard,
  deleteBoard,
  likePicture,
  listBoards,
  listPictures,
  listRelatives,
  mostBoards,
  mostOnBoard,
  putOnBoard,
  renameBoard,
} from './contract.ts';
import {
  boardsOf,
  countBoards,
  countOnBoard,
  findOwnPicture,
  findPictures,
  findRelatives,
  hasBoard,
  insertBoard,
  marksOf,
  nameBoard,
  removeBoard,
  setFavourite,
  setOnBoard,
} from './queries.server.ts';

const done = { success: true } as const;
const mostHits = 60;

export const shelfEndpoints = [
  implement(listPictures, async ({ query: { q, favourite, board, before } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [], next: null };
    if (board !== undefined && !(await hasBoard(context.db, ownerId, board))) throw noSuchBoard();
    const hits = q
      ? (await findPassages(context, { q, sources: ['talk'], mine: true, owned: true, limit: mostHits })).hits
      : [];
    const talks = hits.map(({ subject }) => subject);
    const find = (db: Queryable) =>
      findPictures(db, { ownerId, q, talks, favourite: favourite === 'yes', board, before });
    const { rows, next } = await (q ? briefly(context, find) : find(context.db));
    const { liked, boards, families } = await marksOf(context.db, ownerId, rows);
    const makers = await makersOf(context, rows);
    return {
      items: rows.map(({ id, rootId, talkId, title, state, createdAt, first }) => ({
        id,
        title,
        state,
        createdAt,
        shown: shownOf(first),
        isFavourite: liked.has(rootId),
        boards: boards.filter(({ pictureId }) => pictureId === rootId).map(({ boardId }) => boardId),
        relatives: families.get(talkId) ?? 1,
        madeBy: makers.get(id) ?? null,
      })),
      next,
    };
  }),

  implement(likePicture, async ({ params: { id }, body: { favourite } }, context) => {
    const { ownerId, picture } = await ownPicture(context, id);
    await setFavourite(context.db, ownerId, picture.rootId, favourite);
    return done;
  }),

  implement(listRelatives, async ({ params: { id } }, context) => {
    const { ownerId, picture } = await ownPicture(context, id);
    const rows = await findRelatives(context.db, ownerId, picture.talkId);
    const here = new Set(rows.map((row) => row.id));
    return {
      items: rows.map(({ id: one, parentId, title, createdAt, first }) => ({
        id: one,
        parentId: parentId !== null && here.has(parentId) ? parentId : null,
        title,
        createdAt,
        shown: shownOf(first),
      })),
    };
  }),

  implement(listBoards, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? await boardsOf(context.db, ownerId) : [] };
  }),

  implement(addBoard, async ({ body: { name } }, context) => {
    const ownerId = await context.principal();
    return context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await countBoards(tx, ownerId)) >= mostBoards)
        throw new AppError('conflict:full', { message: `You can have at most ${mostBoards} boards.` });
      return insertBoard(tx, ownerId, name);
    });
  }),

  implement(renameBoard, async ({ params: { id }, body: { name } }, context) => {
    await nameBoard(context.db, await ownerOfBoard(context, id), id, name);
    return done;
  }),

  implement(deleteBoard, async ({ params: { id } }, context) => {
    await removeBoard(context.db, await ownerOfBoard(context, id), id);
    return done;
  }),

  implement(putOnBoard, async ({ params: { id, picture: pictureId }, body: { on } }, context) => {
    const ownerId = await ownerOfBoard(context, id);
    const { picture } = await ownPicture(context, pictureId);
    await context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if (on && (await countOnBoard(tx, id)) >= mostOnBoard)
        throw new AppError('conflict:full', { message: `A board holds at most ${mostOnBoard} pictures.` });
      await setOnBoard(tx, id, picture.rootId, on);
    });
    return done;
  }),
];

const noSuchBoard = () => new AppError('not_found:board', { message: 'That board no longer exists.' });

async function ownPicture(context: Context, id: string) {
  const ownerId = await ownerIdIfKnown(context);
  const picture = ownerId && (await findOwnPicture(context.db, ownerId, id));
  if (!ownerId || !picture)
    throw new AppError('not_found:picture', { message: 'That picture no longer exists.' });
  return { ownerId, picture };
}

async function ownerOfBoard(context: Context, id: string): Promise<string> {
  const ownerId = await ownerIdIfKnown(context);
  if (!ownerId || !(await hasBoard(context.db, ownerId, id))) throw noSuchBoard();
  return ownerId;
}

const shownOf = (first: { file?: string; description?: string } | null) =>
  first?.file ? { file: first.file, description: first.description ?? '' } : null;
