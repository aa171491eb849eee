/** A transcript as a kind of result, and as a kind of work that people go on editing. */
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { transcriptData } from './data.ts';
import { documentParts } from './export/document.ts';
import { runExporters, workExporters } from './export/exporters.server.ts';
import { plainText } from './export/plain-text.ts';
import { sourceWords } from './source-words.ts';
import { transcriptKind, transcriptWork } from './kind.ts';

export const transcriptResults = implementKind(transcriptKind, {
  schema: transcriptData,
  exporters: runExporters,
  tell: (data) => ({ details: { ...data }, parts: documentParts(data).slice(1) }),
});

export const transcriptWorks = implementWork(transcriptWork, {
  schema: transcriptData,
  version: 1,
  text: plainText,
  // Its words as they are now; the summary is of what was heard.
  preview: (content) => content.rows[0]?.text ?? sourceWords(content),
  exporters: workExporters,
  /** Five hours of speech with the time of each word. */
  limit: 3_500_000,
});
