/** A search as a kind of result: what is kept of it, and what an export tells. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { searchData } from './data.ts';
import { searchKind } from './kind.ts';

export const searchResults = implementKind(searchKind, {
  schema: searchData,
  exporters: documentExporters,
  tell: ({ results, asked, answer, passages }) => ({
    sources: results.map(({ id, title, href }) => ({ title: `[${id}] ${title}`, href })),
    details: {
      asked: asked.map(({ title, state, words, found }) => ({ title, state, words, found })),
      sentences: answer?.sentences ?? [],
      passages,
    },
  }),
});
