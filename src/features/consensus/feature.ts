import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const consensus = defineFeature({
  kinds: { consensus: { many: 'Consensus', viewer: lazy(() => import('./viewer.tsx')) } },
});
