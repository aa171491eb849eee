/** Whoever is in a thread may do with its document what their role says; the document's own door does the rest. */
import { eq } from 'drizzle-orm';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { putCollaborator, removeCollaborator } from '#tools/work/collaborator-queries.server.ts';
import { workRightsChanged } from '#tools/work/news.server.ts';
import { works } from '#tools/work/table.server.ts';
import type { ThreadRole } from '../roles.ts';
import type { ThreadRow } from '../thread-access.server.ts';

/** `null`: they are no longer in it. */
export async function shareDocument(
  tx: BusTransaction,
  { workId }: Pick<ThreadRow, 'workId'>,
  memberId: string,
  role: ThreadRole | null,
) {
  if (!workId) return;
  const [work] = await tx.select({ ownerId: works.ownerId }).from(works).where(eq(works.id, workId));
  if (!work || work.ownerId === memberId) return;
  if (role === null) await removeCollaborator(tx, { workId, memberId });
  else await putCollaborator(tx, { workId, memberId, role: role === 'owner' ? 'editor' : role });
  workRightsChanged(tx, workId);
}

/** The document goes with the thread: its new owner owns it, and the one before still edits it, unless they are leaving. */
export async function handOverDocument(
  tx: BusTransaction,
  { workId }: Pick<ThreadRow, 'workId'>,
  { from, to, isLeaving = false }: { from: string; to: string; isLeaving?: boolean },
) {
  if (!workId) return;
  const [work] = await tx.select({ ownerId: works.ownerId }).from(works).where(eq(works.id, workId));
  // One of a person's own documents that they only lent to the thread stays theirs.
  if (work?.ownerId !== from) return;
  await removeCollaborator(tx, { workId, memberId: to });
  await tx.update(works).set({ ownerId: to }).where(eq(works.id, workId));
  if (!isLeaving) await putCollaborator(tx, { workId, memberId: from, role: 'editor' });
  workRightsChanged(tx, workId);
}
