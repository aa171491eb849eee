import { and, eq } from 'drizzle-orm';
import { removeRunFiles } from '#tools/run/run-files.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { tellOwner } from './news.server.ts';
import { isForgotten, removeDeletedTalk, undeleteTalk } from './queries.server.ts';
import { talks } from './table.server.ts';

/** A talk with all its turns, by its thread. */
export const talkTrash: TrashKind = {
  kind: 'talk',
  async restore(tx, thread) {
    const [turn] = await undeleteTalk(tx, thread);
    if (turn) await tellOwner(tx, turn.ownerId);
  },
  async purge(services, thread) {
    for (const gone of await removeDeletedTalk(services.db, thread)) await removeRunFiles(services, gone);
    await services.db.delete(talks).where(and(eq(talks.threadId, thread), isForgotten));
  },
};
