import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { overviewData } from './data.ts';

export const overviewKind = defineKind({
  id: 'document-overview',
  title: 'Document overview',
  schema: overviewData,
  exporters: documentExporters,
  tell: (data) => ({ sources: [{ title: data.document.name }], details: { ...data } }),
});
