import { utils, write } from '@e965/xlsx';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { csvOf } from '#tools/kinds/csv.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { gridData } from './data.ts';
import { tableOf } from './table-of.ts';
import { gridKind } from './kind.ts';

const csv: Exporter = {
  format: 'csv',
  label: 'Spreadsheet (CSV)',
  extension: 'csv',
  contentType: 'text/csv',
  write: ({ output }) => csvOf(tableOf(gridData.parse(output.data))),
};

const xlsx: Exporter = {
  format: 'xlsx',
  label: 'Excel (XLSX)',
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write({ output }) {
    const { columns, rows } = tableOf(gridData.parse(output.data));
    // Every cell is a text: what looks like a formula stays what it is.
    const sheet = utils.aoa_to_sheet([]);
    const all = [columns, ...rows];
    for (const [row, cells] of all.entries())
      for (const [column, value] of cells.entries())
        sheet[utils.encode_cell({ r: row, c: column })] = { t: 's', v: String(value ?? '') };
    sheet['!ref'] = utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: all.length - 1, c: columns.length - 1 },
    });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Fields');
    return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  },
};

export const gridResults = implementKind(gridKind, {
  schema: gridData,
  exporters: [csv, xlsx, jsonExporter],
  tell: (data) => ({
    sources: data.rows.map(({ document }) => ({ title: document.name })),
    details: { ...data },
  }),
});
