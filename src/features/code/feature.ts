import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { showWork } from '#tools/work/work-table.ts';

const shown = () => import('./viewers.ts');

export const code = defineFeature({
  works: [
    showWork(projectWork, {
      many: 'Code projects',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
