import type { DocumentView } from '../contract.ts';
import { mostDocuments } from '../talk/tool.ts';
import { Conversation } from './conversation.tsx';

/** A question to those that are chosen, to a folder, or to all. */
export function AskMany({
  documents,
  folder,
}: {
  documents: readonly DocumentView[];
  folder: string | undefined;
}) {
  const input =
    documents.length > 0
      ? { documents: documents.map(({ id }) => id) }
      : folder === undefined
        ? {}
        : { folder };
  return (
    <section aria-label="Ask your documents" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">Ask {whom(documents, folder)}</h2>
      {documents.length > mostDocuments && (
        <p className="text-danger">Choose at most {mostDocuments} documents.</p>
      )}
      <Conversation input={input} placeholder="What do they say about…?" />
    </section>
  );
}

function whom(documents: readonly DocumentView[], folder: string | undefined): string {
  if (documents.length === 1) return `“${documents[0]!.name}”`;
  if (documents.length > 1) return `${documents.length} documents`;
  return folder === undefined ? 'all your documents' : `the folder “${folder}”`;
}
