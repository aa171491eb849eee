import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

// Every page loads this table: the editor itself comes with its page.
export const editor = defineFeature({
  works: {
    'rich-text': {
      many: 'Documents',
      viewer: lazy(() => import('./components/document-viewer.tsx')),
      editor: lazy(() => import('./components/lone-editor.tsx')),
      liveEditor: lazy(() => import('./components/live-editor.tsx')),
    },
  },
});
