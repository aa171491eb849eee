import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const documents = defineFeature({
  kinds: {
    'document-overview': { many: 'Document overviews', viewer: lazy(() => import('./overview/viewer.tsx')) },
    'document-answer': { many: 'Answers from documents', viewer: lazy(() => import('./talk/viewer.tsx')) },
    'document-comparison': { many: 'Comparisons', viewer: lazy(() => import('./compare/viewer.tsx')) },
    'document-grid': { many: 'Tables of fields', viewer: lazy(() => import('./extract/viewer.tsx')) },
  },
});
