import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { mockupWork } from './work.ts';

export const mockups = defineFeature({
  works: [
    showWork(mockupWork, {
      many: 'Mockups',
      viewer: lazy(() => import('./components/mockup-viewer.tsx')),
      editor: lazy(() => import('./components/mockup-editor.tsx')),
    }),
  ],
});
