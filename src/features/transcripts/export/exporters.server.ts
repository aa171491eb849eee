/** The formats that a transcript is taken away in: of a run, and of the work that people make of it. */
import { makeDocx } from '#tools/export/make-files.server.ts';
import { docxType } from '#tools/export/docx/package-parts.ts';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { transcriptData, type Transcript } from '../data.ts';
import { documentParts } from './document.ts';
import { plainText } from './plain-text.ts';
import { writeSrt, writeVtt } from './subtitles.ts';

export const workExporters: readonly WorkExporter<Transcript>[] = [
  {
    format: 'txt',
    label: 'Plain text',
    extension: 'txt',
    contentType: 'text/plain',
    write: ({ content }) => plainText(content),
  },
  {
    format: 'srt',
    label: 'Subtitles (SRT)',
    extension: 'srt',
    contentType: 'application/x-subrip',
    write: ({ content }) => writeSrt(content),
  },
  {
    format: 'vtt',
    label: 'Subtitles (VTT)',
    extension: 'vtt',
    contentType: 'text/vtt',
    write: ({ content }) => writeVtt(content),
  },
  {
    format: 'docx',
    label: 'Word (DOCX)',
    extension: 'docx',
    contentType: docxType,
    async write({ title, content, origin, address, who, signal }) {
      return makeDocx({ parts: documentParts(content, { title, address }), origin }, { who, signal });
    },
  },
];

export const runExporters: readonly Exporter[] = [
  ...workExporters.map(({ write, ...format }): Exporter => ({
    ...format,
    write: ({ output, ...what }) =>
      write({
        ...what,
        who: what.ownerId,
        content: transcriptData.parse(output.data),
        // A result has none.
        async *versions() {},
      }),
  })),
  jsonExporter,
];
