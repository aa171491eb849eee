import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { bookKind, bookWork, readingsWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const books = defineFeature({
  kinds: [showKind(bookKind, { many: 'Books', viewer: lazy(async () => (await shown()).result()) })],
  works: [
    showWork(bookWork, {
      many: 'Books',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
    showWork(readingsWork, {
      many: 'Reading notes',
      viewer: lazy(async () => (await shown()).readings()),
      editor: lazy(async () => (await shown()).readings()),
    }),
  ],
});
