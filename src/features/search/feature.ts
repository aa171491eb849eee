import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { filterWords } from './filters.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { searchKind } from './kind.ts';

export const search = defineFeature({
  kinds: [
    showKind(searchKind, {
      many: 'Searches',
      viewer: lazy(() => import('./viewer.tsx')),
      beforeSharing({ data }) {
        const own = (data?.results ?? []).filter(({ sources }) => sources.includes(filterWords.mine));
        return own.length === 0
          ? null
          : `This search found ${own.length === 1 ? 'a document' : 'documents'} of your own. Anyone with the link can read the quotes from ${own.length === 1 ? 'it' : 'them'}: ${own.map(({ title }) => `“${title}”`).join(', ')}.`;
      },
    }),
  ],
});
