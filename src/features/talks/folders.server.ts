import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { createFolder, deleteFolder, listFolders, mostFolders, renameFolder } from './contract.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { publishTalksChanged } from './news.server.ts';
import { listOwnFolders } from './queries.server.ts';
import { talkFolders } from './table.server.ts';

export const folderEndpoints = [
  implement(listFolders, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? await listOwnFolders(context.db, ownerId) : [] };
  }),

  implement(createFolder, async ({ body: { name } }, context) => {
    const ownerId = await context.principal();
    const folder = await context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await tx.$count(talkFolders, eq(talkFolders.ownerId, ownerId))) >= mostFolders)
        throw new AppError('conflict:folders', {
          message: `You can have at most ${mostFolders} folders. Delete one first.`,
        });
      const [made] = await tx.insert(talkFolders).values({ ownerId, name }).returning();
      publishTalksChanged(tx, ownerId);
      return made!;
    });
    return { ...folder, talks: 0 };
  }),

  implement(renameFolder, ({ params: { id }, body: { name } }, context) =>
    change(context, (tx, own) =>
      tx.update(talkFolders).set({ name }).where(own(id)).returning({ id: talkFolders.id }),
    ),
  ),

  implement(deleteFolder, ({ params: { id } }, context) =>
    change(context, (tx, own) => tx.delete(talkFolders).where(own(id)).returning({ id: talkFolders.id })),
  ),
];

/** Changes a folder of the caller's own, and tells their open pages. */
async function change(
  context: Context,
  act: (tx: Transaction, own: (id: string) => ReturnType<typeof and>) => Promise<{ id: string }[]>,
) {
  const ownerId = await ownerIdIfKnown(context);
  if (!ownerId) throw noSuchFolder();
  await context.bus.transact(async (tx) => {
    const changed = await act(tx, (id) => and(eq(talkFolders.id, id), eq(talkFolders.ownerId, ownerId)));
    if (changed.length === 0) throw noSuchFolder();
    publishTalksChanged(tx, ownerId);
  });
  return { success: true } as const;
}

export const noSuchFolder = () => new AppError('not_found:folder');
