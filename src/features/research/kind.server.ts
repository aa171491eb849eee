/** A research as a kind of result, and the files it is taken away in: each also with references in another style. */
import { docx, jsonExporter, markdown, pdf } from '#tools/export/document-exporters.server.ts';
import type { Exportable, Exporter } from '#tools/export/exporter.ts';
import type { OutlinePart } from '#tools/export/outline.ts';
import { mainText } from '#tools/define/output.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { researchData, type ResearchData } from './data.ts';
import { bibliography } from './report/references.ts';
import { reportText } from './report/report-text.ts';
import { styles, type Style } from './styles.ts';
import { researchKind } from './kind.ts';

/** The report itself, without who was asked when: that stands in the JSON file. */
function partsOf({ title, output, origin }: Exportable, style?: Style): OutlinePart[] {
  const data = output.data as ResearchData | null;
  const text =
    data?.is === 'report'
      ? reportText(data, { ...(style ? { style } : {}), origin })
      : (output.texts[mainText] ?? '');
  return [
    { is: 'title', text: title },
    { is: 'markdown', text },
  ];
}

const documents = [markdown, pdf, docx].map((exporter): Exporter => ({
  ...exporter,
  write: (what) => exporter.write({ ...what, parts: partsOf(what) }),
}));

const variants = styles.flatMap((style) =>
  [markdown, pdf, docx].map((exporter): Exporter => ({
    ...exporter,
    format: `${exporter.format}-${style}`,
    isVariant: true,
    write: (what) => exporter.write({ ...what, parts: partsOf(what, style) }),
  })),
);

const bibtex: Exporter = {
  format: 'bib',
  label: 'References (BibTeX)',
  extension: 'bib',
  contentType: 'application/x-bibtex',
  write({ output, origin }) {
    const data = output.data as ResearchData | null;
    if (!data) return '';
    const accessed = data.is === 'report' ? data.accessed : new Date().toISOString().slice(0, 10);
    return `${bibliography(data.sources, { accessed, origin })}\n`;
  },
};

export const researchResults = implementKind(researchKind, {
  schema: researchData,
  exporters: [...documents, bibtex, jsonExporter, ...variants],
  tell: (data) => ({
    sources: data.sources.map(({ id, title, href }) => ({ title: `[${id}] ${title}`, href })),
    details:
      data.is === 'report'
        ? { points: data.points, sources: data.sources }
        : { sentences: data.sentences, notes: data.notes, sources: data.sources },
  }),
});
