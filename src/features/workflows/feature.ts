import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { workflowWork } from './work.ts';

const shown = () => import('./viewers.ts');

export const workflows = defineFeature({
  works: [
    showWork(workflowWork, {
      many: 'Workflows',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
