import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { spokenEmailKind, spokenEmailWork } from './kind.ts';

export const voiceEmail = defineFeature({
  kinds: [showKind(spokenEmailKind, { many: 'Voice e-mails', viewer: lazy(() => import('./viewer.tsx')) })],
  works: [
    showWork(spokenEmailWork, {
      many: 'Voice e-mails',
      withFiles: 'Include the recording',
      viewer: lazy(() => import('./work-viewer.tsx')),
      editor: lazy(() => import('./work-editor.tsx')),
    }),
  ],
});
