/** Everything that some documents say, as what can be quoted. */
import { AppError } from '#kit/errors.ts';
import { nextTurn } from '#kit/next-turn.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { statementsIn, type Above, type Statement } from '../analyse/statements.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import { mostDocuments } from './tool.ts';

export interface Quotable extends Statement {
  document: OwnDocument;
  label: string | null;
  /** The block that it stands in. */
  around: string;
}

/** A page is what a quotation is taken from; several of one may be told. */
export interface QuotablePage {
  document: OwnDocument;
  statements: Quotable[];
}

export async function documentsFor(
  { documents, folder }: { documents: readonly string[]; folder?: string | undefined },
  { extensions }: Pick<RunContext, 'extensions'>,
): Promise<OwnDocument[]> {
  const chosen = await chosenOf({ documents, folder }, extensions.documents);
  if (chosen.length === 0)
    throw new AppError('invalid', {
      message:
        folder === undefined
          ? 'You have no documents yet. Add one, then ask.'
          : 'There are no documents in this folder.',
    });
  return chosen;
}

/** Where none is named, all of them, the newest first. */
async function chosenOf(
  { documents, folder }: { documents: readonly string[]; folder?: string | undefined },
  own: RunContext['extensions']['documents'],
): Promise<OwnDocument[]> {
  if (folder !== undefined) return (await own.inFolder(folder)).slice(0, mostDocuments);
  if (documents.length === 0) return (await own.all()).slice(0, mostDocuments);
  return Promise.all([...new Set(documents)].map((id) => own.one(id)));
}

export async function quotablePages(
  documents: readonly OwnDocument[],
  signal: AbortSignal,
): Promise<QuotablePage[]> {
  const pages: QuotablePage[] = [];
  for (const document of documents) {
    const heading: Above = { text: '' };
    for await (const page of document.pages()) {
      signal.throwIfAborted();
      const statements = [...statementsIn(page, heading, document.name)].map((statement): Quotable => ({
        ...statement,
        document,
        label: page.label ?? null,
        around: page.blocks[statement.block]!.text,
      }));
      pages.push({ document, statements });
      if (page.number % 20 === 0) await nextTurn();
    }
  }
  return pages;
}
