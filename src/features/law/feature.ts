import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { lawWork } from './document/work.ts';

export const law = defineFeature({
  works: [
    showWork(lawWork, {
      many: 'Legal documents',
      viewer: lazy(() => import('./components/document-preview.tsx')),
      editor: lazy(() => import('./components/interview.tsx')),
    }),
  ],
});
