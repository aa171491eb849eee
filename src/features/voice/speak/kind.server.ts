import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { readAloudData } from './data.ts';

export const readAloudKind = defineKind({
  id: 'read-aloud',
  title: 'Read aloud',
  schema: readAloudData,
  exporters: [jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
