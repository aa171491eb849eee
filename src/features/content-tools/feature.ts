import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { writingKind } from './kind.ts';

export const contentTools = defineFeature({
  kinds: [showKind(writingKind, { many: 'Writing', viewer: lazy(() => import('./viewer.tsx')) })],
});
