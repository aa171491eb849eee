import { and, eq, inArray } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { tellReaders } from '#tools/run/news.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { changeTalk, deleteTalks, listTalks, moveTalks, restoreTalks } from './contract.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import { talkExportEndpoints } from './export.server.ts';
import { folderEndpoints, noSuchFolder } from './folders.server.ts';
import { findTalks } from './list.server.ts';
import { tellOwner } from './news.server.ts';
import { noSuchTalk, ownTalks } from './own-talks.server.ts';
import { presentTalk } from './present.server.ts';
import { decide, findOwnFolder, markTalksDeleted } from './queries.server.ts';
import { talkTrash } from './trash.server.ts';

export const talkEndpoints = [
  implement(listTalks, async ({ query }, context) => {
    const ownerId = await knownOwner(context);
    if (!ownerId) return { items: [], next: null };
    const find = (db: Queryable) => findTalks(db, { ownerId, ...query });
    const { rows, next } = await (query.q ? briefly(context, find) : find(context.db));
    return { items: rows.map((row) => presentTalk(context.runs, row)), next };
  }),

  implement(changeTalk, async ({ params: { id }, body: { name, pinned } }, context) => {
    const { ownerId } = await ownTalks(context, [id]);
    const decision = {
      ...(name === undefined ? {} : { name }),
      ...(pinned === undefined ? {} : { pinnedAt: pinned ? new Date() : null }),
    };
    if (Object.keys(decision).length > 0)
      await context.bus.transact(async (tx) => {
        await decide(tx, { ownerId, ids: [id] }, decision);
        tellOwner(tx, ownerId);
      });
    return done;
  }),

  implement(moveTalks, async ({ body: { ids, folder } }, context) => {
    const { ownerId } = await ownTalks(context, ids);
    if (folder && !(await findOwnFolder(context.db, { id: folder, ownerId }))) throw noSuchFolder();
    await context.bus.transact(async (tx) => {
      await decide(tx, { ownerId, ids: [...new Set(ids)] }, { folderId: folder });
      tellOwner(tx, ownerId);
    });
    return done;
  }),

  implement(deleteTalks, async ({ body: { ids } }, context) => {
    const { bus, runs, subjects, trash } = context;
    const { ownerId, talks } = await ownTalks(context, ids);
    const deleted = await bus.transact(async (tx) => {
      const turns = await markTalksDeleted(tx, { ownerId, ids });
      await tx.delete(trashItems).where(inTrash(ownerId, ids)); // of an earlier time, parts of which came back
      for (const { id, title } of talks)
        await trash.put(tx, { ownerId, kind: talkTrash.kind, subjectId: id, label: title });
      const gone = turns.map(({ id }) => id);
      await subjects.notice(tx, { kind: 'run', ids: gone });
      tellReaders(tx, 'changed', gone);
      tellOwner(tx, ownerId);
      return turns;
    });
    for (const turn of deleted) await runs.stop(turn);
    return done;
  }),

  implement(restoreTalks, async ({ body: { ids } }, context) => {
    const { db, trash } = context;
    const ownerId = (await knownOwner(context)) ?? noSuchTalk();
    const items = await db.select().from(trashItems).where(inTrash(ownerId, ids));
    if (items.length < new Set(ids).size) noSuchTalk();
    for (const { id } of items) await trash.restore(context, ownerId, id);
    return done;
  }),

  ...folderEndpoints,
  ...talkExportEndpoints,
];

const done = { success: true } as const;

const inTrash = (ownerId: string, ids: readonly string[]) =>
  and(
    eq(trashItems.ownerId, ownerId),
    eq(trashItems.kind, talkTrash.kind),
    inArray(trashItems.subjectId, [...ids]),
  );
