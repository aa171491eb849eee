import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { mockupKind } from './kind-id.ts';

export const mockups = defineFeature({
  works: {
    [mockupKind]: {
      many: 'Mockups',
      viewer: lazy(() => import('./components/mockup-viewer.tsx')),
      editor: lazy(() => import('./components/mockup-editor.tsx')),
    },
  },
});
