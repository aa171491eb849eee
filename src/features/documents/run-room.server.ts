/** What runs may reach of documents: those of whoever asked, and nobody else's. */
import type { DocumentForm } from '#kit/documents/read/forms.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import type { RunRoom } from '#tools/define/run-room.server.ts';
import { findOwn, listOwn, plainPages, type DocumentRow } from './queries.server.ts';
import { isUnderWay } from './states.ts';
import { noSuchDocument } from './who.server.ts';

export interface OwnDocument {
  id: string;
  name: string;
  form: DocumentForm;
  pageCount: number;
  /** Not all of it is read yet, or could be. */
  isPartial: boolean;
  /** Pages are still to come. */
  isUnderWay: boolean;
  pages(): AsyncIterable<ReadPage>;
}

interface DocumentsForRuns {
  one(id: string): Promise<OwnDocument>;
  inFolder(folder: string): Promise<OwnDocument[]>;
  /** The newest first. */
  all(): Promise<OwnDocument[]>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunRooms {
    documents: DocumentsForRuns;
  }
}

export const documentsForRuns: RunRoom<'documents'> = {
  name: 'documents',
  open({ db }, { ownerId }) {
    const opened = ({
      id,
      name,
      form,
      pageCount,
      pagesRead,
      state,
      unreadPages,
    }: DocumentRow): OwnDocument => ({
      id,
      name,
      form,
      pageCount: pageCount ?? pagesRead,
      isPartial: isUnderWay(state) || state === 'failed' || unreadPages > 0,
      isUnderWay: isUnderWay(state),
      pages: () => plainPages(db, id),
    });
    return {
      async one(id) {
        const row = await findOwn(db, { id, ownerId });
        if (!row) throw noSuchDocument();
        return opened(row);
      },
      all: async () => (await listOwn(db, ownerId)).map(opened),
      async inFolder(folder) {
        return (await listOwn(db, ownerId)).filter((row) => row.folder === folder).map(opened);
      },
    };
  },
};
