import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { comparisonKind } from './compare/kind.ts';
import { gridKind } from './extract/kind.ts';
import { overviewKind } from './overview/kind.ts';
import { answerKind } from './talk/kind.ts';

export const documents = defineFeature({
  kinds: [
    showKind(overviewKind, {
      many: 'Document overviews',
      viewer: lazy(() => import('./overview/viewer.tsx')),
    }),
    showKind(answerKind, { many: 'Answers from documents', viewer: lazy(() => import('./talk/viewer.tsx')) }),
    showKind(comparisonKind, { many: 'Comparisons', viewer: lazy(() => import('./compare/viewer.tsx')) }),
    showKind(gridKind, { many: 'Tables of fields', viewer: lazy(() => import('./extract/viewer.tsx')) }),
  ],
});
