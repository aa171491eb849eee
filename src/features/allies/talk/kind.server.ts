import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind, listedBy } from '#tools/kinds/implement-kind.server.ts';
import { allyAnswer, withoutMemories } from './data.ts';
import { allyAnswerKind } from './kind.ts';

export const allyAnswerResults = implementKind(allyAnswerKind, {
  schema: allyAnswer,
  exporters: documentExporters,
  listed: listedBy(allyAnswerKind, ['ally'], ({ ally }) => ({ title: ally.name })),
  tell: ({ passages }) => ({
    sources: passages.map(({ title, place, href }) => ({
      title: place ? `${title}, ${place}` : title,
      ...(href ? { href } : {}),
    })),
  }),
  shared: withoutMemories,
});
