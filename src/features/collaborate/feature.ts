import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { draftKind } from './kind.ts';

export const collaborate = defineFeature({
  kinds: [showKind(draftKind, { many: 'Drafts', viewer: lazy(() => import('./viewer.tsx')) })],
});
