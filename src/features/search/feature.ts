import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import type { SearchData } from './data.ts';
import { filterWords } from './filters.ts';

export const search = defineFeature({
  kinds: {
    search: {
      many: 'Searches',
      viewer: lazy(() => import('./viewer.tsx')),
      beforeSharing({ data }) {
        const own = ((data as SearchData | null)?.results ?? []).filter(({ sources }) =>
          sources.includes(filterWords.mine),
        );
        return own.length === 0
          ? null
          : `This search found ${own.length === 1 ? 'a document' : 'documents'} of your own. Whoever has the link reads what is quoted from ${own.length === 1 ? 'it' : 'them'}: ${own.map(({ title }) => `“${title}”`).join(', ')}.`;
      },
    },
  },
});
