import { and, eq, isNotNull } from 'drizzle-orm';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { quests } from './table.server.ts';

/** Whoever is in the middle of it goes on where they were once it is back. */
export const questTrash: TrashKind = {
  kind: 'quest',
  async restore(tx, id) {
    await tx.update(quests).set({ deletedAt: null }).where(eq(quests.id, id));
  },
  async purge({ db }, id) {
    await db.delete(quests).where(and(eq(quests.id, id), isNotNull(quests.deletedAt)));
  },
};
