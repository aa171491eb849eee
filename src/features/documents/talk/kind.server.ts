import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { addressOf, placeOf } from './answer-text.ts';
import { answerData } from './data.ts';

export const answerKind = defineKind({
  id: 'document-answer',
  title: 'Answer from documents',
  schema: answerData,
  exporters: documentExporters,
  tell: ({ passages, sentences, unsupported }) => ({
    sources: passages.map((passage) => ({
      title: placeOf(passage, { withName: true }),
      href: addressOf(passage),
    })),
    details: { sentences, passages, unsupported },
  }),
});
