/** What runs may reach of documents: those of whoever asked, and nobody else's. */
import type { DocumentForm } from '#kit/documents/read/forms.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { RunExtension } from '#tools/define/run-extension.server.ts';
import { findOwn, listOwn, plainPages, type DocumentRow } from './queries.server.ts';
import { isUnderWay } from './states.ts';
import { answerParts, type AnsweredPart } from './talk/answer-parts.server.ts';
import { findStatements, type FoundStatements } from './talk/find-statements.server.ts';
import { quotablePages } from './talk/gather.server.ts';
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
  /** Who says “I” in it, where one person wrote all of it. */
  author?: string;
  pages(): AsyncIterable<ReadPage>;
}

interface DocumentsForRuns {
  one(id: string): Promise<OwnDocument>;
  inFolder(folder: string): Promise<OwnDocument[]>;
  /** The newest first. */
  all(): Promise<OwnDocument[]>;
  /** The sentences of these that answer a question, or come nearest: as where documents are asked themselves. */
  answer(
    question: string,
    among: readonly OwnDocument[],
    context: Pick<RunContext, 'signal' | 'models' | 'log' | 'find'>,
  ): Promise<FoundStatements>;
  /** The same, where one sentence asks several things: each by itself. */
  answerEach(...asked: Parameters<DocumentsForRuns['answer']>): Promise<AnsweredPart[]>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunExtensions {
    documents: DocumentsForRuns;
  }
}

const refuse = async () => {
  throw new AppError('forbidden:aloud', {
    message:
      'Your documents aren’t used here, because everyone in the thread would see them. Ask on the Documents page instead.',
  });
};
/** Asks what it is handed, whoever that belongs to. */
const answer: DocumentsForRuns['answer'] = async (question, among, context) =>
  findStatements(question, await quotablePages(among, context.signal), context);
const answerEach: DocumentsForRuns['answerEach'] = async (question, among, context) =>
  answerParts(question, await quotablePages(among, context.signal), context);
const withheld: DocumentsForRuns = { one: refuse, inFolder: refuse, all: refuse, answer, answerEach };

export const documentsForRuns: RunExtension<'documents'> = {
  name: 'documents',
  open({ db }, { ownerId, caller }) {
    if (ownerId !== caller) return withheld;
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
      answer,
      answerEach,
      all: async () => (await listOwn(db, ownerId)).map(opened),
      async inFolder(folder) {
        return (await listOwn(db, ownerId)).filter((row) => row.folder === folder).map(opened);
      },
    };
  },
};
