import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const email = defineFeature({
  kinds: { polish: { many: 'Polished texts', viewer: lazy(() => import('./polish/viewer.tsx')) } },
  works: {
    'mail-draft': {
      many: 'E-mail drafts',
      viewer: lazy(() => import('./draft/draft-viewer.tsx')),
      editor: lazy(() => import('./draft/draft-editor.tsx')),
    },
  },
});
