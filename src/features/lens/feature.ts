import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { lensKind } from './kind.ts';

export const lens = defineFeature({
  kinds: [showKind(lensKind, { many: 'Pictures read', viewer: lazy(() => import('./viewer.tsx')) })],
});
