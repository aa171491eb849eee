import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { addressOf, placeOf } from './answer-text.ts';
import { answerData } from './data.ts';
import { answerKind } from './kind.ts';

export const answerResults = implementKind(answerKind, {
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
