import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { researchKind } from './kind.ts';

export const research = defineFeature({
  kinds: [showKind(researchKind, { many: 'Research', viewer: lazy(() => import('./viewer.tsx')) })],
});
