/** A table: named columns, rows of cells. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { csvOf } from './csv.ts';
import { implementKind } from './implement-kind.server.ts';
import { tableKind } from './shared-kinds.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const table = z.strictObject({ columns: z.array(z.string()).min(1), rows: z.array(z.array(cell)) });

const csv: Exporter = {
  format: 'csv',
  label: 'Spreadsheet (CSV)',
  extension: 'csv',
  contentType: 'text/csv',
  write: ({ output }) => csvOf(table.parse(output.data)),
};

export const tableResults = implementKind(tableKind, {
  schema: table,
  exporters: [csv, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
