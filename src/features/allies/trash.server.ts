import { and, eq, isNotNull } from 'drizzle-orm';
import { principals } from '#kit/principals/table.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { updateAlly } from './queries.server.ts';
import { allies, memories } from './table.server.ts';

/** What only it knew goes with it; what every ally knows stays, and forgets who learnt it. */
export const allyTrash: TrashKind = {
  kind: 'ally',
  async restore(tx, id) {
    await updateAlly(tx, id, { deletedAt: null });
  },
  async purge({ bus }, id) {
    await bus.transact(async (tx) => {
      const [gone] = await tx
        .select({ ownerId: allies.ownerId })
        .from(allies)
        .where(and(eq(allies.id, id), isNotNull(allies.deletedAt)));
      if (!gone) return;
      // What others told it is theirs and stays with them.
      await tx
        .delete(memories)
        .where(
          and(eq(memories.allyId, id), eq(memories.ownerId, gone.ownerId), eq(memories.isShared, false)),
        );
      await tx.delete(principals).where(eq(principals.id, id));
    });
  },
};
