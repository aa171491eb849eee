import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const transcripts = defineFeature({
  kinds: { transcript: { many: 'Transcripts', viewer: lazy(() => import('./viewer.tsx')) } },
  works: {
    transcript: {
      many: 'Transcripts',
      withFiles: 'Include the recording',
      viewer: lazy(() => import('./work-viewer.tsx')),
      editor: lazy(() => import('./work-editor.tsx')),
      loadMerge: async () => (await import('./merge-transcripts.ts')).mergeTranscripts,
    },
  },
});
