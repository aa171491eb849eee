import { docx, documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { voiceNoteData } from './data.ts';

export const voiceNoteKind = defineKind({
  id: 'voice-note',
  title: 'Voice note',
  schema: voiceNoteData,
  exporters: [...documentExporters, docx],
  tell: ({ raw, seconds, language, lines }) => ({
    parts: raw
      ? [
          { is: 'heading', level: 2, text: 'As it was said' },
          { is: 'question', text: raw },
        ]
      : [],
    details: { seconds, language, lines, raw },
  }),
});
