import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { siteWork } from './work.ts';

const shown = () => import('./viewers.ts');

export const builder = defineFeature({
  works: [
    showWork(siteWork, {
      many: 'Sites',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
