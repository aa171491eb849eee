import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { consensusKind } from './kind.ts';

export const consensus = defineFeature({
  kinds: [showKind(consensusKind, { many: 'Consensus', viewer: lazy(() => import('./viewer.tsx')) })],
});
