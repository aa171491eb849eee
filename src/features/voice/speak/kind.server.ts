import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { readAloudData } from './data.ts';
import { readAloudKind } from './kind.ts';

export const readAloudResults = implementKind(readAloudKind, {
  schema: readAloudData,
  exporters: [jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
