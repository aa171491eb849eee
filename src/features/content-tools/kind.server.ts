import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { writingData } from './data.ts';
import { writingKind } from './kind.ts';

export const writingResults = implementKind(writingKind, {
  schema: writingData,
  exporters: documentExporters,
  tell: ({ choices, changes, hints, figures, note }) => ({
    details: { choices, changes, hints, figures, note },
  }),
});
