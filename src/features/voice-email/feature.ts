import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const voiceEmail = defineFeature({
  kinds: { 'spoken-letter': { many: 'Voice e-mails', viewer: lazy(() => import('./viewer.tsx')) } },
  works: {
    'spoken-letter': {
      many: 'Voice e-mails',
      withFiles: 'Include the recording',
      viewer: lazy(() => import('./work-viewer.tsx')),
      editor: lazy(() => import('./work-editor.tsx')),
    },
  },
});
