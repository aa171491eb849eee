import { and, eq } from 'drizzle-orm';
import { removeRunFiles } from '#tools/run/run-files.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { publishTalksChanged } from './news.server.ts';
import { isForgotten, removeDeletedTalk, undeleteTalk } from './queries.server.ts';
import { talks } from './table.server.ts';

/** A talk with all its turns, by its id. */
export const talkTrash: TrashKind = {
  kind: 'talk',
  async restore(tx, id, _bin, _ownerId, { subjects }) {
    const turns = await undeleteTalk(tx, id);
    await subjects.notice(tx, { kind: 'run', ids: turns.map((turn) => turn.id) });
    const [turn] = turns;
    if (turn) publishTalksChanged(tx, turn.ownerId);
  },
  async purge(services, id) {
    const removed = await removeDeletedTalk(services.db, id);
    await services.subjects.forget(services.db, { kind: 'run', ids: removed.map(({ runId }) => runId) });
    for (const gone of removed) await removeRunFiles(services, gone);
    await services.db.delete(talks).where(and(eq(talks.talkId, id), isForgotten));
  },
};
