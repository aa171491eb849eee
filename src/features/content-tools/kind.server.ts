import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { writingData } from './data.ts';

export const writingKind = defineKind({
  id: 'writing',
  title: 'Writing',
  schema: writingData,
  exporters: documentExporters,
  tell: ({ choices, changes, hints, figures, note }) => ({
    details: { choices, changes, hints, figures, note },
  }),
});
