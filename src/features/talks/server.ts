import { and, eq, inArray } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishToReaders } from '#tools/run/news.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { changeTalk, deleteTalks, listTalks, moveTalks, restoreTalks } from './contract.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { talkExportEndpoints } from './export.server.ts';
import { folderEndpoints, noSuchFolder } from './folders.server.ts';
import { findTalks } from './list.server.ts';
import { publishTalksChanged } from './news.server.ts';
import { noSuchTalk, ownTalks } from './own-talks.server.ts';
import { presentTalk } from './present.server.ts';
import { decide, findOwnFolder, markTalksDeleted } from './queries.server.ts';
import { listedFields, talkTools } from './talk-tools.server.ts';
import { talkTrash } from './trash.server.ts';

export const talkEndpoints = [
  implement(listTalks, async ({ query }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [], next: null };
    const [tools, fields] = [talkTools(context.runs), listedFields(context.runs)];
    const find = (db: Queryable) => findTalks(db, { ...query, ownerId, tools, fields });
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
        publishTalksChanged(tx, ownerId);
      });
    return done;
  }),

  implement(moveTalks, async ({ body: { ids, folder } }, context) => {
    const { ownerId } = await ownTalks(context, ids);
    if (folder && !(await findOwnFolder(context.db, { id: folder, ownerId }))) throw noSuchFolder();
    await context.bus.transact(async (tx) => {
      await decide(tx, { ownerId, ids: [...new Set(ids)] }, { folderId: folder });
      publishTalksChanged(tx, ownerId);
    });
    return done;
  }),

  implement(deleteTalks, async ({ body: { ids } }, context) => {
    const { bus, runs, subjects, trash } = context;
    const { ownerId, talks } = await ownTalks(context, ids);
    const deleted = await bus.transact(async (tx) => {
      const turns = await markTalksDeleted(tx, { ownerId, ids, tools: talkTools(runs) });
      await tx.delete(trashItems).where(inTrash(ownerId, ids)); // of an earlier time, parts of which came back
      for (const { id, title } of talks)
        await trash.put(tx, { ownerId, kind: talkTrash.kind, subjectId: id, label: title });
      const gone = turns.map(({ id }) => id);
      await subjects.notice(tx, { kind: 'run', ids: gone });
      publishToReaders(tx, 'changed', gone);
      publishTalksChanged(tx, ownerId);
      return turns;
    });
    for (const turn of deleted) await runs.stop(turn);
    return done;
  }),

  implement(restoreTalks, async ({ body: { ids } }, context) => {
    const { db, trash } = context;
    const ownerId = (await ownerIdIfKnown(context)) ?? noSuchTalk();
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
