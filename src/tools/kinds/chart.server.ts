/** A chart: values under labels. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { chartForms } from './chart.ts';
import { csvOf } from './csv.ts';
import { implementKind } from './implement-kind.server.ts';
import { chartKind } from './shared-kinds.ts';

/** More lines than this nobody tells apart. */
const mostSeries = 8;
const mostLabels = 2_000;

const chart = z
  .strictObject({
    form: z.enum(chartForms),
    unit: z.string().max(40),
    labels: z.array(z.string().max(200)).min(1).max(mostLabels),
    series: z
      .array(z.strictObject({ name: z.string().max(200), values: z.array(z.number().nullable()) }))
      .min(1)
      .max(mostSeries),
  })
  .refine(({ labels, series }) => series.every(({ values }) => values.length === labels.length), {
    message: 'Every line needs a value for every label.',
  });

const csv: Exporter = {
  format: 'csv',
  label: 'Spreadsheet (CSV)',
  extension: 'csv',
  contentType: 'text/csv',
  write({ output }) {
    const { labels, series } = chart.parse(output.data);
    return csvOf({
      columns: ['', ...series.map(({ name }) => name)],
      rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
    });
  },
};

export const chartResults = implementKind(chartKind, {
  schema: chart,
  exporters: [csv, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
