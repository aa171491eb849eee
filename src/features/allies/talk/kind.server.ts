import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { allyAnswer, withoutMemories } from './data.ts';

export const allyAnswerKind = defineKind({
  id: 'ally-answer',
  title: 'Answer of an ally',
  schema: allyAnswer,
  exporters: documentExporters,
  tell: ({ passages }) => ({
    sources: passages.map(({ title, place, href }) => ({
      title: place ? `${title}, ${place}` : title,
      ...(href ? { href } : {}),
    })),
  }),
  shared: withoutMemories,
});
