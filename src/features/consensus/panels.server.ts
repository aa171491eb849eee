import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { listPanels, mostPanels, removePanel, renamePanel, savePanel } from './contract.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { consensusPanels as panels } from './table.server.ts';

export const panelEndpoints = [
  implement(listPanels, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [] };
    const items = await context.db
      .select()
      .from(panels)
      .where(eq(panels.ownerId, ownerId))
      .orderBy(asc(panels.id));
    return { items };
  }),

  implement(savePanel, async ({ body: { name, engines } }, context) => {
    const ownerId = await context.principal();
    return context.db.transaction(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await tx.$count(panels, eq(panels.ownerId, ownerId))) >= mostPanels)
        throw new AppError('conflict:panels', {
          message: `You can have at most ${mostPanels} panels. Delete one first.`,
        });
      const [panel] = await tx
        .insert(panels)
        .values({ ownerId, name, engines: [...new Set(engines)] })
        .returning();
      return panel!;
    });
  }),

  implement(renamePanel, async ({ params: { id }, body: { name } }, context) => {
    const ownerId = (await ownerIdIfKnown(context)) ?? noOne();
    const [panel] = await context.db
      .update(panels)
      .set({ name })
      .where(and(eq(panels.id, id), eq(panels.ownerId, ownerId)))
      .returning();
    return panel ?? noOne();
  }),

  implement(removePanel, async ({ params: { id } }, context) => {
    const ownerId = (await ownerIdIfKnown(context)) ?? noOne();
    const gone = await context.db
      .delete(panels)
      .where(and(eq(panels.id, id), eq(panels.ownerId, ownerId)))
      .returning({ id: panels.id });
    if (gone.length === 0) noOne();
    return { success: true } as const;
  }),
];

function noOne(): never {
  throw new AppError('not_found:panel');
}
