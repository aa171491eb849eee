import { and, eq, isNotNull } from 'drizzle-orm';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { memories } from '../table.server.ts';
import { updateMemory } from './queries.server.ts';

export const memoryTrash: TrashKind = {
  kind: 'memory',
  async restore(tx, id) {
    await updateMemory(tx, id, { deletedAt: null });
  },
  async purge({ db }, id) {
    await db.delete(memories).where(and(eq(memories.id, id), isNotNull(memories.deletedAt)));
  },
};
