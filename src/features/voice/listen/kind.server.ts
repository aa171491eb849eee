import { docx, documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { voiceNoteData } from './data.ts';
import { voiceNoteKind } from './kind.ts';

export const voiceNoteResults = implementKind(voiceNoteKind, {
  schema: voiceNoteData,
  exporters: [...documentExporters, docx],
  tell: ({ raw, seconds, language, lines }) => ({
    parts: raw
      ? [
          { is: 'heading', level: 2, text: 'Verbatim' },
          { is: 'question', text: raw },
        ]
      : [],
    details: { seconds, language, lines, raw },
  }),
});
