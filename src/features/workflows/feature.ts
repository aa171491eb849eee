import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { workflowWork } from './work.ts';

export const workflows = defineFeature({
  works: [
    showWork(workflowWork, {
      many: 'Workflows',
      viewer: lazy(() => import('./components/workflow-viewer.tsx')),
      editor: lazy(() => import('./components/workflow-editor.tsx')),
    }),
  ],
});
