/** A search as a kind of result: what is kept of it, and what an export tells. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { searchData } from './data.ts';

export const searchKind = defineKind({
  id: 'search',
  title: 'Search',
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
