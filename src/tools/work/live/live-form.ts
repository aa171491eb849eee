/** How content stands in a document that several people edit at once. */
import type { Doc } from 'yjs';

export interface LiveForm<Content> {
  /** The names under which the content stands: nothing else may be put into the document. */
  roots: readonly string[];
  /** Changes the document to this content, and touches no more of it than differs. */
  write(doc: Doc, content: Content): void;
  read(doc: Doc): Content;
}
