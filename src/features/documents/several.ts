/** How results over several documents are shown. */
import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const severalDocuments = defineFeature({
  kinds: {
    'document-comparison': { many: 'Comparisons', viewer: lazy(() => import('./compare/viewer.tsx')) },
    'document-grid': { many: 'Tables of fields', viewer: lazy(() => import('./extract/viewer.tsx')) },
  },
});
