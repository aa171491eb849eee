import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { photoEditKind, photoKind } from './photo/photo-kind.ts';

export const images = defineFeature({
  kinds: {
    picture: { many: 'Pictures', viewer: lazy(() => import('./viewer.tsx')) },
    [photoEditKind]: {
      many: 'Photo edits',
      viewer: lazy(() => import('./photo/components/photo-edit-viewer.tsx')),
    },
  },
  works: {
    [photoKind]: {
      many: 'Photos',
      viewer: lazy(() => import('./photo/components/photo-viewer.tsx')),
      editor: lazy(() => import('./photo/components/photo-editor.tsx')),
    },
  },
});
