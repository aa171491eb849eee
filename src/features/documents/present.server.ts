import type { DocumentAnswer } from './contract.ts';
import type { DocumentRow } from './queries.server.ts';

/** With its password, a document is read by the process that was given it; when that died, the password is asked for again. */
const silentFor = 120_000;

export function presentDocument(row: DocumentRow): DocumentAnswer {
  const { id, name, folder, form, failure, pageCount, pagesRead, unreadPages, isDemo, fileId, createdAt } =
    row;
  const isStuck =
    row.isLocked && row.state === 'reading' && Date.now() - (row.readAt ?? createdAt).getTime() > silentFor;
  const state = isStuck ? 'locked' : row.state;
  return {
    id,
    name,
    folder,
    form,
    state,
    failure,
    pageCount,
    pagesRead,
    unreadPages,
    isDemo,
    fileId,
    createdAt,
  };
}
