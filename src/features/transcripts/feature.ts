import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { transcriptKind, transcriptWork } from './kind.ts';

export const transcripts = defineFeature({
  kinds: [showKind(transcriptKind, { many: 'Transcripts', viewer: lazy(() => import('./viewer.tsx')) })],
  works: [
    showWork(transcriptWork, {
      many: 'Transcripts',
      withFiles: 'Include the recording',
      viewer: lazy(() => import('./work-viewer.tsx')),
      editor: lazy(() => import('./work-editor.tsx')),
      loadMerge: async () => (await import('./merge-transcripts.ts')).mergeTranscripts,
    }),
  ],
});
