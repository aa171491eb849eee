import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { pictureKind } from './kind.ts';
import { photoEditKind, photoWork } from './photo/photo-kind.ts';

export const images = defineFeature({
  kinds: [
    showKind(pictureKind, { many: 'Pictures', viewer: lazy(() => import('./viewer.tsx')) }),
    showKind(photoEditKind, {
      many: 'Photo edits',
      viewer: lazy(() => import('./photo/components/photo-edit-viewer.tsx')),
    }),
  ],
  works: [
    showWork(photoWork, {
      many: 'Photos',
      viewer: lazy(() => import('./photo/components/photo-viewer.tsx')),
      editor: lazy(() => import('./photo/components/photo-editor.tsx')),
    }),
  ],
});
