/** A document written in steps as a kind of result. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { draftData } from './data.ts';

export const draftKind = defineKind({
  id: 'draft',
  title: 'Draft',
  schema: draftData,
  exporters: documentExporters,
  tell: ({ steps }) => ({ writers: steps }),
});
