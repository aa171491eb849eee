import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { overviewData } from './data.ts';
import { overviewKind } from './kind.ts';

export const overviewResults = implementKind(overviewKind, {
  schema: overviewData,
  exporters: documentExporters,
  tell: (data) => ({ sources: [{ title: data.document.name }], details: { ...data } }),
});
