/** A document written in steps as a kind of result. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { draftData } from './data.ts';
import { draftKind } from './kind.ts';

export const draftResults = implementKind(draftKind, {
  schema: draftData,
  exporters: documentExporters,
  tell: ({ steps }) => ({ writers: steps }),
});
