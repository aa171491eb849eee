import { listAudit } from '#kit/audit/audit-log.server.ts';
import { writeAudit } from '#kit/audit/audit.server.ts';
import { removeFile } from '#kit/files/files.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { purgeFeedback, undeleteFeedback } from './queries.server.ts';

export const feedbackTrash: TrashKind = {
  kind: 'feedback',
  async restore(tx, id) {
    await undeleteFeedback(tx, id);
    // It lies in the trash of the admin who deleted it, so nobody else brings it back from there.
    const [deletion] = await listAudit(tx, { action: 'feedback.delete', subjectId: id, limit: 1 });
    await writeAudit(
      tx,
      { actorId: deletion?.actorId ?? null },
      { action: 'feedback.restore', subjectId: id, details: { from: 'trash' } },
    );
  },
  async purge(services, id) {
    const gone = await purgeFeedback(services.db, id);
    if (gone?.screenshotId) await removeFile(services, gone.screenshotId);
  },
};
